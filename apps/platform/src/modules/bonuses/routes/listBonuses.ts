import { listBonuses as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { settleGrants } from '../commands/settleGrants.ts';
import { presentGrant } from '../present.ts';
import { progressOf } from '../progressOf.ts';
import { listEnded, listOpen } from '../store/grants.ts';

export const listBonuses = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, brand, session: { brandId, memberId } }) => {
    const owner = { brandId, memberId };
    // A reader does not have to wait for the job to see a bonus released.
    await settleGrants(deps, owner);
    const [open, ended, balances] = await Promise.all([
      listOpen(deps.pool, owner),
      listEnded(deps.pool, { ...owner, pageNum, pageSize }),
      balancesOf(deps.pool, owner),
    ]);
    const held = balances.find(({ name, currency }) => name === 'bonus' && currency === brand.currency);
    return {
      ...{ currency: brand.currency, balance: held?.balance ?? 0n },
      open: await Promise.all(open.map(async (row) => presentGrant(row, await progressOf(deps.pool, row)))),
      ended: pageOf(
        ended.rows.map((row) => presentGrant(row, row.done)),
        ended.total,
        { pageNum, pageSize },
      ),
    };
  });
