import type { OutputOf } from '@baize/contract';
import type { listOrders } from '@baize/contract/lotteries/listOrders';
import type { Family } from '@baize/maths/lottery/Play';
import type { BetItem, LotteryTerms } from './BetItem.ts';
import { priceSelection } from './choice.ts';

type Order = OutputOf<typeof listOrders>['content'][number];

/** The lines of an order as they would be bet now; none of it where one of them cannot be any more. */
export function itemsOf(order: Pick<Order, 'lines'>, family: Family, terms: LotteryTerms): BetItem[] {
  const items = order.lines.flatMap(({ play: id, selection, unit, multiple, prizeGroup }) => {
    const play = family.plays.find((one) => one.id === id);
    if (play === undefined) return [];
    const group = Math.min(Math.max(prizeGroup, terms.minGroup), terms.maxGroup);
    const priced = priceSelection(play, selection, { unit, multiple, prizeGroup: group }, terms);
    return 'item' in priced ? [priced.item] : [];
  });
  return items.length === order.lines.length ? items : [];
}
