import { getConsolidatedFunds as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import { readPurses } from '../readPurses.ts';
import { readIsSingle } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';

export const getConsolidatedFunds = (deps: TransfersDeps): Route =>
  implement(operation, async ({ brand, session: { brandId, memberId } }) => {
    const isSingle = await readIsSingle(deps.pool, brandId);
    const purses = isSingle ? [] : await readPurses(deps, { brandId, memberId });
    const own = (await balancesOf(deps.pool, { brandId, memberId })).filter(
      ({ currency }) => currency === brand.currency,
    );
    const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);
    const main = sum(own.filter(({ name }) => name === 'main').map(({ balance }) => balance));
    const bonus = sum(own.filter(({ name }) => name === 'bonus').map(({ balance }) => balance));
    const held = sum(own.filter(({ name }) => name.startsWith('hold.')).map(({ balance }) => balance));
    // Money on its way back is still in the vendor's wallet until done; only what left the main one is in transit.
    const pending = sum(purses.map((purse) => purse.pendingIn));
    const vendors = sum(purses.map(({ seen }) => seen));
    return {
      ...{ currency: brand.currency, main, bonus, held, pending, vendors },
      total: main + bonus + held + pending + vendors,
      isComplete: purses.every(({ balance }) => balance !== undefined),
    };
  });
