import { listGames as operation } from '@baize/contract';
import { findsGame } from '@baize/contract/games/findsGame';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { hasBingo } from '../hasBingo.ts';
import { presentGame } from '../present.ts';

export const listGames = ({ catalogue }: GamesDeps): Route =>
  implement(operation, async ({ brand, input }) => {
    const { gameClassify, vassalage, search, pageNum, pageSize } = input;
    const isFound = findsGame(search ?? '');
    const isWithBingo = hasBingo(brand);
    const found = (await catalogue.ofBrand(brand.id)).filter(
      ({ row, vendor, decision }) =>
        row.classify === gameClassify &&
        (isWithBingo || (decision?.subCategory ?? row.subCategory) !== 'BG') &&
        (vassalage === undefined || vendor.code === vassalage) &&
        isFound(row.names, row.gameCode),
    );
    return pageOf(found.slice((pageNum - 1) * pageSize, pageNum * pageSize).map(presentGame), found.length, {
      pageNum,
      pageSize,
    });
  });
