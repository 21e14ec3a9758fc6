import { getLevels as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { KycDeps } from '../KycDeps.ts';
import { readLevels } from '../store/levels.ts';

export const getLevels = ({ pool }: KycDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId } }) => {
    const found = await readLevels(pool, { brandId, currency });
    return { levels: found?.levels ?? null, version: found?.version ?? 0, currency };
  });
