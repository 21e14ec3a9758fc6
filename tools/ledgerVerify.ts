import { parseArgs } from 'node:util';
import { bookChecks } from '../apps/platform/src/bookChecks.ts';
import { createPool } from '../apps/platform/src/kit/db.ts';
import { verifyLedger } from '../apps/platform/src/modules/wallet/verifyLedger.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { openDatabase } from './openDatabase.ts';

/**
 * `npm run ledger:verify [-- --json]`: recomputes the books from their entries. Uses DATABASE_URL, or the PostgreSQL in
 * DATA_DIR, running or not, and is read-only. Exit status 0: sound; 1: faults, each reported; 2: the books could not be
 * read.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const say = (line: string): void => {
  if (!values.json) console.log(line);
};

async function verify(): Promise<number> {
  const startedAt = performance.now();
  const database = await openDatabase(readSettings(process.env));
  const pool = createPool({ url: database.url, max: 1, applicationName: 'baize-ledger-verify' });
  try {
    const report = await verifyLedger(pool, { besides: bookChecks });
    const totals = report.trialBalance.map((row) => ({
      brandId: row.brandId,
      currency: row.currency,
      sum: String(row.sum),
      entrySum: String(row.entrySum),
      members: String(row.members),
      holds: String(row.holds),
      debts: String(row.debts),
      transit: String(row.transit),
      house: String(row.house),
      accounts: String(row.accounts),
      entries: String(row.entries),
    }));
    for (const row of totals) {
      say(
        `brand ${row.brandId} ${row.currency}: sum ${row.sum}, ${row.accounts} accounts, ${row.entries} entries, ${row.transit} in transit`,
      );
    }
    const batches = report.chains.reduce((sum, chain) => sum + chain.sequence, 0n);
    say(`${report.chains.length} chains of ${batches} batches`);
    for (const fault of report.faults) say(`FAULT: ${fault.what}: ${fault.where}`);
    say(report.isSound ? 'The ledger is consistent.' : `${report.faults.length} faults.`);
    console.log(
      JSON.stringify({
        isSound: report.isSound,
        faults: report.faults,
        trialBalance: totals,
        chains: report.chains.map((chain) => ({ ...chain, sequence: String(chain.sequence) })),
        takenAt: report.takenAt.toISOString(),
        tookMs: Math.round(performance.now() - startedAt),
      }),
    );
    return report.isSound ? 0 : 1;
  } finally {
    await pool.end();
    await database.close();
  }
}

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
