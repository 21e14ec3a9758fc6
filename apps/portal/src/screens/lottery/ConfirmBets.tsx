import { placeOrder } from '@baize/contract/lotteries/placeOrder';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { Dialog } from '@baize/ui/Dialog';
import { toast } from '@baize/ui/toast';
import type { Family } from '@baize/maths/lottery/Play';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { wallTime } from '../../businessDay.ts';
import { call } from '../../call.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useRealAction } from '../../components/useRealAction.ts';
import { useRequestId } from '../../components/withdraw/useRequestId.ts';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem, LotteryCard } from './BetItem.ts';
import { BetLine } from './BetLine.tsx';

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
  const queries = useQueryClient();
  const requestId = useRequestId();
  const { currency, timeZone } = useBrand();
  const [agreedNo] = useState(drawNo);
  const total = items.reduce((sum, { stake }) => sum + stake, BigInt(0));
  const bets = items.map(({ play, selection, unit, multiple, prizeGroup }) => ({
    ...{ play, selection, unit, multiple, prizeGroup },
  }));
  const placing = useMutation({
    mutationFn: () =>
      call(placeOrder, {
        requestId: requestId([gameCode, agreedNo, JSON.stringify(bets)]),
        ...{ gameCode, drawNo: agreedNo, items: bets },
      }),
    onSuccess: (order) => {
      toast.success(
        t('lottery.placed', {
          ...{ no: order.drawNo, close: wallTime(Date.parse(order.closeAt), timeZone) },
          time: wallTime(Date.parse(order.acceptedAt), timeZone),
        }),
      );
      onPlaced();
      onClose();
    },
    onSettled: () => {
      for (const { id } of [listOrders, getBalance]) void queries.invalidateQueries({ queryKey: [id] });
    },
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      size="m"
      title={t('lottery.confirmTitle', { no: agreedNo })}
      labels={{ close: t('lottery.close') }}
      footer={
        <Button tone="brass" isBlock isLoading={placing.isPending} onClick={() => real(() => placing.mutate())}>
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
