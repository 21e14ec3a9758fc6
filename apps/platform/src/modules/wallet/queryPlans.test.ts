import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '#kit/db.ts';
import { connectOwner, openOwner } from '@baize/server/openOwner';
import { readBookedSince, sumLinesAfter } from './store/memberLines.ts';
import { eachTransaction, sumKindsByDay, transactionsOf } from './store.ts';
import { balanceOf, balancesOf, entriesOf, spendableOf, transfersByKeys, type WalletItem } from './index.ts';
import { walletJson } from './walletJson.ts';

let db: TestDatabase;
let owner: Pool;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
  // The functions' plans are made while all tables are still empty, the worst case for the planner.
  await owner.query('vacuum analyze wallet_accounts, wallet_transfers, wallet_entries, wallet_batches');
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

/** Runs `work` on a connection that logs the plan of each statement, also inside functions. */
async function plansOf(work: (client: pg.Client) => Promise<void>): Promise<string> {
  const client = await connectOwner(db.url);
  const plans: string[] = [];
  try {
    await client.query(`load 'auto_explain'`);
    await client.query('set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on');
    await client.query('set auto_explain.log_analyze = on; set auto_explain.log_timing = off');
    client.on('notice', (notice) => plans.push(notice.message ?? ''));
    await client.query('set client_min_messages = log');
    await work(client);
  } finally {
    await client.end();
  }
  return plans.filter((plan) => plan.includes('Query Text')).join('\n\n');
}

/** Accesses of wallet tables without an index condition, except for the sixteen chain rows. */
function sweeps(plans: string): string[] {
  const lines = plans.split('\n');
  return lines.flatMap((line, at) => {
    const table = /(Seq Scan|Index (?:Only )?Scan using \w+|Bitmap Heap Scan) on (wallet_\w+)/.exec(line);
    if (!table || table[2] === 'wallet_chains' || line.includes('never executed')) return [];
    if (table[1] === 'Seq Scan') return [line.trim()];
    return /^\s*(Index Cond|Recheck Cond)/.test(lines[at + 1] ?? '') ? [] : [line.trim()];
  });
}

const base = { brandId: 1, currency: 'CNY', scope: 'test' };

function listOf(kind: 'deposit' | 'bet' | 'win' | 'rollback', from: number, count: number): string {
  const items = Array.from({ length: count }, (_, n): WalletItem => {
    const id = from + n;
    const own = { ...base, memberId: BigInt(id), key: `${kind}-${id}`, kind };
    if (kind === 'rollback') return { ...own, rule: 'reverses', ref: `win-${id}` };
    if (kind === 'win')
      return { ...own, debit: 'house.vendor:a', credit: 'main', amount: 5n, rule: 'requires', ref: `bet-${id}` };
    if (kind === 'bet') return { ...own, debit: 'main', credit: 'house.vendor:a', amount: 5n };
    return { ...own, debit: 'house.bank', credit: 'main', amount: 1000n };
  });
  return JSON.stringify(items.map(walletJson));
}

/** `npm run proof -- plans-large` asks for a million. */
const ENTRIES = Number(process.env['PLAN_ENTRIES'] ?? 18_000);

