import { createHash, randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform, type Platform } from '../apps/platform/src/compose.ts';
import { createPool } from '../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { countTeams } from '../apps/platform/src/modules/agents/commands/countTeams.ts';
import { readChanges } from '../apps/platform/src/modules/agents/readChanges.ts';
import { readClasses } from '../apps/platform/src/modules/agents/readClasses.ts';
import { runPay } from '../apps/platform/src/modules/contracts/index.ts';
import { postWithin, type WalletItem } from '../apps/platform/src/modules/wallet/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { fillSums } from './agents/fillSums.ts';
import { seedContracts } from './agents/seedContracts.ts';
import { lastRebate, linesOf, monthBill, seedLines } from './agents/seedLines.ts';
import { seedGames, seedPlay } from './agents/seedPlay.ts';
import { seedTree } from './agents/seedTree.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { percentile } from './percentile.ts';

/** The full size, or the fraction that SCALE gives (0.1 on a shared machine). */
const SCALE = Number(process.env['SCALE'] ?? 1);
const SIZE = { members: Math.round(100_000 * SCALE), rounds: Math.round(3_000_000 * SCALE), days: 30 };

/**
 * Rounds not aggregated yet while reports are read. A busy minute brings 300, and teams are aggregated every ten seconds:
 * what twenty seconds bring.
 */
const UNCOUNTED = Math.round(100 * SCALE);
/** Rounds in the five minutes that the pay run settles: three times the average. */
const PLAYED = Math.round(1_000 * SCALE);
const CALLS = 60;
/** A connection plans a statement anew five times before it keeps the plan. */
const WARM_UP = 30;
const AT_ONCE = 2;
const OVERVIEW_MS = 100;
const REPORT_MS = 300;
const PAY_SECONDS = 30;

