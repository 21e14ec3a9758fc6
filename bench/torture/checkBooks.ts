import { openOwner } from '@baize/server/openOwner';
import { verifyLedger } from '../../apps/platform/src/modules/wallet/index.ts';
import { QUERY_PATIENCE_MS } from './faultsOf.ts';
import { readJournal } from './Journal.ts';
import { judge } from './judge.ts';
import { START_BALANCE } from './seedPlayers.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';

/** Reads the journal and the database, and nothing of the running processes. */
export async function checkBooks(ownerUrl: string, journalFile: string): Promise<string[]> {
  const { acknowledged, balances, changedAnswers, wrongAnswers, unanswered } = judge(
    readJournal(journalFile),
    START_BALANCE,
  );
  const faults = [
    ...unanswered,
    ...changedAnswers.map((id) => `answer changed: ${id}`),
    ...wrongAnswers.map((text) => `wrong answer: ${text}`),
  ];
  const pool = openOwner(ownerUrl, { max: 2, query_timeout: QUERY_PATIENCE_MS });
  try {
    const { rows } = await pool.query<{ key: string; outcome: string; amount: string; member_id: string }>(
      `select key, outcome, amount::text, member_id::text from wallet_transfers where scope = 'vendor.studio'`,
    );
    const kept = new Map<string, (typeof rows)[number]>();
    for (const row of rows) {
      if (kept.has(row.key)) faults.push(`applied twice: ${row.key}`);
      kept.set(row.key, row);
    }
    for (const [id, call] of acknowledged) {
      const row = kept.get(id);
      if (call.status !== said.done) continue;
      if (row === undefined) faults.push(`lost: an acknowledged ${call.kind} ${id}`);
      else if (call.kind !== 'rollback' && (row.outcome !== 'applied' || row.amount !== String(call.amount))) {
        faults.push(`differs: ${call.kind} ${id} is ${row.outcome} ${row.amount}`);
      }
    }
    const { rows: accounts } = await pool.query<{ member_id: string; balance: string }>(
      `select member_id::text, balance::text from wallet_accounts where name = 'main'`,
    );
    for (const { member_id: member, balance } of accounts) {
      const expected = balances.get(Number(member));
      if (expected !== undefined && expected !== BigInt(balance)) {
        faults.push(`balance of member ${member}: ${balance}, the model says ${expected}`);
      }
    }
    const report = await verifyLedger(pool);
    faults.push(
      ...report.faults.map(
        (fault) =>
          `ledger: ${JSON.stringify(fault, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`,
      ),
    );
    return faults;
  } finally {
    await pool.end();
  }
}
