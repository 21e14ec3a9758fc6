import { listOwnPromotions } from '@baize/contract/promotions/listOwnPromotions';
import type { PromotionStatus } from '@baize/contract/promotions/promotion';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { promotionsOf } from '../../promotionsOf.ts';
import { useSession } from '../../session.ts';
import { CampaignCard } from './CampaignCard.tsx';

/** Where something can be done, or is under way. */
const live = new Set<PromotionStatus>(['join', 'signedUp', 'applying', 'inProcess', 'claim', 'claimed']);

interface ClaimHallProps {
  isOpenOnly: boolean;
  /** The anchor of the promotion that the address leads to. */
  linked: string;
}

/** The promotions that can be joined and claimed; with `isOpenOnly` those alone in which something can be done now. */
export function ClaimHall({ isOpenOnly, linked }: ClaimHallProps) {
  const t = useT();
  const language = useLanguage();
  const errorText = useErrorText();
  const acts = useRewardActs();
  const { member, isTrial } = useSession();
  const list = useQuery(promotionsOf(language));
  const isAsked = member !== undefined && isTrial !== true && member.needsPasswordChange !== true;
  const own = useQuery({ ...query(listOwnPromotions, { language }), enabled: isAsked });
  if (list.isError) {
    return (
      <ErrorState
        title={t('promotions.failed')}
        hint={errorText(list.error)}
        retryLabel={t('shell.retry')}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (list.data === undefined) {
    return (
      <div aria-busy="true" aria-label={t('shell.loading')} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} className="h-64 rounded-panel" />
        ))}
      </div>
    );
  }
  const ownOf = (id: string) => (isAsked ? own.data?.find(({ promotionId }) => promotionId === id) : undefined);
  const shown = list.data.filter(({ id, status }) => !isOpenOnly || live.has(ownOf(id)?.status ?? status));
  if (shown.length === 0) {
    if (!isOpenOnly) return null;
    return (
      <div className="rounded-sheet bg-bg-1 shadow-panel">
        <EmptyState title={t('promotions.hallEmpty')} hint={t('promotions.hallEmptyHint')} />
      </div>
    );
  }
  return (
    <>
      {own.isError && isAsked ? (
        <ErrorState
          title={t('promotions.ownFailed')}
          hint={errorText(own.error)}
          retryLabel={t('shell.retry')}
          onRetry={() => void own.refetch()}
        />
      ) : null}
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {shown.map((promotion) => (
          <CampaignCard
            key={promotion.id}
            promotion={promotion}
            own={ownOf(promotion.id)}
            acts={acts}
            isLinked={linked === `campaign-${promotion.id}`}
          />
        ))}
      </ul>
    </>
  );
}
