import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import type { Family } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';
import { isUnknown } from '../../components/isUnknown.ts';
import { PlacingFault } from './PlacingFault.tsx';
import { usePlacing } from './usePlacing.ts';

interface ConfirmBetsProps {
  lottery: LotteryCard;
  /** The draw that takes bets now; none between two draws. */
  drawNo: string | undefined;
  family: Family;
  items: readonly BetItem[];
  onClose: () => void;
  onPlaced: () => void;
}

/**
 * Says which draw, which lines and how much, before anything is staked. The draw stays the one that was agreed to; once it
 * is over, the next one is offered, unless it is not known yet whether the bets were taken.
 */
export function ConfirmBets({ lottery: { gameCode }, drawNo, family, items, onClose, onPlaced }: ConfirmBetsProps) {
  const t = useT();
  const real = useRealAction();
  const { currency } = useBrand();
  const [agreedNo, setAgreedNo] = useState(drawNo ?? '');
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const lines = items.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const best = items.reduce((most, item) => (item.best > most ? item.best : most), BigInt(0));
  const placing = usePlacing(gameCode, () => {
    onPlaced();
    onClose();
  });
  const isNotKnown = placing.isError && isUnknown(placing.error);
  const isOver = drawNo !== agreedNo && !placing.isPending && !isNotKnown;
  const agreeToNext = (): void => {
    placing.reset();
    setAgreedNo(drawNo ?? '');
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('lottery.confirmTitle', { no: agreedNo })}
      labels={{ close: t('lottery.close') }}
      footer={
        <Button
          tone="brass"
          isBlock
          isLoading={placing.isPending}
          disabled={isOver && drawNo === undefined}
          onClick={() => (isOver ? agreeToNext() : real(() => placing.mutate({ drawNo: agreedNo, items })))}
        >
          {isOver && drawNo !== undefined
            ? t('lottery.takeNext', { no: drawNo })
            : t(isNotKnown ? 'lottery.askAgain' : 'lottery.place', { stake: moneyText(total, currency) })}
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line-1">
        {items.map((item, at) => (
          <li key={at} className="py-2">
            <BetLine family={family} item={item} />
          </li>
        ))}
      </ul>
      <dl className="mt-2 mb-4 grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1.5 rounded-control bg-bg-inset px-4 py-3 tabular-nums">
        <dt className="text-dense text-text-2">{t('lottery.confirmLines')}</dt>
        <dd className="text-right text-label text-text-1">{lines}</dd>
        <dt className="text-dense text-text-2">{t('lottery.confirmBest')}</dt>
        <dd className="text-right text-label text-text-1">{moneyText(best, currency)}</dd>
        <dt className="text-label text-text-1">{t('lottery.confirmStake')}</dt>
        <dd className="text-right text-num-m text-brass-text">{moneyText(total, currency)}</dd>
      </dl>
      {isOver ? (
        <Callout isLive tone="warning" title={t('lottery.drawOver', { no: agreedNo })}>
          {t(drawNo === undefined ? 'lottery.drawOverWait' : 'lottery.drawOverNext')}
        </Callout>
      ) : placing.isError ? (
        <PlacingFault error={placing.error} meaning={t('lottery.notStaked')} />
      ) : null}
    </Dialog>
  );
}
