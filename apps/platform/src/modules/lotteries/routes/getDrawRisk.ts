import { getDrawRisk as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { LotteriesDeps } from '../LotteriesDeps.ts';
import { readRisk } from '../readRisk.ts';

export const getDrawRisk = ({ pool }: LotteriesDeps): Route =>
  implement(operation, async ({ brand: { id: brandId, currency }, input: { drawId }, refuse }) => {
    const risk = await readRisk(pool, { brandId, drawId });
    if (!risk) throw refuse('draw_not_found');
    return { currency, ...risk };
  });
