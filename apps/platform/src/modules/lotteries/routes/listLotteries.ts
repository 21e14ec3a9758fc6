import { listLotteries as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { presentOperatorLottery } from '../present.ts';
import { listOfOperators } from '../store/terms.ts';

export const listLotteries = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { id: brandId, currency } }) =>
    (await listOfOperators(pool, { brandId })).map((row) => presentOperatorLottery(row, currency)),
  );
