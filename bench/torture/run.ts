import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash, generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createPool } from '../../apps/platform/src/kit/db.ts';
import { migrate } from '../../apps/platform/src/kit/migrate.ts';
import { openOwner, withOwner } from '@baize/server/openOwner';
import { createWallet, openMemberAccounts, verifyLedger } from '../../apps/platform/src/modules/wallet/index.ts';
import { buildAll } from '../../tools/build.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import type { ClientJob } from './client.ts';
import { armControl, controls, type Control } from './controls.ts';
import { Hub88Client } from './Hub88Client.ts';
import { judge } from './judge.ts';
import { launchPlatform } from './launchPlatform.ts';
import { readJournal } from './Journal.ts';
import { seededRandom } from './seededRandom.ts';
import { freePorts } from '../../tools/freePort.ts';
import { untilReady } from './untilReady.ts';
import { runVendors } from './vendor/runVendors.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { clearUpOnSignals } from '../../tools/clearUpOnSignals.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: args } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    crashes: { type: 'string', default: '20' },
    control: { type: 'string' },
    draws: { type: 'boolean', default: false },
    /** Pay of agents instead: so many bills, by workers of which so many are killed. */
    jobs: { type: 'boolean', default: false },
    bills: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '50' },
    /** Vendors of every dialect instead of crashes: so many logical calls in any order, and again 130 days later. */
    vendor: { type: 'boolean', default: false },
    calls: { type: 'string', default: '250000' },
    json: { type: 'boolean', default: false },
  },
});

const MEMBERS = 256;
const CALLERS = 32;
const START_BALANCE = 50_000_000n;
const RACE_TRIALS = 40;

type Server = { port: number; child: ChildProcess };

clearUpOnSignals();
const startedAt = Date.now();
if (args.draws) {
  const { runDraws } = await import('./runDraws.ts');
  process.exit(await runDraws({ seed: args.seed, control: args.control, isJson: args.json }));
}
if (args.jobs) {
  const { runJobs } = await import('./jobs/runJobs.ts');
  const counts = {
    bills: wholeOption('bills', args.bills, 1, 9_999_999),
    kills: wholeOption('kills', args.kills, 0, 1000),
  };
  process.exit(await runJobs({ ...counts, seed: args.seed, control: args.control, isJson: args.json }));
}
const crashes = wholeOption('crashes', args.crashes, 0, 1000);
const minutes = wholeOption('minutes', args.minutes, 0, 600);
const control = controlOption(args.control);
const folder = tempFolder('torture');
const draw = seededRandom(`torture ${args.seed}`);
const servers: Server[] = [];
let postgres: Postgres | undefined;
let client: ChildProcess | undefined;

