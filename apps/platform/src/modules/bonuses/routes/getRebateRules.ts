import { getRebateRules as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { noRates } from '../rules.ts';
import { readRebateRules } from '../store/rebates.ts';

export const getRebateRules = ({ pool }: BonusesDeps): Route =>
  implement(operation, async ({ brand: { currency }, session: { brandId } }) => {
    const rules = await readRebateRules(pool, brandId);
    if (!rules) return { rates: noRates, minimum: 0n, currency, version: 0 };
    return { rates: rules.rates, minimum: rules.minimum, currency, version: rules.version };
  });
