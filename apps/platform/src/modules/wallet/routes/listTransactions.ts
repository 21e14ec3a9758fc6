import { listTransactions as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { WalletDeps } from '../WalletDeps.ts';
import { presentTransaction, withdrawalOf } from '../present.ts';
import { balancesOf, transactionsOf } from '../store.ts';
import { wantedKinds } from '../wantedKinds.ts';

/** A quarter, and a day for a clock change. A longer range would sum too much for one page. */
const MAX_DAYS = 93;

export const listTransactions = ({ pool, withdrawals, lineNotes }: WalletDeps): Route =>
  implement(operation, async ({ input, brand, session, refuse }) => {
    if (!brand.modules.has('TRANSREC3')) throw refuse('not_allowed');
    const { withdrawalStatus, pageNum, pageSize } = input;
    const kinds = wantedKinds(input);
    const [from, to] = [new Date(input.from), new Date(input.to)];
    if (from >= to || to.getTime() - from.getTime() > MAX_DAYS * 86_400_000) {
      throw new Refusal('invalid_input', 'Not valid: from', { field: 'from' });
    }
    const main = (await balancesOf(pool, session)).find((account) => account.name === 'main');
    const found = await transactionsOf(pool, {
      ...{ brandId: session.brandId, memberId: session.memberId, currency: main?.currency ?? brand.currency },
      ...{ from, to, pageNum, pageSize, ...(kinds === undefined ? {} : { kinds }) },
      ...(withdrawalStatus === undefined ? {} : { withdrawals: await withdrawals.idsOf(session, withdrawalStatus) }),
    });
    const ids = found.rows.map(withdrawalOf).filter((id) => id !== undefined);
    const statuses = await withdrawals.statusesOf(session, ids);
    const keys = found.rows.filter(({ scope }) => scope === lineNotes.scope).map(({ key }) => key);
    const notes = await lineNotes.notesOf(session, keys);
    return {
      page: pageOf(
        found.rows.map((row) =>
          presentTransaction(row, statuses, row.scope === lineNotes.scope ? notes.get(row.key) : undefined),
        ),
        found.total,
        { pageNum, pageSize },
      ),
      totals: { in: found.in, out: found.out, net: found.in - found.out },
      currency: main?.currency ?? brand.currency,
    };
  });
