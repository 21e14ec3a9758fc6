import { listBonuses as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { balancesOf } from '#modules/wallet/index.ts';
import type { BonusesDeps } from '../BonusesDeps.ts';
import { settleGrants } from '../commands/settleGrants.ts';
import { countedOf } from '../countedOf.ts';
import { presentGrant } from '../present.ts';
import { stretchOf } from '../stretchOf.ts';
import { listEnded, listOpen, sumEnded } from '../store/grants.ts';

export const listBonuses = (deps: BonusesDeps): Route =>
  implement(operation, async ({ input, brand, session }) => {
    const { status, pageNum, pageSize } = input;
    const owner = { brandId: session.brandId, memberId: session.memberId };
    const filter = { ...owner, ...stretchOf(input, brand.timeZone), status };
    // Whoever looks need not wait for the next round of the job to see a bonus released.
    await settleGrants(deps, owner);
    const [open, ended, { total, amount }, balances, classes] = await Promise.all([
      listOpen(deps.pool, owner),
      listEnded(deps.pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize }),
      sumEnded(deps.pool, filter),
      balancesOf(deps.pool, owner),
      deps.catalogue.classesOf(session.brandId),
    ]);
    const held = balances.find(({ name, currency }) => name === 'bonus' && currency === brand.currency);
    return {
      ...{ currency: brand.currency, balance: held?.balance ?? 0n },
      open: await Promise.all(open.map(async (row) => presentGrant(row, await countedOf(deps.pool, classes, row)))),
      ended: pageOf(
        ended.map((row) => presentGrant(row)),
        total,
        { pageNum, pageSize },
      ),
      endedTotals: { amount },
    };
  });
