import type { Pool } from '../../kit/db.ts';
import {
  ledgerChecks,
  listChainHeads,
  runLedgerCheck,
  trialBalance,
  type ChainHead,
  type TrialBalanceRow,
} from './store.ts';

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
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query("set local work_mem = '64MB'");
    const moment = await client.query<{ at: Date }>('select now() as at');
    const takenAt = moment.rows[0]?.at;
    if (!takenAt) throw new Error('The database gave no time.');
    const faults: LedgerFault[] = [];
    for (const check of ledgerChecks) {
      for (const where of await runLedgerCheck(client, check, NAMED_PER_CHECK))
        faults.push({ what: check.what, where });
    }
    const totals = await trialBalance(client);
    const chains = await listChainHeads(client);
    await client.query('commit');
    isBroken = false;
    return { takenAt, isSound: faults.length === 0, faults, trialBalance: totals, chains };
  } finally {
    client.release(isBroken);
  }
}
