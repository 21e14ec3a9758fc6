import type { listOwnPromotions, listPromotions, OutputOf } from '@baize/contract';
import { shareText } from '@baize/ui/shareText';
import { Button } from '@baize/ui/Button';
import { PromotionCard } from '@baize/ui/PromotionCard';
import { StatusChip } from '@baize/ui/StatusChip';
import { useEffect, useRef, useState } from 'react';
import { SafeHtml } from '../../components/SafeHtml.tsx';
import { moneyText } from '../../components/moneyText.ts';
import { ApplyDialog } from '../../components/promotions/ApplyDialog.tsx';
import { SeedFacts } from '../../components/promotions/SeedFacts.tsx';
import { PromotionAction } from '../../components/promotions/PromotionAction.tsx';
import { statusTone } from '../../components/promotions/statusTone.ts';
import { useKeyLine } from '../../components/promotions/useKeyLine.ts';
import { useReasonText } from '../../components/promotions/useReasonText.ts';
import type { useRewardActs } from '../../components/promotions/useRewardActs.ts';
import { useDay } from '../../components/useDay.ts';
import { useT } from '../../i18n/useT.ts';
import { wallTime } from '../../businessDay.ts';
import { useBrand } from '../../useBrand.ts';

type Props = {
  promotion: OutputOf<typeof listPromotions>[number];
  own: OutputOf<typeof listOwnPromotions>[number] | undefined;
  acts: ReturnType<typeof useRewardActs>;
  /** The address leads to it: it is scrolled to, and its terms are unfolded. */
  isLinked: boolean;
};

const NOTHING = 0n;

/** One promotion of the hall: what it gives, on which terms, and what can be done now. */
export function CampaignCard({ promotion, own, acts, isLinked }: Props) {
  const t = useT();
  const day = useDay();
  const { timeZone } = useBrand();
  const keyLine = useKeyLine();
  const reasonText = useReasonText();
  const [isUnfolded, setUnfolded] = useState(isLinked);
  const [isApplying, setApplying] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView();
  }, [isLinked]);
  const { id, kind, title, summary, content, image, startsAt, endsAt, prizes, currency } = promotion;
  const status = own?.status ?? promotion.status;
  const reward = own?.reward ?? null;
  const isHeld = reward?.isHeld === true;
  const shown = status === 'claim' && isHeld ? 'inProcess' : status;
  const wish = { promotionId: id, kind };
  const when =
    promotion.status === 'comingSoon'
      ? t('promotions.from', { day: day(startsAt) })
      : endsAt === null
        ? t('promotions.always')
        : t('promotions.until', { day: day(endsAt) });
  return (
    <li
      id={`campaign-${id}`}
      ref={card}
      className="flex scroll-mt-32 flex-col overflow-hidden rounded-panel bg-bg-1 shadow-panel"
    >
      <PromotionCard
        {...{ image, when, title, summary }}
        chip={<StatusChip tone={statusTone[shown]}>{t(`promotions.status.${shown}`)}</StatusChip>}
        line={keyLine(promotion)}
        note={
          (status === 'rejected' || status === 'closed') && reward !== null && reward.publicReason !== ''
            ? reasonText(reward.publicReason)
            : status === 'closed' && promotion.isUsedUp
              ? t('promotions.usedUp')
              : status === 'claim' && reward !== null && reward.claimBy !== null && !isHeld
                ? t('promotions.claimBy', { time: wallTime(Date.parse(reward.claimBy), timeZone) })
                : t(`promotions.for.${promotion.audience}`)
        }
        terms={
          <div id={`${id}-campaign`} hidden={!isUnfolded} className="mt-3">
            {isUnfolded ? (
              <>
                <SafeHtml html={content} />
                <p className="mt-3 text-dense text-text-2">
                  {t(endsAt === null ? 'promotions.claimWithin' : 'promotions.claimAfterEnd', {
                    days: promotion.claimDays,
                  })}
                </p>
                {prizes.length === 0 ? null : (
                  <ul className="mt-3 grid gap-1">
                    {prizes.map((prize) => (
                      <li key={prize.name} className="flex justify-between gap-4 text-dense text-text-2">
                        <span>
                          {prize.name}
                          <span className="block text-cap text-text-3">
                            {t('promotions.odds', {
                              weight: prize.weight,
                              of: prize.of,
                              share: shareText(prize.weight, prize.of),
                            })}
                          </span>
                        </span>
                        <span className="text-text-1 tabular-nums">
                          {prize.amount === NOTHING ? '—' : moneyText(prize.amount, currency)}
                        </span>
                      </li>
                    ))}
                  </ul>
                )}
                {promotion.rain === null ? null : <SeedFacts className="mt-3" {...promotion.rain} />}
              </>
            ) : null}
          </div>
        }
        actions={
          <>
            <PromotionAction
              {...{ status, kind, isHeld }}
              isBusy={acts.pending !== undefined && (acts.pending === id || acts.pending === reward?.id)}
              onJoin={() => acts.act({ act: 'join', ...wish })}
              onApply={() => setApplying(true)}
              onClaim={() => acts.act({ act: 'claim', ...wish, rewardId: reward?.id })}
            />
            <Button
              tone="neutral"
              iconEnd={isUnfolded ? 'chevronUp' : 'chevronDown'}
              aria-expanded={isUnfolded}
              aria-controls={`${id}-campaign`}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t(isUnfolded ? 'promotions.hideTerms' : 'promotions.showTerms')}
            </Button>
          </>
        }
      />
      {isApplying ? (
        <ApplyDialog promotion={promotion} onClose={() => setApplying(false)} onSent={acts.refresh} />
      ) : null}
    </li>
  );
}
