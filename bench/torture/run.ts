import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { migrate } from '../../apps/platform/src/kit/migrate.ts';
import { openOwner, withOwner } from '@baize/server/openOwner';
import { buildAll } from '../../tools/build.ts';
import { startPostgres, type Postgres } from '../../tools/postgres.ts';
import { faultsOf } from './faultsOf.ts';
import { armControl, controls, type Control } from './controls.ts';
import { VendorClient } from '../hub88/VendorClient.ts';
import { launchPlatform } from './launchPlatform.ts';
import { NoAnswer } from './NoAnswer.ts';
import type { ClientJob } from './playLoad.ts';
import { within } from './within.ts';
import { seededRandom } from '../../tools/seededRandom.ts';
import { freePorts } from '../../tools/freePort.ts';
import { untilReady } from './untilReady.ts';
import { tempFolder } from '../../tools/tempFolder.ts';
import { clearUpOnSignals } from '../../tools/clearUpOnSignals.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: args } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '2' },
    crashes: { type: 'string', default: '20' },
    control: { type: 'string' },
    draws: { type: 'boolean', default: false },
    /** Agents' pay instead: number of bills, and of killed workers. */
    jobs: { type: 'boolean', default: false },
    bills: { type: 'string', default: '50000' },
    kills: { type: 'string', default: '50' },
    /** Vendors of every dialect instead of crashes: logical calls in random order, and again 130 days later. */
    vendor: { type: 'boolean', default: false },
    calls: { type: 'string', default: '250000' },
    json: { type: 'boolean', default: false },
  },
});

const MEMBERS = 256;
const CALLERS = 32;
const RACE_TRIALS = 40;
/** A crash of the database is over within seconds; after this time a call is abandoned. */
const PATIENCE_MS = 60_000;
/** Unanswered calls when the load stops, then a repetition of each: at most a hundredth of a second per call. */
const drainSeconds = (calls: number): number => (2 * PATIENCE_MS) / 1_000 + Math.ceil(calls / 100);

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
  const owner = openOwner(ownerUrl, { max: 1 });
  const { openBrand } = await import('@baize/testkit/openBrand');
  const { seedPlayers } = await import('./seedPlayers.ts');
  await openBrand(owner, { hosts: ['localhost', '127.0.0.1'] });
  const seats = { url: ownerUrl, seed: args.seed, publicPem, members: MEMBERS, racers: RACE_TRIALS };
  const members = await seedPlayers(owner, seats);
  const racers = members.splice(0, RACE_TRIALS);
  if (control !== undefined) {
    await armControl(owner, control);
    say(`planted the fault ${control}`);
  }
  await owner.end();
  for (const port of await freePorts(2)) servers.push({ port, child: launchPlatform(port, ownerUrl, folder) });
  await Promise.all(servers.map(({ port }) => untilReady(port)));

  const journalFile = join(folder, 'journal.jsonl');
  const job: ClientJob = {
    urls: servers.map(({ port }) => `http://127.0.0.1:${port}${walletPath}`),
    privateKeyPem,
    seed: args.seed,
    journalFile,
    currency: 'CNY',
    gameCode: 'dragon-eight',
    subPartnerId: 'baize',
    members,
    callers: CALLERS,
    patienceMs: PATIENCE_MS,
  };
  const load = startLoad(job);
  const kills = { platform: 0, database: 0 };
  /* From here on a time-out is a fault, and the books are checked all the same. */
  const faults = await faultsOf(async () => {
    await wait(1_000);
    await crashOften(ownerUrl, load, kills);
    return [];
  });
  say('stopping the load');
  load.stop();
  faults.push(
    ...(await faultsOf(async () => {
      await within(drainSeconds(load.sent()), 'the load to finish and to repeat every call', load.done);
      return [];
    })),
  );
  client?.kill('SIGKILL');
  say('racing');
  const races: number[] = [];
  faults.push(...(await faultsOf(() => race(job, racers, races))));
  say('checking');
  const { checkBooks } = await import('./checkBooks.ts');
  faults.push(...(await faultsOf(() => checkBooks(ownerUrl, journalFile))));
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

type Load = { sent(): number; isOver(): boolean; stop(): void; done: Promise<void> };

