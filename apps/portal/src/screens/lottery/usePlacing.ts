import { getLottery } from '@baize/contract/lotteries/getLottery';
import { listOrders } from '@baize/contract/lotteries/listOrders';
import { listRestrictedNumbers } from '@baize/contract/lotteries/listRestrictedNumbers';
import { placeOrder } from '@baize/contract/lotteries/placeOrder';
import { getBalance } from '@baize/contract/wallet/getBalance';
import { toast } from '@baize/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wallTime } from '../../businessDay.ts';
import { call } from '../../call.ts';
import { useOnce } from '@baize/ui/useOnce';
import { useT } from '../../i18n/useT.ts';
import { useBrand } from '../../useBrand.ts';
import type { BetItem } from './BetItem.ts';

type Wish = { drawNo: string; items: readonly BetItem[] };

/**
 * Places bets on a draw of a lottery, and says what was accepted. The same wish again after a lost answer is the same order;
 * once it was accepted, the same bets are another wish.
 */
export function usePlacing(gameCode: string, onPlaced: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const once = useOnce();
  const { timeZone } = useBrand();
  return useMutation({
    mutationFn: ({ drawNo, items }: Wish) => {
      const bets = items.map(({ play, selection, unit, multiple, prizeGroup }) => ({
        ...{ play, selection, unit, multiple, prizeGroup },
      }));
      return once([gameCode, drawNo, JSON.stringify(bets)], (requestId) =>
        call(placeOrder, { requestId, gameCode, drawNo, items: bets }),
      );
    },
    onSuccess: (order) => {
      toast.success(
        t('lottery.placed', {
          ...{ no: order.drawNo, close: wallTime(Date.parse(order.closeAt), timeZone) },
          time: wallTime(Date.parse(order.acceptedAt), timeZone),
        }),
      );
      onPlaced();
    },
    /* Most refusals say that the draw or its terms are others by now. */
    onError: () => void queries.invalidateQueries({ queryKey: [getLottery.id, gameCode] }),
    onSettled: () => {
      for (const { id } of [listOrders, getBalance, listRestrictedNumbers])
        void queries.invalidateQueries({ queryKey: [id] });
    },
  });
}
