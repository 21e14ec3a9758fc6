import type { TransferState } from '#modules/vendors/index.ts';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { MoveRow } from './MoveRow.ts';

/** Validity of a transfer at the vendor after it was sent; never processed afterwards. */
export const VALID_MS = 30_000;

/**
 * After this an unknown reference can no longer be processed: its validity is over, with the same again for clock
 * differences.
 */
const LOST_AFTER_MS = 2 * VALID_MS;

/** How long an abandoned transfer is left alone before it is queried. */
export const PATIENCE_MS = 15_000;

/** Delay of the first query once no response is expected. */
export const ASK_SOON_MS = 5_000;

export type Verdict = 'done' | 'returned' | 'unknown';

/** The meaning of a vendor's status for a transfer sent `ageMs` ago. */
export function verdictOf(said: TransferState, ageMs: number): Verdict {
  switch (said) {
    case 'done':
      return 'done';
    case 'refused':
      return 'returned';
    case 'unknown':
      return 'unknown';
    case 'unheard':
      return ageMs > LOST_AFTER_MS ? 'returned' : 'unknown';
  }
}

const common = ({ brandId, memberId, currency, amount }: MoveRow) => ({
  ...{ brandId, memberId, currency, amount, scope: 'transfers' },
});

/** Debit of the main wallet for a requested transfer into a vendor's: the money is in transit, at nobody's disposal. */
export function moneyOfRequest(move: MoveRow): WalletItem[] {
  if (move.direction === 'out') return [];
  return [
    {
      ...common(move),
      ...{ key: `move:${move.id}`, kind: 'transferOut' },
      ...{ debit: 'main', credit: `house.transit:${move.vendorCode}` },
    },
  ];
}

/**
 * The transfers at the end of a move. Both ends of one into a vendor's wallet consume the money in transit, so the
 * ledger itself allows only one of them; one out of it is credited under a unique key.
 */
export function moneyOfEnd(move: MoveRow): WalletItem[] {
  const key = `move:${move.id}`;
  const transit = `house.transit:${move.vendorCode}` as const;
  const purse = `house.purse:${move.vendorCode}` as const;
  if (move.direction === 'in') {
    const end =
      move.status === 'done'
        ? ({ key: `${key}:done`, kind: 'transferArrived', credit: purse } as const)
        : ({ key: `${key}:returned`, kind: 'transferReturned', credit: 'main' } as const);
    return [{ ...common(move), ...end, debit: transit, rule: 'consumes', ref: key }];
  }
  if (move.status !== 'done') return [];
  return [{ ...common(move), key: `${key}:done`, kind: 'transferIn', debit: purse, credit: 'main' }];
}

/** Whether the end of a transfer left its money in the main wallet: what came out, and what did not go in. */
export function isBackInMain({ direction, status }: Pick<MoveRow, 'direction' | 'status'>): boolean {
  return status === (direction === 'in' ? 'returned' : 'done');
}

export type Listed = Readonly<{
  reference: string;
  direction: 'in' | 'out';
  amount: bigint;
  at: string;
  account: string;
}>;
export type Difference = Readonly<{
  reference: string;
  kind: 'missingThere' | 'missingHere' | 'amountDiffers';
  account: string;
  direction: 'in' | 'out';
  ours: bigint | null;
  theirs: bigint | null;
  at: string;
}>;

/**
 * What exists on one side only, or differs. `done` are both sides' transfers that moved money; references still open
 * here are not differences yet.
 */
export function differencesOf(
  ours: readonly Listed[],
  theirs: readonly Listed[],
  openReferences: ReadonlySet<string>,
): Difference[] {
  const there = new Map(theirs.map((row) => [row.reference, row]));
  const here = new Map(ours.map((row) => [row.reference, row]));
  const found: Difference[] = [];
  for (const { at, ...row } of ours) {
    const other = there.get(row.reference);
    const base = { reference: row.reference, account: row.account, direction: row.direction, ours: row.amount, at };
    if (!other) found.push({ ...base, kind: 'missingThere', theirs: null });
    else if (other.amount !== row.amount || other.direction !== row.direction) {
      found.push({ ...base, kind: 'amountDiffers', theirs: other.amount });
    }
  }
  for (const { at, amount, ...row } of theirs) {
    if (here.has(row.reference) || openReferences.has(row.reference)) continue;
    found.push({ ...row, kind: 'missingHere', ours: null, theirs: amount, at });
  }
  return found;
}
