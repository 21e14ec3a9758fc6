import { Button } from '@baize/ui/Button';
import { cx } from '@baize/ui/cx';
import { moneyText } from '../../components/moneyText.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem } from './BetItem.ts';
import type { Over } from './overLines.ts';

interface OverLineProps {
  /** Its place among the bets, from 1. */
  number: number;
  /** Which limit it is over, or in words why it was refused. */
  fault: Over | string;
  /** The same bet at the highest multiple that keeps to the limits, where there is one. */
  lowered: BetItem | undefined;
  onLower: (item: BetItem) => void;
  onRemove: () => void;
}

/** Why a bet cannot be placed as it is, and what can be done about it. */
export function OverLine({ number, fault, lowered, onLower, onRemove }: OverLineProps) {
  const t = useT();
  const { currency } = useBrand();
  const isSure = typeof fault === 'string' || fault.isSure;
  const why = (): string => {
    if (typeof fault === 'string') return fault;
    const left = moneyText(fault.left, currency);
    if (fault.limit === 'closedNumber') return t('lottery.restricted.isClosed', { number: fault.number ?? '' });
    if (fault.limit === 'limitedNumber') return t('lottery.restricted.isLimited', { number: fault.number ?? '', left });
    return t(`lottery.over.${fault.limit}`, { left });
  };
  return (
    <div
      data-over-line=""
      className={cx(
        'mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control px-3 py-2.5',
        isSure ? 'bg-cinnabar-tint' : 'bg-amber-tint',
      )}
    >
      <p className={cx('min-w-0 flex-1 basis-56 text-dense', isSure ? 'text-cinnabar-text' : 'text-amber-text')}>
        {why()}
      </p>
      <div className="flex flex-wrap gap-2">
        {lowered === undefined ? null : (
          <Button size="s" onClick={() => onLower(lowered)}>
            {t('lottery.over.lower', { multiple: lowered.multiple, stake: moneyText(lowered.stake, currency) })}
          </Button>
        )}
        <Button size="s" tone="outline" aria-label={t('lottery.remove', { number })} onClick={onRemove}>
          {t('lottery.over.remove')}
        </Button>
      </div>
    </div>
  );
}
