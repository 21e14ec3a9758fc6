import type { Pool } from '../../kit/db.ts';
import { inSnapshot, ledgerChecks, listChainHeads, runLedgerCheck, trialBalance, type ChainHead } from './store.ts';
import type { TrialBalanceRow } from './TrialBalanceRow.ts';

export type LedgerFault = { what: string; where: string };

export type LedgerReport = {
  /** When the snapshot was taken, by the database's clock. */
  takenAt: Date;
  isSound: boolean;
  /** Each names the row at fault; at most 50 for each kind of fault. */
  faults: LedgerFault[];
  trialBalance: TrialBalanceRow[];
  chains: ChainHead[];
};

const NAMED_PER_CHECK = 50;

/**
 * Recomputes the books from their entries: sums, every account's chain of balances and versions, every transfer's seal
 * and both of its sides, and the hash chains. Reads one snapshot, so it may run beside live play.
 */
export async function verifyLedger(pool: Pool): Promise<LedgerReport> {
  return inSnapshot(pool, async (client, takenAt) => {
    const faults: LedgerFault[] = [];
    for (const check of ledgerChecks) {
      for (const where of await runLedgerCheck(client, check, NAMED_PER_CHECK))
        faults.push({ what: check.what, where });
    }
    const totals = await trialBalance(client);
    const chains = await listChainHeads(client);
    return { takenAt, isSound: faults.length === 0, faults, trialBalance: totals, chains };
  });
}
