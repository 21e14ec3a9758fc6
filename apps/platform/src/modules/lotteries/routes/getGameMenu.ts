import { getGameMenu as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentCard } from '../present.ts';
import { readCards, type LotteryCardRow } from '../store/lotteries.ts';

export const getGameMenu = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { prizeMode } }) => {
    const groups = new Map<string, LotteryCardRow[]>();
    for (const row of await readCards(pool, { brandId: brand.id })) {
      if (row.prizeMode === prizeMode) groups.set(row.groupCode, [...(groups.get(row.groupCode) ?? []), row]);
    }
    return [...groups].map(([gameGroupCode, rows]) => ({ gameGroupCode, gameMenus: rows.map(presentCard) }));
  });