const timeZone = 'Asia/Shanghai';
const brand = { id: 1, currency: 'CNY', timeZone };
const dayOf = (ms: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(ms);
const days = { from: dayOf(Date.now() - SIZE.days * 86_400_000), to: dayOf(Date.now()) };
const page = { pageNum: '1', pageSize: '20' };
const middleOf = (rows: number) => ({ pageNum: String(Math.max(1, Math.round(rows / 20 / 2))), pageSize: '20' });
const lines = linesOf(SIZE);
const deep = middleOf(SIZE.rounds);

type Call = { path: string; query: Record<string, string>; bare: string };

/* The rows of one page of rounds or entries, without any other part of the product. */
const sumsBare = `select what, day, key, sum(count), sum(plus), sum(minus), sum(valid) from agents_sums
  where agent_id = 1 and what in ('play', 'money', 'active', 'first') and day between '${days.from}' and '${days.to}'
  group by 1, 2, 3`;
const roundsBare = `select r.* from vendors_rounds r where r.brand_id = 1 and exists (
  select from agents_tree t where t.ancestor_id = 1 and t.descendant_id = r.member_id) order by r.started_at desc limit 20`;
const linesBare = `select e.* from wallet_entries e join wallet_accounts a on a.id = e.account_id and a.name = 'main'
  where e.created_at > now() - interval '5 minutes' and exists (
  select from agents_tree t where t.ancestor_id = 1 and t.descendant_id = a.member_id) order by e.created_at desc limit 20`;
const billsBare = (kind: string): string =>
  `select b.* from contracts_bills b where b.member_id = 1 and b.kind = '${kind}' order by b.id desc limit 20`;
const factsBare = `select f.* from contracts_facts f where f.team @> array[1::bigint] order by f.billed_day desc, f.id desc
  limit 20`;
const transfersBare = 'select t.* from agents_transfers t where t.from_id = 1 order by t.created_at desc limit 20';
const rebatesBare = 'select r.* from contracts_rebates r where r.member_id = 1 order by r.slot_at desc limit 20';
const paymentsBare = `select p.* from contracts_payments p where p.member_id = 1 and p.brand_id = 1 and p.kind = 'realtime'
  order by p.paid_at desc limit 20`;

/** Each page's call in the agent centre, and the bare query of the same rows. */
const calls: Readonly<Record<string, Call>> = {
  overview: { path: '/wps/agents/getTeamOverview', query: days, bare: sumsBare },
  overviewDirect: {
    path: '/wps/agents/getTeamOverview',
    query: { ...days, scope: 'direct' },
    bare: `select o.what, o.day, o.key, sum(o.count) from agents_members m join agents_own o using (member_id)
            where m.parent_id = 1 and o.day between '${days.from}' and '${days.to}' group by 1, 2, 3`,
  },
  downlines: {
    path: '/wps/agents/listDownlines',
    query: page,
    bare: 'select * from agents_members where parent_id = 1 order by member_id limit 20',
  },
  downlinesNamed: {
    path: '/wps/agents/listDownlines',
    query: { ...page, search: 'member12' },
    bare: `select id from identity_accounts where username_key like 'member12%' order by id limit 20`,
  },
  downlinesActive: {
    path: '/wps/agents/listDownlines',
    query: { ...page, ...days, part: 'active' },
    bare: `select t.descendant_id from agents_tree t where t.ancestor_id = 1 and exists (select from agents_own o
             where o.member_id = t.descendant_id and o.what = 'active') order by 1 limit 20`,
  },
  downlinesSilent: {
    path: '/wps/agents/listDownlines',
    query: { ...page, ...days, part: 'silent7' },
    bare: `select a.id from identity_accounts a where a.last_login_at < now() - interval '7 days' order by 1 limit 20`,
  },
  rounds: { path: '/wps/agents/listTeamRounds', query: { ...days, ...page }, bare: roundsBare },
  roundsOfKind: {
    path: '/wps/agents/listTeamRounds',
    query: { ...days, ...page, gameClassify: 'LOTT', status: 'won' },
    bare: roundsBare,
  },
  roundsDeep: { path: '/wps/agents/listTeamRounds', query: { ...days, ...deep }, bare: roundsBare },
  statements: { path: '/wps/agents/listTeamStatements', query: { ...days, ...page }, bare: sumsBare },
  revenue: { path: '/wps/agents/getRevenueReport', query: days, bare: sumsBare },
  transactions: { path: '/wps/agents/listTeamTransactions', query: { ...days, ...page }, bare: linesBare },
  transactionsOfKind: {
    path: '/wps/agents/listTeamTransactions',
    query: { ...days, ...page, kind: 'deposit' },
    bare: linesBare,
  },
  transactionsOfFigure: {
    path: '/wps/agents/listTeamTransactions',
    query: { ...days, ...page, figure: 'pay' },
    bare: linesBare,
  },
  transactionsDeep: { path: '/wps/agents/listTeamTransactions', query: { ...days, ...deep }, bare: linesBare },
  dividends: { path: '/wps/relay/dividend', query: page, bare: billsBare('dividend') },
  dailySalary: { path: '/lgw/games/salary', query: page, bare: billsBare('daily') },
  hourSalary: { path: '/lgw/games/hourSalary', query: page, bare: billsBare('hourly') },
  realtimeSalary: { path: '/wps/relay/realtimeSalaryContract', query: page, bare: billsBare('realtime') },
  billRounds: { path: '/wps/contracts/listPayRounds', query: { ...page, id: monthBill }, bare: factsBare },
  billRoundsDeep: { path: '/wps/contracts/listPayRounds', query: { ...deep, id: monthBill }, bare: factsBare },
  rebateRounds: { path: '/wps/contracts/listRebateRounds', query: { ...page, id: lastRebate }, bare: factsBare },
  payments: { path: '/wps/contracts/listPayments', query: { ...days, ...page }, bare: paymentsBare },
  paymentsOfKind: {
    path: '/wps/contracts/listPayments',
    query: { ...days, ...page, kind: 'realtime' },
    bare: paymentsBare,
  },
  paymentsDeep: {
    path: '/wps/contracts/listPayments',
    query: { ...days, ...middleOf(lines.payments) },
    bare: paymentsBare,
  },
  rebates: { path: '/wps/contracts/listRebates', query: { ...days, ...page }, bare: rebatesBare },
  rebatesDeep: {
    path: '/wps/contracts/listRebates',
    query: { ...days, ...middleOf(lines.rebates) },
    bare: rebatesBare,
  },
  lineTransfers: { path: '/wps/agents/listLineTransfers', query: page, bare: transfersBare },
  lineTransfersDeep: {
    path: '/wps/agents/listLineTransfers',
    query: middleOf(lines.transfers),
    bare: transfersBare,
  },
  partners: {
    path: '/wps/contracts/listPartners',
    query: { ...page, kind: 'realtime' },
    bare: 'select * from agents_members where parent_id = 1 and type <> 0 order by member_id limit 20',
  },
  requests: {
    path: '/wps/contracts/listRequests',
    query: page,
    bare: 'select r.* from contracts_requests r where r.payer_id = 1 order by r.id desc limit 20',
  },
  links: {
    path: '/wps/agents/listLinks',
    query: page,
    bare: 'select l.* from agents_links l where l.owner_id = 1 order by l.id desc limit 20',
  },
};

const barOf = (name: string): number => (name === 'overview' ? OVERVIEW_MS : REPORT_MS);

/** Every report and list of the top agent, and the pay run, in a large tree with a month of play. */
export const agents: Bench = {
  about:
    'Reports and lists of the top agent of 100,000 members with 3 million bets, limits 100 and 300 ms; and the pay run',
  limits: {
    ...Object.fromEntries(Object.keys(calls).map((name) => [`${name}P95Ms`, { atMost: barOf(name) }])),
    paySeconds: { atMost: PAY_SECONDS },
    differences: { atMost: 0 },
    uncounted: { atMost: 0 },
  },
  run: async (note) => {
    const folder = tempFolder('agents');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 1 });
    try {
      await migrate(postgres.url);
      await openBrand(owner, { settings: { modules: { AGENTPOLICY3: '1' } } });
      await seedGames(owner);
      const seedSeconds = await timed(async () => {
        await seedTree(owner, SIZE);
        note('created the tree');
        await seedPlay(owner, SIZE, note);
        note('contracts and sums');
        await seedContracts(owner, SIZE);
        await seedLines(owner, SIZE);
        await fillSums(owner);
        await owner.query('set session_replication_role = origin');
      });
      note(
        `inserted ${SIZE.members} members, ${SIZE.rounds} rounds of ${SIZE.days} days in ${seedSeconds.toFixed(0)} s`,
      );
      const platform = await composePlatform({
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ROLE: 'web' }),
        databaseUrl: postgres.url,
        log: createLogger('silent', 'bench'),
      });
      await platform.app.listen({ port: 0, host: '127.0.0.1' });
      const figures: Record<string, number> = { members: SIZE.members, rounds: SIZE.rounds };
      try {
        figures['uncounted'] = await countUncounted(platform, owner);
        await owner.query('vacuum analyze');
        await play(platform, owner, UNCOUNTED);
        // What the seeding wrote is written out first.
        await owner.query('checkpoint');
        await measureReports(platform, owner, figures, note);
        await measurePay(platform, owner, figures, note);
        figures['countSeconds'] = round(await timed(() => countTeams(platform, brand)));
        note(`counted the rounds played meanwhile in ${figures['countSeconds']} s`);
      } finally {
        await platform.close();
      }
      return figures;
    } finally {
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** How far the seeded sums differ from the product's own aggregation, for the top agents and sampled members. */
async function countUncounted({ catalogue }: Platform, owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ id: bigint }>(
    `select member_id as id from agents_members where member_id <= 100 or member_id % 500 = 0`,
  );
  const rule = { brand, classes: await readClasses(catalogue) };
  const changes = await readChanges(owner, rule, new Map(rows.map(({ id }) => [id, null])));
  return changes.length;
}

