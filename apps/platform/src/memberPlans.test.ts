import { operations, type Operation } from '@baize/contract';
import { openMall, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Client } from './kit/db.ts';
import { transact } from '@baize/server/transact';
import { countTold } from './modules/limits/index.ts';
import { findOwners } from './modules/transfers/store/roundLists.ts';
import { keepRounds } from './modules/vendors/index.ts';

const ROWS = 2_000;
/** More rows than one member has anywhere: filtering out this many means reading other members' rows. */
const MANY = 100;
const DAY_MS = 86_400_000;

let site: TestPlatform;
let explained: TestPlatform;
let token: string;
let grown: string[];
const plans: string[] = [];
/** Jobs share the connections; their statements are not checked here. */
const asking = new AsyncLocalStorage<boolean>();

beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await registerMember(site));
  await openMall(site);
  grown = await growTables();
  // New connections log the plan of each statement with auto_explain, also inside functions.
  const { rows } = await site.owner.query<{ name: string }>('select current_database() as name');
  const settings = {
    ...{ session_preload_libraries: 'auto_explain', client_min_messages: 'log' },
    ...{ 'auto_explain.log_min_duration': '0', 'auto_explain.log_nested_statements': 'on' },
    ...{ 'auto_explain.log_analyze': 'on', 'auto_explain.log_timing': 'off' },
  };
  for (const [name, value] of Object.entries(settings)) {
    await site.owner.query(`alter database ${rows[0]?.name} set ${name} = '${value}'`);
  }
  explained = await startPlatform({
    beside: site,
    extraModules: [
      {
        ...{ name: 'asking', routes: [] },
        watch: (app) => void app.addHook('onRequest', (_request, _reply, done) => asking.run(true, done)),
      },
    ],
  });
  const listened = new Set<object>();
  const isAsked = new WeakMap<object, boolean>();
  explained.platform.pool.on('acquire', (client) => {
    isAsked.set(client, asking.getStore() === true);
    if (listened.has(client)) return;
    listened.add(client);
    client.on('notice', ({ message = '' }) => {
      if (isAsked.get(client) === true && message.includes('Query Text')) plans.push(message);
    });
  });
});
afterAll(async () => {
  await explained.close();
  await site.close();
});

type Column = { name: string; type: string; isNeeded: boolean };

/** A value for the nth row: half of the members have a unique one, the others share the rest. */
function valueOf({ name, type }: Column): string {
  if (name === 'member_id') return '(case when n % 2 = 0 then n else n % 500 end) + 1000';
  if (name === 'brand_id' || name === 'vendor_id') return '1';
  if (name === 'currency') return `'CNY'`;
  if (type.startsWith('_')) return `'{}'`;
  if (type === 'timestamptz') return `now() - n * interval '1 minute'`;
  if (type === 'date') return 'current_date - n % 100';
  if (type === 'bool') return 'n % 2 = 0';
  if (type === 'uuid') return 'gen_random_uuid()';
  if (type === 'jsonb') return `'{}'`;
  if (type === 'bytea') return 'sha256(n::text::bytea)';
  if (type === 'int2') return 'n % 100';
  return type === 'text' ? 'to_hex(n)' : 'n';
}

/**
 * Fills every table with members' rows except the ledger's, which has a test of its own; the contents are meaningless.
 */
async function growTables(): Promise<string[]> {
  const client = await site.owner.connect();
  try {
    const { rows } = await client.query<{ table: string; columns: Column[] }>(
      `select c.relname as table, json_agg(json_build_object('name', a.attname, 'type', t.typname, 'isNeeded',
                a.attname in ('member_id', 'brand_id', 'currency')
                or (a.attnotnull and not a.atthasdef and a.attidentity = '')) order by a.attnum) as columns
         from pg_class c
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         join pg_type t on t.oid = a.atttypid
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'wallet\\_%'
        group by c.relname having bool_or(a.attname = 'member_id') order by c.relname`,
    );
    await client.query('set session_replication_role = replica');
    for (const { table, columns } of rows) {
      const { rows: rules } = await client.query<{ name: string }>(
        `select conname as name from pg_constraint where conrelid = $1::regclass and contype in ('c', 'f', 'x')`,
        [table],
      );
      for (const { name } of rules) await client.query(`alter table ${table} drop constraint "${name}" cascade`);
      const needed = columns.filter(({ isNeeded }) => isNeeded);
      await client.query(
        `insert into ${table} (${needed.map(({ name }) => `"${name}"`).join(', ')})
         select ${needed.map(valueOf).join(', ')} from generate_series(1, ${ROWS}) n on conflict do nothing`,
      );
    }
    await client.query(`vacuum analyze ${rows.map(({ table }) => table).join(', ')}`);
    return rows.map(({ table }) => table);
  } finally {
    client.release(true);
  }
}

