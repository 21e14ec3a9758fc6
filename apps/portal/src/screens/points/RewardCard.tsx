import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { wallTime } from '../../businessDay.ts';
import { moneyText } from '../../components/moneyText.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { Reward } from './Reward.ts';
import { RewardArt } from './RewardArt.tsx';
import { isSome, pointsText } from './worthOf.ts';

interface RewardCardProps {
  reward: Reward;
  currency: string;
  /** The member's points; undefined while they are not known, and for a trial account. */
  balance: number | undefined;
  onRedeem: () => void;
}

/** A reward with its price, what is left of it, and why it cannot be had, if it cannot. */
export function RewardCard({ reward, currency, balance, onRedeem }: RewardCardProps) {
  const t = useT();
  const language = useLanguage();
  const { timeZone } = useBrand();
  const name = localText(reward.name, language);
  const missing = balance === undefined ? 0 : reward.points - balance;
  const isGone = reward.left === 0;
  const isUsedUp = reward.memberCap !== null && reward.taken >= reward.memberCap;
  const isOff = isGone || isUsedUp || missing > 0;
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-panel bg-bg-2 shadow-panel">
      <RewardArt reward={reward} currency={currency} className={cx('aspect-16/10', isGone && 'opacity-50')} />
      <div className="flex flex-1 flex-col gap-2 p-3 sm:p-4">
        <h2 className="text-label font-bold text-text-1">{name}</h2>
        <p className="line-clamp-3 text-cap text-text-2">{localText(reward.about, language)}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
          <span className="text-num-m text-brass-text">{t('points.count', { count: pointsText(reward.points) })}</span>
          {isSome(reward.amount) ? (
            <span className="text-dense text-text-2">
              {t('points.plus', { amount: moneyText(reward.amount, currency) })}
            </span>
          ) : null}
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-cap text-text-3 tabular-nums">
          <span>{isGone ? t('points.soldOut') : t('points.left', { count: pointsText(reward.left) })}</span>
          {reward.memberCap === null ? null : (
            <span>{t('points.cap', { taken: reward.taken, cap: reward.memberCap })}</span>
          )}
          {reward.closesAt === null ? null : (
            <span>{t('points.until', { time: wallTime(Date.parse(reward.closesAt), timeZone) })}</span>
          )}
        </p>
        <Button
          tone={isOff ? 'neutral' : 'felt'}
          isBlock
          disabled={isOff}
          onClick={onRedeem}
          className="mt-1 h-auto! min-h-control py-2 whitespace-normal!"
        >
          {!isGone && !isUsedUp && missing > 0
            ? t('points.missing', { count: pointsText(missing) })
            : t('points.redeem')}
          <span className="sr-only">: {name}</span>
        </Button>
      </div>
    </article>
  );
}
