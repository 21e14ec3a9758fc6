import type { Pool } from '#kit/db.ts';
import {
  inSnapshot,
  ledgerChecks,
  listChainHeads,
  runLedgerCheck,
  trialBalance,
  type ChainHead,
  type LedgerCheck,
} from './store.ts';
import type { TrialBalanceRow } from './TrialBalanceRow.ts';

export type LedgerFault = { what: string; where: string };

export type LedgerReport = {
  /** The time of the snapshot, by the database's clock. */
  takenAt: Date;
  isSound: boolean;
  /** Each names the faulty row; at most 50 per kind of fault by default. */
  faults: LedgerFault[];
  /** There may be more faults of one kind than are listed. */
  isCut: boolean;
  trialBalance: TrialBalanceRow[];
  chains: ChainHead[];
};

const NAMED_PER_CHECK = 50;

type Limits = {
  named?: number;
  statementMs?: number;
  signal?: AbortSignal;
  /** Checks of what other modules' records have to agree on with the books. */
  besides?: readonly LedgerCheck[];
};

/**
 * Recomputes the books from their entries: sums, every account's chain of balances and versions, every transfer's seal
 * and both of its sides, and the hash chains. Reads one snapshot, so it can run beside live play. Without `statementMs`
 * there is no time-out; an abort takes effect between two checks.
 */
export async function verifyLedger(
  pool: Pool,
  { named = NAMED_PER_CHECK, statementMs = 0, signal, besides = [] }: Limits = {},
): Promise<LedgerReport> {
  return inSnapshot(pool, statementMs, async (client, takenAt) => {
    const faults: LedgerFault[] = [];
    let isCut = false;
    for (const check of [...ledgerChecks, ...besides]) {
      signal?.throwIfAborted();
      const places = await runLedgerCheck(client, check, named);
      isCut ||= places.length >= named;
      for (const where of places) faults.push({ what: check.what, where });
    }
    const totals = await trialBalance(client);
    const chains = await listChainHeads(client);
    return { takenAt, isSound: faults.length === 0, faults, isCut, trialBalance: totals, chains };
  });
}