const round = (value: number): number => Number(value.toFixed(1));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

/** Freshly settled rounds of as many members, with their money through the ledger function. */
async function play(platform: Platform, owner: pg.Pool, count: number): Promise<void> {
  await owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select 1 + n * 7919 % $2, 1, 1, gen_random_uuid()::text, 'g' || n % 40, 'CNY', 1, 100000, 0, 0, true, '{}',
            clock_timestamp() - interval '2 seconds', clock_timestamp() from generate_series(1, $1::bigint) n`,
    [count, SIZE.members],
  );
  const items = Array.from({ length: count }, (_, n): WalletItem => {
    const memberId = BigInt(1 + (((n + 1) * 7_919) % SIZE.members));
    const own = { brandId: 1, memberId, currency: 'CNY', scope: 'bench', key: randomBytes(8).toString('hex') };
    return { ...own, kind: 'bet', debit: 'main', credit: 'house.vendor:studio', amount: 100_000n };
  });
  for (let from = 0; from < items.length; from += 250) await postWithin(platform.pool, items.slice(from, from + 250));
}

async function measureReports(
  platform: Platform,
  owner: pg.Pool,
  figures: Record<string, number>,
  note: (line: string) => void,
): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent) values ($1, 1, 1, '127.0.0.1', '')`,
    [createHash('sha256').update(token).digest()],
  );
  const { port } = platform.app.server.address() as AddressInfo;
  note(
    `${'report'.padEnd(20)}${'p50 ms'.padStart(8)}${'p95 ms'.padStart(8)}${'limit'.padStart(8)}${'bare ms'.padStart(9)}`,
  );
  const askOf =
    ({ path, query }: Call) =>
    async (): Promise<string> => {
      const url = `http://localhost:${port}${path}?${new URLSearchParams(query)}`;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      if (!text.startsWith('{"success":true') || text.includes('"content":[]'))
        throw new Error(`${url} answered ${response.status} ${text}`);
      return text;
    };
  /* The limit is for a server that has been running: the first calls of a process pay for compiling its code, and those of
     a connection for planning its statements, and would be charged to whichever report is asked first. */
  for (const call of Object.values(calls)) {
    await owner.query('delete from kit_limits');
    await measure(askOf(call), WARM_UP);
  }
  for (const [name, call] of Object.entries(calls)) {
    const { bare } = call;
    const ask = askOf(call);
    // More calls than the rate limit per person allows.
    await owner.query('delete from kit_limits');
    await measure(ask, 6);
    const waits = await measure(ask, CALLS);
    const bareWaits = await measure(() => platform.pool.query(bare), CALLS / 3);
    Object.assign(figures, {
      [`${name}P50Ms`]: at(waits, 0.5),
      [`${name}P95Ms`]: at(waits, 0.95),
      [`${name}BareP50Ms`]: at(bareWaits, 0.5),
    });
    note(
      name.padEnd(20) +
        [at(waits, 0.5), at(waits, 0.95), barOf(name)].map((figure) => String(figure).padStart(8)).join('') +
        String(at(bareWaits, 0.5)).padStart(9),
    );
    if (name === 'overview') {
      figures['differences'] = await countDifferences(owner, await ask(), figures);
      note(`the same from all rows: ${figures['plainMs']} ms, ${figures['differences']} differences`);
    }
  }
}