const stretch = {
  from: new Date(Date.now() - 7 * DAY_MS).toISOString(),
  to: new Date(Date.now() + 60_000).toISOString(),
};
const page = { pageNum: '1', pageSize: '20' };
const file = { ...stretch, format: 'csv', language: 'EN' };
/** Candidates; an operation is called with the first one it accepts. */
const inputs: readonly Record<string, string>[] = [
  {},
  stretch,
  { ...stretch, ...page },
  file,
  { ...stretch, language: 'EN' },
];

/** It reads all members' day by design, and is tested with the rounds. */
const isOfAll = (id: string): boolean => id === 'promotions.listMissionLeaderboard';

/** Read operations of a member's own lists; not those that query a vendor or have an id. */
function reads(): [Operation, Record<string, string>][] {
  return Object.values<Operation>(operations).flatMap((operation) => {
    if (operation.audience !== 'member' || operation.method !== 'GET' || isOfAll(operation.id)) return [];
    const input = inputs.find((one) => z.safeParse(operation.input, one).success);
    return input ? [[operation, input] as [Operation, Record<string, string>]] : [];
  });
}

/** Nodes of a plan that scan a table of many members instead of one, or filter out most rows. */
function sweepsOf(plan: string): string[] {
  return plan.split('\n').flatMap((line) => {
    const table = /Seq Scan on (\w+)/.exec(line)?.[1];
    const dropped = Number(/Rows Removed by (?:Join )?Filter: (\d+)/.exec(line)?.[1] ?? 0);
    const isSweep = table !== undefined && grown.includes(table) && !line.includes('never executed');
    return isSweep || dropped > MANY ? [line.trim()] : [];
  });
}

it("[MEMBER-08] no read operation of a member scans other members' rows", async () => {
  expect(grown.length).toBeGreaterThan(40);
  const found: Record<string, string[]> = {};
  const statementsOf = new Map<string, number>();
  const asked = reads();
  for (const [operation, input] of asked) {
    plans.length = 0;
    const query = new URLSearchParams(input);
    const headers = { authorization: `Bearer ${token}` };
    const { status } = await explained.send('GET', `${operation.path}?${query}`, { headers });
    expect(status, operation.id).toBeLessThan(500);
    statementsOf.set(operation.id, plans.length);
    const sweeps = plans.flatMap((plan) => sweepsOf(plan).map((line) => `${line}\n${plan}`));
    if (sweeps.length > 0) found[operation.id] = sweeps;
  }
  const seen = [...statementsOf].flatMap(([id, count]) => (count > 1 ? [id] : []));
  expect(seen).toEqual(
    expect.arrayContaining([
      ...['vendors.listRounds', 'wallet.listTransactions', 'members.getProfit', 'cashier.listDeposits'],
      ...['cashier.listWithdrawals', 'cashier.getWithdrawRules', 'messages.listMessages', 'messages.getUnreadCount'],
      ...['identity.getProfile', 'identity.listContacts', 'identity.listSessions', 'limits.getLimits'],
      ...['transfers.listTransfers', 'bonuses.listBonuses', 'bonuses.getRebate', 'kyc.getKyc'],
    ]),
  );
  expect(found).toEqual({});
});

it('listing the rounds at a transfer vendor reads its listed members only', async () => {
  plans.length = 0;
  const told = Array.from({ length: 20 }, (_, at) => ({
    ...{ brandId: 1, memberId: BigInt(1002 + at * 2), vendorId: 1, round: `r${at}`, gameCode: 'g', currency: 'CNY' },
    ...{ bet: 100_000n, win: 0n, isClosed: true, isCancelled: false, startedAt: new Date() },
  }));
  const ask = async (client: Client): Promise<void> => {
    await findOwners(client, 1, told);
    const kept = await keepRounds(client, told);
    expect(kept).toHaveLength(told.length);
    await countTold(client, kept);
  };
  await asking.run(true, () => transact(explained.platform.pool, ask));
  expect(plans.length).toBeGreaterThan(5);
  expect(plans.flatMap((plan) => sweepsOf(plan).map((line) => `${line}\n${plan}`))).toEqual([]);
});

it('detects a call that does', () => {
  expect(sweepsOf('->  Seq Scan on cashier_deposits d  (cost=0..1) (actual rows=1.00 loops=1)')).toHaveLength(1);
  expect(sweepsOf('      Rows Removed by Filter: 3990')).toHaveLength(1);
  expect(sweepsOf('->  Seq Scan on site_brands b  (cost=0..1) (actual rows=1.00 loops=1)')).toEqual([]);
});
