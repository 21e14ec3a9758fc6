import { differencesOf, type Difference, type Listed } from './rules.ts';
import { findReferences, listStretch } from './store.ts';
import type { TransfersDeps } from './TransfersDeps.ts';
import type { BrandVendor } from './walletsOf.ts';

/** Clock tolerance: how far outside the range the other side's list is still searched. */
const SLACK_MS = 10 * 60_000;

type Totals = { count: number; in: bigint; out: bigint };
type Stretch = { brandId: number; from: Date; to: Date };
export type Reconciliation = { ours: Totals; theirs: Totals; open: number; differences: Difference[] };

/** Compares our transfers with a vendor's own list. Throws SupplierError if it gives none. */
export async function reconcile(
  deps: TransfersDeps,
  { known, partner }: BrandVendor,
  { brandId, from, to }: Stretch,
): Promise<Reconciliation> {
  const vendorId = known.vendor.id;
  const listed = await deps.vendors.transferWallets.listTransfers(known, {
    from: new Date(from.getTime() - SLACK_MS),
    to: new Date(to.getTime() + SLACK_MS),
  });
  // Read after the vendor's list: whatever that contains was stored here before.
  const own = await listStretch(deps.pool, { brandId, vendorId, from, to });
  const mentioned = await findReferences(deps.pool, { brandId, references: listed.map(({ reference }) => reference) });
  const byReference = new Map([...mentioned, ...own].map((row) => [row.reference, row]));
  const isInside = (at: Date): boolean => at >= from && at < to;
  const done = own.filter(({ status }) => status === 'done');
  const theirs = listed
    .filter(({ state, username }) => state === 'done' && username.startsWith(`${partner}-`))
    .map(({ reference, direction, amount, createdAt, username }): Listed => {
      const row = byReference.get(reference);
      return { reference, direction, amount, at: createdAt, account: row?.account ?? username };
    });
  // A transfer of ours belongs to the range of its start, whatever the vendor's clock.
  const inside = theirs.filter(({ reference, at }) => isInside(byReference.get(reference)?.createdAt ?? new Date(at)));
  const isOpen = (status: string): boolean => ['requested', 'sent', 'unknown'].includes(status);
  const open = own.filter(({ status }) => isOpen(status));
  const ours = done.map(({ reference, direction, amount, createdAt, account }): Listed => ({
    ...{ reference, direction, amount, at: createdAt.toISOString(), account },
  }));
  return {
    ours: totalsOf(ours),
    theirs: totalsOf(inside),
    open: open.length,
    differences: differencesOf(ours, inside, new Set(open.map(({ reference }) => reference))),
  };
}

function totalsOf(rows: readonly Listed[]): Totals {
  return rows.reduce<Totals>(
    (sum, { direction, amount }) => ({
      count: sum.count + 1,
      in: sum.in + (direction === 'in' ? amount : 0n),
      out: sum.out + (direction === 'out' ? amount : 0n),
    }),
    { count: 0, in: 0n, out: 0n },
  );
}