/**
 * Recomputes the overview's play from all rounds and its balance from all accounts: how many figures differ, and the
 * cost.
 */
async function countDifferences(owner: pg.Pool, text: string, figures: Record<string, number>): Promise<number> {
  const { value } = JSON.parse(text) as {
    value: { figures: Record<string, unknown>; team: Record<string, unknown> };
  };
  await owner.query('set statement_timeout = 0');
  let plain: Record<string, unknown> = {};
  figures['plainMs'] = Math.round(
    1000 *
      (await timed(async () => {
        const { rows } = await owner.query<Record<string, unknown>>(
          `select count(*)::integer as rounds, sum(r.bet)::bigint as bets, sum(r.valid_bet)::bigint as "validBets",
                  sum(r.win + r.adjusted)::bigint as payout,
                  count(distinct r.member_id) filter (where r.bet > 0)::integer as active
             from vendors_rounds r
             join agents_tree t on t.descendant_id = r.member_id and t.ancestor_id = 1 and t.depth > 0
             join games_games g on g.vendor_id = r.vendor_id and g.game_code = r.game_code
            where r.status <> 'cancelled'
              and ((r.started_at at time zone '${timeZone}') - case when g.classify in ('LOTT', 'ELOTT')
                    then interval '2 hours' else interval '0' end)::date between '${days.from}' and '${days.to}'`,
        );
        const { rows: purses } = await owner.query<{ balance: bigint }>(
          `select sum(a.balance)::bigint as balance from wallet_accounts a
             join agents_tree t on t.descendant_id = a.member_id and t.ancestor_id = 1 and t.depth > 0 where a.name = 'main'`,
        );
        plain = { ...rows[0], balance: purses[0]?.balance };
      })),
  );
  const said = { ...value.figures, ...value.team };
  const differing = Object.entries(plain).filter(([name, figure]) => unitsOf(said[name]) !== unitsOf(figure));
  return differing.length;
}

/** Amounts are decimal strings on the wire. */
function unitsOf(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  const [whole = '0', part = ''] = value.split('.');
  return String(BigInt(whole + part.padEnd(5, '0')));
}

async function measurePay(
  platform: Platform,
  owner: pg.Pool,
  figures: Record<string, number>,
  note: (line: string) => void,
): Promise<void> {
  const pool = createPool({ url: String(owner.options.connectionString), max: 4 });
  try {
    const deps = {
      ...{ pool, wallet: platform.wallet, log: createLogger('error', 'bench') },
      brands: async () => [{ ...brand, modules: new Set(['AGENTPOLICY3' as const]) }],
      classesOf: async () => new Map<string, string>(),
    };
    await play(platform, owner, PLAYED);
    await owner.query(`update contracts_cursors set slot_at = slot_at - interval '10 minutes'`);
    const seconds = await timed(() => runPay(deps, new Date()));
    const { rows } = await owner.query<{ bills: number; open: number }>(
      `select count(*)::integer as bills, count(*) filter (where status <> 'issued' and amount > 0)::integer as open
         from contracts_bills where period like 'slot/%'`,
    );
    figures['paySeconds'] = round(seconds);
    figures['payBills'] = rows[0]?.bills ?? 0;
    figures['payUnpaid'] = rows[0]?.open ?? 0;
    note(`pay run of five minutes: ${figures['payBills']} bills in ${seconds.toFixed(1)} s, limit ${PAY_SECONDS} s`);
    if (figures['payBills'] === 0) throw new Error('Nothing was paid.');
  } finally {
    await pool.end();
  }
}

/** Durations of repeated runs. */
async function measure(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const waits: number[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      const start = performance.now();
      await work();
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  return waits;
}

const at = (waits: readonly number[], part: number): number => round(percentile(waits, part));
