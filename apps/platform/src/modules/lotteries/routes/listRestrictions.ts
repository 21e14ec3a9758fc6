import { listRestrictions as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readRestrictions } from '../readRestrictions.ts';
import { readBrandLotteryId } from '../store/terms.ts';

export const listRestrictions = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand, input: { lotteryId: id }, refuse }) => {
    const lotteryId = await readBrandLotteryId(pool, { brandId: brand.id, id });
    if (lotteryId === undefined) throw refuse('lottery_not_found');
    return readRestrictions(pool, brand, lotteryId);
  });