function say(line: string): void {
  if (!args.json) console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${line}`);
}

async function main(): Promise<boolean> {
  await buildAll({ names: ['platform'], log: say });
  postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  await ownerQuery(postgres.url, 'create database torture');
  const ownerUrl = postgres.urlOf('torture');
  await migrate(ownerUrl);
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const privateKeyPem = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const members = await seed(ownerUrl, publicPem);
  const racers = members.splice(0, RACE_TRIALS);
  if (control !== undefined) {
    const owner = openOwner(ownerUrl, { max: 1 });
    await armControl(owner, control);
    await owner.end();
    say(`armed the planted fault ${control}`);
  }
  for (const port of await freePorts(2)) servers.push({ port, child: launchPlatform(port, ownerUrl, folder) });
  await Promise.all(servers.map(({ port }) => untilReady(port)));

  const journalFile = join(folder, 'journal.jsonl');
  const job: ClientJob = {
    urls: servers.map(({ port }) => `http://127.0.0.1:${port}/vendor/hub88`),
    privateKeyPem,
    seed: args.seed,
    journalFile,
    currency: 'CNY',
    gameCode: 'dragon-eight',
    subPartnerId: 'baize',
    members,
    callers: CALLERS,
  };
  const load = startLoad(job);
  await wait(1_000);
  const kills = await crashOften(ownerUrl, load);
  say('stopping the load');
  load.stop();
  await load.done;
  say('racing');
  const races = await race(job, racers);
  say('checking');
  const faults = await check(ownerUrl, journalFile, races);
  const figures = {
    acknowledged: load.sent(),
    platformKills: kills.platform,
    databaseKills: kills.database,
    races: races.length,
    racesExact: races.filter((won) => won === 10).length,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    faults: faults.length,
  };
  for (const fault of faults.slice(0, 20)) say(`FAULT ${fault}`);
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).stdout.trim();
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'cpu'}, node ${process.version}`;
  const result = faults.length === 0 ? 'green' : 'red';
  say(`seed ${args.seed}: ${result}`);
  console.log(
    JSON.stringify({
      name: 'torture',
      seed: args.seed,
      control: control ?? null,
      result,
      figures,
      firstFaults: faults.slice(0, 5),
      machine,
      commit,
    }),
  );
  return faults.length === 0;
}

async function seed(ownerUrl: string, publicPem: string): Promise<ClientJob['members']> {
  const owner = openOwner(ownerUrl, { max: 1 });
  await owner.query(
    `insert into site_brands (code, name, currency, time_zone, default_language, languages, main_domain)
     values ('baize', 'Baize', 'CNY', 'Asia/Shanghai', 'CN', '{CN,EN}', 'localhost')`,
  );
  await owner.query(`insert into site_hosts (host, brand_id) values ('localhost', 1), ('127.0.0.1', 1)`);
  await owner.query(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Baize Studio', 'hub88', $1, '/nonexistent', 'baize', 'http://127.0.0.1:1', '{}')`,
    [publicPem],
  );
  await owner.query(`insert into vendors_brand_vendors (vendor_id, sub_partner_id, brand_id) values (1, 'baize', 1)`);
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image)
     values (1, 'dragon-eight', 'RNG', 'Dragon Eight', 'Dragon Eight', '')`,
  );
  const pool = createPool({ url: ownerUrl, max: 4 });
  const wallet = createWallet({ pool });
  const members: ClientJob['members'] = [];
  for (let id = 1; id <= MEMBERS; id += 1) {
    const token = `torture-${args.seed}-${id}`;
    await openMemberAccounts(pool, { brandId: 1, memberId: BigInt(id), currencies: ['CNY'] });
    await owner.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       values ($1, 1, $2, 1, 'dragon-eight', 'CNY', now() + interval '1 day')`,
      [createHash('sha256').update(token).digest(), id],
    );
    members.push({ id, user: `baize-${id}`, token });
  }
  await wallet.postMany(
    members.map(({ id }) => ({
      brandId: 1,
      memberId: BigInt(id),
      currency: 'CNY',
      scope: 'torture',
      key: `start-${id}`,
      kind: 'deposit',
      debit: 'house.bank:torture',
      credit: 'main',
      amount: id <= RACE_TRIALS ? 1_000_000n : START_BALANCE,
    })),
  );
  await pool.end();
  await owner.end();
  return members;
}

type Load = { sent(): number; stop(): void; done: Promise<void> };

