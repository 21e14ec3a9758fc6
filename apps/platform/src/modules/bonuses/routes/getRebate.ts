import { getRebate as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { readRebate } from '../readRebate.ts';

export const getRebate = (deps: BonusesDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId, memberId } }) => {
    const rebate = await readRebate(deps.pool, await deps.catalogue.classesOf(brandId), {
      brandId,
      memberId,
      currency,
    });
    if (!rebate) return { isOpen: false, currency, lines: [], minimum: 0n, amount: 0n, mayClaim: false };
    const { lines, rules, amount, mayClaim } = rebate;
    return { isOpen: true, currency, lines, minimum: rules.minimum, amount, mayClaim };
  });
