import type { listPromotions, OutputOf } from '@baize/contract';
import { listOwnPromotions } from '@baize/contract/promotions/listOwnPromotions';
import type { PromotionStatus } from '@baize/contract/promotions/promotion';
import { foldedText } from '@baize/contract/foldedText';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { ErrorState } from '@baize/ui/ErrorState';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { promotionGroups, type PromotionSearch, type PromotionStand } from '../../paths.ts';
import { promotionsOf } from '../../promotionsOf.ts';
import { useSession } from '../../session.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { groupsOf } from './groupsOf.ts';
import { HallFilters } from './HallFilters.tsx';

type Promotion = OutputOf<typeof listPromotions>[number];

/** Where something can be done, or is under way. */
const standOf: Readonly<Partial<Record<PromotionStatus, PromotionStand>>> = {
  join: 'join',
  ...{ signedUp: 'joined', applying: 'joined', inProcess: 'joined', claimed: 'joined' },
  claim: 'claim',
};

interface ClaimHallProps {
  isOpenOnly: boolean;
  /** What stands in the address, and how it is changed. */
  search: PromotionSearch;
  onFilter: (next: PromotionSearch) => void;
  /** The anchor of the promotion that the address leads to. */
  linked: string;
}

/** The promotions that can be joined and claimed; with `isOpenOnly` those alone in which something can be done now. */
export function ClaimHall({ isOpenOnly, search, onFilter, linked }: ClaimHallProps) {
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
  /* What an operator still looks at is under way, and nothing to claim yet. */
  const placeIn = ({ id, status }: Promotion): PromotionStand | undefined => {
    const stand = standOf[ownOf(id)?.status ?? status];
    return stand === 'claim' && ownOf(id)?.reward?.isHeld === true ? 'joined' : stand;
  };
  const offered = list.data.filter((promotion) => !isOpenOnly || placeIn(promotion) !== undefined);
  if (offered.length === 0) {
    if (!isOpenOnly) return null;
    return (
      <div className="rounded-sheet bg-bg-1 shadow-panel">
        <EmptyState title={t('promotions.hallEmpty')} hint={t('promotions.hallEmptyHint')} />
      </div>
    );
  }
  const isKnown = isAsked && own.data !== undefined;
  const sought = foldedText(search.search ?? '');
  const shown = offered.filter(
    (promotion) =>
      (search.group === undefined || groupsOf(promotion).includes(search.group)) &&
      (search.mine === undefined || !isKnown || placeIn(promotion) === search.mine) &&
      foldedText(`${promotion.title} ${promotion.summary}`).includes(sought),
  );
  const countOf = (stand: PromotionStand): number => offered.filter((one) => placeIn(one) === stand).length;
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
      <HallFilters
        search={search}
        groups={promotionGroups.filter((group) => offered.some((one) => groupsOf(one).includes(group)))}
        counts={isKnown ? { join: countOf('join'), joined: countOf('joined'), claim: countOf('claim') } : undefined}
        onFilter={onFilter}
      />
      {shown.length === 0 ? (
        <div className="rounded-sheet bg-bg-1 shadow-panel">
          <EmptyState
            title={t('promotions.noMatch')}
            action={
              <Button onClick={() => onFilter({ group: undefined, mine: undefined, search: undefined })}>
                {t('promotions.showAll')}
              </Button>
            }
          />
        </div>
      ) : (
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
      )}
    </>
  );
}
