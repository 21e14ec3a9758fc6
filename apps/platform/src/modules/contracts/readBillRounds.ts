import type { billRounds } from '@baize/contract/contracts/billRounds';
import { addDays } from '@baize/maths/contracts/addDays';
import { pageOf } from '@baize/server/pageOf';
import { windowOf } from '@baize/server/windowOf';
import type * as z from 'zod/mini';
import type { BillRow } from './BillRow.ts';
import { namesOf } from './namesOf.ts';
import { presentBill } from './present.ts';
import { presentFacts, type FactDeps } from './presentFacts.ts';
import { readBillFacts, readBillScope, type BillFact, type BillScope } from './store/billRounds.ts';

type Asked = Readonly<{ pageNum: number; pageSize: number }>;

/** A page of the rounds behind a bill. For an agent, `viewer`, who is no longer in the own line stays without a name. */
export async function readBillRounds(
  deps: FactDeps,
  bill: BillRow,
  { pageNum, pageSize, viewer }: Asked & { viewer?: bigint },
): Promise<z.output<typeof billRounds>> {
  const scope = await readBillScope(deps.pool, bill.id);
  const { facts, total } = await readPage(deps, scope, { limit: pageSize, offset: (pageNum - 1) * pageSize });
  const rows = await presentFacts(deps, bill.brandId, { facts, viewer });
  const sum = (of: (fact: BillFact) => bigint): bigint => facts.reduce((all, fact) => all + of(fact), 0n);
  return {
    bill: presentBill(bill, await namesOf(deps, bill.brandId, [bill])),
    isKept: scope !== undefined,
    page: pageOf(
      rows.map(({ round }) => round),
      total,
      { pageNum, pageSize },
    ),
    pageTotals: { validBet: sum(({ validBet }) => validBet), profitAndLoss: sum(({ net }) => net) },
  };
}

/** How many facts each day has tells on which days a page lies, so that no others are read. */
async function readPage(
  { pool }: FactDeps,
  scope: BillScope | undefined,
  page: { limit: number; offset: number },
): Promise<{ facts: BillFact[]; total: number }> {
  const counts = new Map(Object.entries(scope?.facts.byDay ?? {}));
  const days = [...counts.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (scope === undefined || first === undefined || last === undefined) return { facts: [], total: 0 };
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const { since, before, skipped } = windowOf(counts, { from: first, ...page });
  const to = before === undefined ? last : addDays(before, -1);
  const offset = page.offset - skipped;
  return { facts: await readBillFacts(pool, scope, { from: since, to, limit: page.limit, offset }), total };
}