function startLoad(job: ClientJob): Load {
  const child = fork(fileURLToPath(new URL('client.ts', import.meta.url)), [], { execArgv: ['--import', 'tsx'] });
  client = child;
  let sent = 0;
  let isOver = false;
  child.once('exit', () => (isOver = true));
  const done = new Promise<void>((resolve, reject) => {
    child.on('message', (message: { sent: number; isDone?: boolean }) => {
      sent = message.sent;
      if (message.isDone === true) resolve();
    });
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the client ended with ${code}`))));
  });
  // The awaiting code handles the rejection; until then it must not count as unhandled.
  done.catch(() => undefined);
  child.send(job);
  return {
    sent: () => sent,
    isOver: () => isOver,
    stop: () => {
      if (child.connected) child.send('stop');
    },
    done,
  };
}

/** Alternately kills a platform process and the database, each time under load. */
async function crashOften(ownerUrl: string, load: Load, kills: { platform: number; database: number }): Promise<void> {
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
      await within(PATIENCE_MS / 1_000, 'a killed platform to be gone', gone);
      server.child = launchPlatform(server.port, ownerUrl, folder);
      await untilReady(server.port);
      kills.platform += 1;
    } else {
      await killDatabase();
      kills.database += 1;
    }
    say(`crash ${crash + 1} of ${crashes}, ${load.sent()} acknowledged`);
  }
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
  const giveUpAt = Date.now() + PATIENCE_MS;
  while (spawnSync('kill', ['-0', ...children.filter((child) => child !== '')]).status === 0) {
    if (Date.now() > giveUpAt) throw new NoAnswer('the killed database to be gone', PATIENCE_MS / 1_000);
    await wait(10);
  }
  rmSync(join(dataDir, 'postmaster.pid'), { force: true });
  postgres = await startPostgres({ dataDir, port }).catch((error: unknown) => {
    throw new NoAnswer(`the killed database: ${(error as Error).message}`, PATIENCE_MS / 1_000);
  });
}

async function untilMore(load: Load, more: number): Promise<void> {
  const target = load.sent() + more;
  const deadline = Date.now() + PATIENCE_MS;
  while (load.sent() < target) {
    if (load.isOver()) throw new NoAnswer('the load, whose callers have all given up', PATIENCE_MS / 1_000);
    if (Date.now() > deadline) throw new NoAnswer(`${more} more calls of the load`, PATIENCE_MS / 1_000);
    await wait(50);
  }
}

/**
 * 64 concurrent calls on a balance that pays for ten, over both processes. Stops at the first race without a response.
 */
async function race(job: ClientJob, racers: ClientJob['members'], won: number[]): Promise<string[]> {
  const hub = new VendorClient(job.privateKeyPem);
  try {
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
        const giveUpAt = Date.now() + PATIENCE_MS;
        while (Date.now() < giveUpAt) {
          const answer = await hub
            .send(job.urls[number % 2] ?? '', '/transaction/bet', payload, 20_000)
            .catch(() => undefined);
          if (answer?.http === 200 && answer.status !== said.unknown) return answer.status === said.done;
          await wait(50);
        }
        throw new NoAnswer(`a bet of the race of ${user}`, PATIENCE_MS / 1_000);
      });
      won.push((await Promise.all(calls)).filter(Boolean).length);
    }
  } finally {
    hub.close();
  }
  return won.filter((count) => count !== 10).map((count) => `race: ${count} of 64 succeeded on a balance for 10`);
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
  /* If it does not stop, the keeper of temporary folders kills it. */
  if (postgres) await within(PATIENCE_MS / 1_000, 'the database to end', postgres.stop()).catch(console.error);
  rmSync(folder, { recursive: true, force: true });
}

async function playVendors(): Promise<boolean> {
  const { runVendors } = await import('./vendor/runVendors.ts');
  return runVendors({ seed: args.seed, calls: wholeOption('calls', args.calls, 1, 9_999_999), control, say });
}

let exitCode: number;
try {
  const isGood = args.vendor ? await playVendors() : await main();
  exitCode = isGood ? 0 : 1;
} catch (error) {
  /* An aborted run has proved nothing, neither sound books nor a detected fault. */
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
