import { listDraws as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentPage, presentOperatorDraw } from '../present.ts';
import { listNames } from '../store/lotteries.ts';
import { countLate, listOfBrand } from '../store/proposals.ts';

export const listDraws = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { id: brandId, currency }, input: { view, gameCode: code, ...page } }) => {
    const names = await listNames(pool, brandId);
    const late = await countLate(pool, brandId);
    const rows = await listOfBrand(pool, { brandId, view, code, ...page });
    return {
      page: presentPage(rows, page, (row) => presentOperatorDraw(row, currency)),
      late,
      lotteries: names.map(({ code: gameCode, name }) => ({ gameCode, name })),
    };
  });