describe('the hot statements', () => {
  it(
    'of the posting function use index conditions only, with plans made on empty tables',
    async () => {
      // Each member has six entries.
      const members = Math.ceil(ENTRIES / 6);
      const plans = await plansOf(async (client) => {
        // The first calls fix the cached plans of this connection; only then the tables grow.
        await client.query(`select wallet_open(1, m, array['CNY']) from generate_series(1, 3) m`);
        for (const kind of ['deposit', 'bet', 'win', 'rollback'] as const) {
          await client.query('select * from wallet_post($1)', [listOf(kind, 1, 3)]);
        }
        await client.query('set client_min_messages = warning');
        await client.query(`select wallet_open(1, m, array['CNY']) from generate_series(4, $1::bigint) m`, [members]);
        for (const kind of ['deposit', 'bet', 'win'] as const) {
          for (let from = 4; from <= members; from += 250) {
            await client.query('select * from wallet_post($1)', [
              listOf(kind, from, Math.min(250, members - from + 1)),
            ]);
          }
        }
        await client.query('set client_min_messages = log');
        for (const kind of ['bet', 'win', 'rollback'] as const) {
          await client.query('select * from wallet_post($1)', [
            listOf(kind, 1000, 64).replaceAll(`"${kind}-`, kind === 'rollback' ? `"${kind}-` : `"again-${kind}-`),
          ]);
        }
      });
      expect(plans.match(/Query Text: with ruled/g)?.length).toBeGreaterThan(6);
      expect(sweeps(plans)).toEqual([]);
      // No plan filters out rows of a whole table either.
      const removed = [...plans.matchAll(/Rows Removed by (?:Join )?Filter: (\d+)/g)].map(([, count]) => Number(count));
      expect(Math.max(0, ...removed)).toBeLessThan(300);
    },
    120_000 + ENTRIES * 2,
  );

  it('of the reads use index conditions only', async () => {
    const member = { brandId: 1, memberId: 7n };
    const plans = await plansOf(async (client) => {
      await balanceOf(client, { ...member, currency: 'CNY' });
      await balancesOf(client, member);
      await spendableOf(client, [7n, 8n, 9n]);
      await entriesOf(client, { ...member, currency: 'CNY', pageNum: 1, pageSize: 20 });
      const stretch = { from: new Date(0), to: new Date(Date.now() + 60_000), pageNum: 1, pageSize: 20 };
      await transactionsOf(client, { ...member, ...stretch, currency: 'CNY' });
      await transactionsOf(client, { ...member, ...stretch, currency: 'CNY', kinds: ['bet', 'win'] });
      await transactionsOf(client, { ...member, ...stretch, currency: 'CNY', withdrawals: ['7'] });
      for await (const _ of eachTransaction(client, { ...member, ...stretch, currency: 'CNY' })) void _;
      await sumKindsByDay(client, {
        ...{ ...member, ...stretch, currency: 'CNY', kinds: ['deposit', 'win'], timeZone: 'Asia/Shanghai' },
      });
      // A range within the entries requires a search.
      await transactionsOf(client, { ...member, ...stretch, from: new Date(), to: new Date(1), currency: 'CNY' });
      await transfersByKeys(client, { brandId: 1, scope: 'test', keys: ['bet-7', 'win-7'] });
    });
    expect(plans).toContain('with recursive halving');
    expect(plans.match(/Query Text/g)).toHaveLength(22);
    expect(sweeps(plans)).toEqual([]);
  });

  it('of sums over a member’s entries read one index and no table', async () => {
    await owner.query('vacuum analyze wallet_entries');
    const stretch = { from: new Date(0), to: new Date(Date.now() + 60_000), pageNum: 1, pageSize: 20 };
    const lines = { brandId: 1, memberId: 7n, currency: 'CNY', ...stretch };
    const counted = [7n, 8n, 9n].map((memberId) => ({ memberId, version: 1n }));
    const plans = await plansOf(async (client) => {
      await transactionsOf(client, { ...lines, kinds: ['bet', 'win'] });
      await sumKindsByDay(client, { ...lines, kinds: ['deposit', 'win'], timeZone: 'Asia/Shanghai' });
      await sumLinesAfter(client, { brandId: 1, currency: 'CNY', timeZone: 'Asia/Shanghai', counted });
    });
    const sums = plans.split('\n\n').filter((plan) => /sum\(e\.amount\)/.test(plan));
    expect(sums).toHaveLength(3);
    for (const plan of sums) {
      expect(plan).toContain('Index Only Scan using wallet_entries_pkey');
      expect(plan).not.toContain('wallet_transfers');
    }
  });

  it('of recent bookings read the latest pages only', async () => {
    await owner.query('vacuum analyze wallet_entries');
    const { rows } = await owner.query<{ at: string }>('select max(created_at)::text as at from wallet_entries');
    const plans = await plansOf(async (client) => {
      await client.query('set enable_seqscan = off');
      await readBookedSince(client, { brandId: 1, currency: 'CNY', since: rows[0]?.at ?? '' });
    });
    expect(plans).toContain('Bitmap Index Scan on wallet_entries_created');
  });

  it('the test detects full scans', async () => {
    const plans = await plansOf(async (client) => {
      await client.query(`select count(*) from wallet_entries where amount > 5`);
      await client.query('set enable_seqscan = off');
      await client.query(`select * from wallet_transfers where outcome = 'x' order by id limit 1`);
    });
    expect(sweeps(plans)).toHaveLength(2);
  });
});
