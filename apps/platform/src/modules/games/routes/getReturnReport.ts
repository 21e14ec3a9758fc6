import { getReturnReport as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { readStretch } from '#modules/exports/index.ts';
import type { GamesDeps } from '../GamesDeps.ts';
import { readReturns } from '../readReturns.ts';

export const getReturnReport = (deps: GamesDeps): Route =>
  implement(operation, async ({ input, brand }) => {
    const { pageNum, pageSize } = input;
    const rows = await readReturns(deps, brand, { ...input, ...readStretch(input, brand.timeZone) });
    return {
      currency: brand.currency,
      page: pageOf(rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), rows.length, { pageNum, pageSize }),
    };
  });