function startLoad(job: ClientJob): Load {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  client = child;
  let sent = 0;
  const done = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { sent: number; isDone?: boolean }) => {
      sent = message.sent;
      if (message.isDone === true) resolve();
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the client ended with ${code}`))));
  });
  child.send(job);
  return { sent: () => sent, stop: () => child.send('stop'), done };
}

/** Kills by turns a platform process and the database, each time in the middle of running load. */
async function crashOften(ownerUrl: string, load: Load): Promise<{ platform: number; database: number }> {
  const kills = { platform: 0, database: 0 };
  const endAt = startedAt + minutes * 60_000;
  for (let crash = 0; crash < crashes || Date.now() < endAt; crash += 1) {
    await untilMore(load, 200 + draw(400));
    await wait(draw(400));
    if (crash >= crashes) continue;
    if (crash % 2 === 0) {
      const server = servers[draw(servers.length)];
      if (server === undefined) break;
      const gone = new Promise<void>((resolve) => server.child.once('exit', () => resolve()));
      server.child.kill('SIGKILL');
      await gone;
      server.child = launchPlatform(server.port, ownerUrl, folder);
      await untilReady(server.port);
      kills.platform += 1;
    } else {
      await killDatabase();
      kills.database += 1;
    }
    say(`crash ${crash + 1} of ${crashes}, ${load.sent()} acknowledged`);
  }
  return kills;
}

async function killDatabase(): Promise<void> {
  const { pid = 0, port = 0, dataDir = '' } = postgres ?? {};
  process.kill(pid, 'SIGSTOP');
  const children = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
  for (const child of [String(pid), ...children]) {
    if (child !== '') spawnSync('kill', ['-9', child]);
  }
  while (spawnSync('kill', ['-0', ...children.filter((child) => child !== '')]).status === 0) await wait(10);
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  postgres = await startPostgres({ dataDir, port });
}

async function untilMore(load: Load, more: number): Promise<void> {
  const target = load.sent() + more;
  const deadline = Date.now() + 60_000;
  while (load.sent() < target) {
    if (Date.now() > deadline) throw new Error('The load stands still: no acknowledged call for 60 s.');
    await wait(50);
  }
}

/** 64 calls at once on a balance that pays for ten, over both processes. */
async function race(job: ClientJob, racers: ClientJob['members']): Promise<number[]> {
  const hub = new Hub88Client(job.privateKeyPem);
  const results: number[] = [];
  for (const { user, token } of racers) {
    const calls = Array.from({ length: 64 }, async (_, number) => {
      const payload = {
        user,
        token,
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        round: `race-${user}-${number}`,
        round_closed: false,
        game_code: job.gameCode,
        sub_partner_id: job.subPartnerId,
        currency: job.currency,
        amount: 100_000,
      };
      const giveUpAt = Date.now() + 60_000;
      while (Date.now() < giveUpAt) {
        const answer = await hub
          .send(job.urls[number % 2] ?? '', '/transaction/bet', payload, 20_000)
          .catch(() => undefined);
        if (answer?.http === 200 && answer.status !== 'RS_ERROR_UNKNOWN') return answer.status === 'RS_OK';
        await wait(50);
      }
      return false;
    });
    results.push((await Promise.all(calls)).filter(Boolean).length);
  }
  hub.close();
  return results;
}

/** Reads the journal and the database, and nothing of the running processes. */
async function check(ownerUrl: string, journalFile: string, races: readonly number[]): Promise<string[]> {
  const { acknowledged, balances, changedAnswers, wrongAnswers, unanswered } = judge(
    readJournal(journalFile),
    START_BALANCE,
  );
  const faults = [
    ...unanswered.map((id) => `never answered: ${id}`),
    ...changedAnswers.map((id) => `answer changed: ${id}`),
    ...wrongAnswers.map((text) => `wrong answer: ${text}`),
    ...races.filter((won) => won !== 10).map((won) => `race: ${won} of 64 succeeded on a balance for 10`),
  ];
  const pool = openOwner(ownerUrl, { max: 2 });
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
    if (call.status !== 'RS_OK') continue;
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
  await pool.end();
  return faults;
}

async function ownerQuery(url: string, text: string): Promise<void> {
  await withOwner(url, (owner) => owner.query(text));
}

function wholeOption(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d{1,7}$/.test(text) || value < least || value > most) {
    console.error(`--${name} must be a whole number from ${least} to ${most}, but it is "${text}".`);
    process.exit(2);
  }
  return value;
}

function controlOption(text: string | undefined): Control | undefined {
  const known = controls.find((name) => name === text);
  if (text !== undefined && known === undefined) {
    console.error(`--control must be one of ${controls.join(', ')}, but it is "${text}".`);
    process.exit(2);
  }
  return known;
}

async function cleanUp(): Promise<void> {
  client?.kill('SIGKILL');
  for (const { child } of servers) child.kill('SIGKILL');
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

let exitCode: number;
try {
  const isGood = args.vendor
    ? await runVendors({ seed: args.seed, calls: wholeOption('calls', args.calls, 1, 9_999_999), control, say })
    : await main();
  exitCode = isGood ? 0 : 1;
} catch (error) {
  /* A run that broke off has shown nothing, neither sound books nor a fault that was found. */
  exitCode = 2;
  console.error(error);
  console.log(
    JSON.stringify({
      name: 'torture',
      seed: args.seed,
      control: control ?? null,
      result: 'broken off',
      error: (error as Error).message,
    }),
  );
} finally {
  await cleanUp();
}
process.exit(exitCode);
