import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import type { Family } from '@baize/maths/lottery/Play';
import { useState } from 'react';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';
import { usePlacing } from './usePlacing.ts';

interface ConfirmBetsProps {
  lottery: LotteryCard;
  drawNo: string;
  family: Family;
  items: readonly BetItem[];
  onClose: () => void;
  onPlaced: () => void;
}

/** Says which draw, which lines and how much, before anything is staked; the draw stays the one that was agreed to. */
export function ConfirmBets({ lottery: { gameCode }, drawNo, family, items, onClose, onPlaced }: ConfirmBetsProps) {
  const t = useT();
  const errorText = useErrorText();
  const real = useRealAction();
  const { currency } = useBrand();
  const [agreedNo] = useState(drawNo);
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const placing = usePlacing(gameCode, () => {
    onPlaced();
    onClose();
  });
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
          onClick={() => real(() => placing.mutate({ drawNo: agreedNo, items }))}
        >
          {t('lottery.place', { stake: moneyText(total, currency) })}
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
      {placing.isError ? (
        <Callout tone="danger" title={errorText(placing.error)}>
          {t('lottery.notPlaced')}
        </Callout>
      ) : null}
    </Dialog>
  );
}
