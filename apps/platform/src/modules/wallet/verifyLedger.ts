import type { Pool } from '#kit/db.ts';
import { inSnapshot, ledgerChecks, listChainHeads, runLedgerCheck, trialBalance, type ChainHead } from './store.ts';
import type { TrialBalanceRow } from './TrialBalanceRow.ts';

export type LedgerFault = { what: string; where: string };

export type LedgerReport = {
  /** When the snapshot was taken, by the database's clock. */
  takenAt: Date;
  isSound: boolean;
  /** Each names the row at fault; at most 50 for each kind of fault, unless another number was asked for. */
  faults: LedgerFault[];
  /** Of one kind there may be more faults than are named. */
  isCut: boolean;
  trialBalance: TrialBalanceRow[];
  chains: ChainHead[];
};

const NAMED_PER_CHECK = 50;

type Limits = { named?: number; statementMs?: number; signal?: AbortSignal };

/**
 * Recomputes the books from their entries: sums, every account's chain of balances and versions, every transfer's seal
 * and both of its sides, and the hash chains. Reads one snapshot, so it may run beside live play. Without `statementMs` a
 * check takes as long as it takes; an abort is seen between two of them.
 */
export async function verifyLedger(
  pool: Pool,
  { named = NAMED_PER_CHECK, statementMs = 0, signal }: Limits = {},
): Promise<LedgerReport> {
  return inSnapshot(pool, statementMs, async (client, takenAt) => {
    const faults: LedgerFault[] = [];
    let isCut = false;
    for (const check of ledgerChecks) {
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
