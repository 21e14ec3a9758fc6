import { fork, type ChildProcess } from 'node:child_process';
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { connectOwner } from '@baize/server/openOwner';
import { requireDatabase } from '@baize/server/requireDatabase';
import { demoBrandCodes } from '../apps/platform/src/demoBrandCodes.ts';
import { simulatedVendors } from '../apps/platform/src/modules/games/simulatedVendors.ts';
import type { DemoSignIns, seedDemo as SeedDemo } from '../apps/platform/src/seedDemo.ts';
import { SettingsError } from '@baize/server/settings';
import { readSettings, type Settings } from '../apps/platform/src/settings.ts';
import { buildAll } from './build.ts';
import { commandBeganAt } from './commandBeganAt.ts';
import { holderOf, lockOf } from './startLock.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { walletPath } from '../apps/studio/src/hub88/walletPath.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A reason not to start that a user can fix; printed without a stack. */
class StartRefused extends Error {}

type Running = {
  children: { name: string; child: ChildProcess }[];
  /** Set from the beginning of its start, so that a stop in the meantime finds it. */
  postgres?: Promise<Postgres>;
  lockFile?: string;
};

const running: Running = { children: [] };
let isStopping = false;

async function main(): Promise<void> {
  const beganAt = commandBeganAt();
  const settings = readSettings(process.env);
  running.lockFile = takeLock(settings.dataDir);
  await refuseTakenPort('PORT', settings.port, settings.host);
  await refuseTakenPort('STUDIO_PORT', settings.studioPort, settings.host);
  await buildAll({ log: say });

  const databases = await openDatabases(settings);
  await migrate(databases.platformUrl);
  const keys = readKeys(settings.dataDir);
  const signIns = await seed(settings, databases.platformUrl, keys);
  await startProcesses(settings, databases, keys);
  const seconds = ((Date.now() - beganAt) / 1000).toFixed(1);
  say(`Baize is ready (${seconds} s)\n${describe(settings, signIns)}`);
}

/** One start per data folder: the lock file names its holder, and a dead holder is replaced. */
function takeLock(dataDir: string): string {
  const file = lockOf(dataDir);
  const own = `${file}.${process.pid}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(own, String(process.pid), { mode: 0o600 });
  } catch (error) {
    throw new StartRefused(`DATA_DIR ${dataDir} cannot be written to (${(error as NodeJS.ErrnoException).code}).`);
  }
  try {
    for (const isSecondTry of [false, true]) {
      try {
        // Linked when it is whole, so that nobody reads a lock without its holder.
        linkSync(own, file);
        return file;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const holder = holderOf(dataDir);
        if (holder !== undefined || isSecondTry) {
          throw new StartRefused(
            `Baize is already running on ${dataDir} (process ${holder}). Stop it first, or set another DATA_DIR for this start.`,
          );
        }
        rmSync(file, { force: true });
      }
    }
    throw new StartRefused(`The lock ${file} could not be taken.`);
  } finally {
    rmSync(own, { force: true });
  }
}

async function refuseTakenPort(name: string, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`;
      reject(new StartRefused(`${name} ${port} ${reason}. Set ${name} to a free port and start again.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

type Databases = { platformUrl: string; studioUrl: string };

async function openDatabases(settings: Settings): Promise<Databases> {
  if (settings.databaseUrl !== undefined) {
    const studio = new URL(settings.databaseUrl);
    studio.pathname = `${studio.pathname}_studio`;
    const studioUrl = settings.studioDatabaseUrl ?? studio.toString();
    await requireDatabase(settings.databaseUrl, 'DATABASE_URL');
    // On the same server it is created where it is missing; elsewhere it has to be there.
    if (new URL(studioUrl).host === studio.host) {
      await ensureDatabase(settings.databaseUrl, decodeURIComponent(new URL(studioUrl).pathname.slice(1)));
    }
    await requireDatabase(studioUrl, 'STUDIO_DATABASE_URL');
    return { platformUrl: settings.databaseUrl, studioUrl };
  }
  running.postgres = startPostgres({ dataDir: join(settings.dataDir, 'postgres') });
  const { url, urlOf } = await running.postgres;
  for (const name of ['baize', 'baize_studio']) await ensureDatabase(url, name);
  return { platformUrl: urlOf('baize'), studioUrl: urlOf('baize_studio') };
}

async function ensureDatabase(url: string, name: string): Promise<void> {
  const client = await connectOwner(url, { connectionTimeoutMillis: 10_000 });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

type Keys = {
  studioFile: string;
  studioPublicPem: string;
  operatorFile: string;
  operatorPublicPem: string;
  /** The signing key of a brand and the bundled payment gateway. */
  gatewayFileOf(brandCode: string): string;
  /** The shared secret of a simulated vendor and the platform. */
  simulatedFileOf(vendorCode: string): string;
  /** The signing key of the sandbox results feed for a brand. */
  resultsFileOf(brandCode: string): string;
};

/**
 * Each side of the vendor protocol has a key pair of its own, created on the first start and readable by this account
 * only.
 */
function readKeys(dataDir: string): Keys {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ensure = (name: string): [string, string] => {
    const file = join(folder, `${name}.pem`);
    if (!existsSync(file)) {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    }
    return [file, createPublicKey(readFileSync(file)).export({ type: 'spki', format: 'pem' }).toString()];
  };
  const [studioFile, studioPublicPem] = ensure('studio');
  const [operatorFile, operatorPublicPem] = ensure('operator');
  const secretFile = (name: string): string => {
    const file = join(folder, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
    return file;
  };
  return {
    ...{ studioFile, studioPublicPem, operatorFile, operatorPublicPem },
    gatewayFileOf: (brandCode) => secretFile(`gateway-${brandCode}.key`),
    simulatedFileOf: (vendorCode) => secretFile(`vendor-${vendorCode}.key`),
    resultsFileOf: (brandCode) => secretFile(`results-${brandCode}.key`),
  };
}

async function seed(settings: Settings, ownerUrl: string, keys: Keys): Promise<DemoSignIns | undefined> {
  if (!settings.isDemo) return undefined;
  const bundle = join(root, 'apps/platform/dist/seedDemo.mjs');
  const { seedDemo } = (await import(bundle)) as { seedDemo: typeof SeedDemo };
  return seedDemo({
    settings,
    ownerUrl,
    studio: {
      publicKeyPem: keys.studioPublicPem,
      operatorKeyFile: keys.operatorFile,
      supplierUrl: `http://127.0.0.1:${settings.studioPort}`,
    },
    gateway: { baseUrl: `http://127.0.0.1:${settings.studioPort}`, secretFileOf: keys.gatewayFileOf },
    simulatedSecretFileOf: keys.simulatedFileOf,
    resultsFileOf: keys.resultsFileOf,
  });
}

async function startProcesses(settings: Settings, databases: Databases, keys: Keys): Promise<void> {
  const operatorsFile = join(settings.dataDir, 'keys', 'operators.json');
  const walletUrl = settings.studioWalletUrl ?? `http://127.0.0.1:${settings.port}${walletPath}`;
  const operators = [{ id: 'baize', publicKeyPem: keys.operatorPublicPem, walletUrl }];
  writeFileSync(operatorsFile, JSON.stringify(operators, null, 2), { mode: 0o600 });
  const merchantsFile = join(settings.dataDir, 'keys', 'merchants.json');
  const merchants = demoBrandCodes.map((code) => ({
    id: code,
    secret: readFileSync(keys.gatewayFileOf(code), 'utf8').trim(),
    reportUrl: `http://127.0.0.1:${settings.port}/vendor/gateway/sandbox-${code}`,
  }));
  writeFileSync(merchantsFile, JSON.stringify(merchants, null, 2), { mode: 0o600 });
  const simulatedFile = join(settings.dataDir, 'keys', 'simulated.json');
  // Vendors unknown to the platform are not simulated either.
  const simulated = (settings.isDemo ? simulatedVendors : []).map(({ code, dialect }) => ({
    ...{ code, dialect, operatorToken: 'baize', secret: readFileSync(keys.simulatedFileOf(code), 'utf8').trim() },
    walletUrl: `http://127.0.0.1:${settings.port}/vendor/${dialect}`,
  }));
  writeFileSync(simulatedFile, JSON.stringify(simulated, null, 2), { mode: 0o600 });
  // The games first: the platform asks for their list as soon as it runs.
  launch('studio', 'apps/studio/dist/main.mjs', {
    STUDIO_PORT: String(settings.studioPort),
    STUDIO_HOST: settings.host,
    STUDIO_DATABASE_URL: databases.studioUrl,
    STUDIO_KEY_FILE: keys.studioFile,
    STUDIO_OPERATORS_FILE: operatorsFile,
    STUDIO_MERCHANTS_FILE: merchantsFile,
    STUDIO_SIMULATED_FILE: simulatedFile,
    STUDIO_PUBLIC_URL: settings.studioUrl,
    STUDIO_FRAME_ANCESTORS: [...new Set([settings.publicUrl, `http://127.0.0.1:${settings.port}`])].join(','),
  });
  launch('platform', 'apps/platform/dist/server/main.mjs', {
    DATABASE_URL: databases.platformUrl,
    DATA_DIR: settings.dataDir,
  });
  await untilReady('The platform', `http://127.0.0.1:${settings.port}/health/ready`);
  await untilReady('The studio', `http://127.0.0.1:${settings.studioPort}/health/ready`);
}

function launch(name: string, file: string, env: Record<string, string>): void {
  if (isStopping) throw new StartRefused(`Shut down before the ${name} was started.`);
  const child = fork(join(root, file), [], {
    env: { ...process.env, ...env },
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  running.children.push({ name, child });
  child.once('exit', (code, signal) => {
    if (isStopping) return;
    console.error(`The ${name} ended unexpectedly (${signal ?? `code ${code}`}); stopping the rest.`);
    void stop(1);
  });
}

async function untilReady(name: string, url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (answer?.ok === true) return;
    await wait(50);
  }
  throw new StartRefused(`${name} did not become ready within 60 s (${url}).`);
}

/** Stops the games first, then the portal; the database goes last, when nothing can write any more. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const { child } of running.children) await end(child);
  const postgres = await running.postgres?.catch(() => undefined);
  await postgres?.stop();
  if (running.lockFile !== undefined) rmSync(running.lockFile, { force: true });
  process.exit(exitCode);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await gone;
  clearTimeout(timer);
}

function describe(settings: Settings, signIns: DemoSignIns | undefined): string {
  const rows: [string, string][] = [
    ['Portal', `${settings.publicUrl}/`],
    ['Console', `${settings.publicUrl}/console/`],
    ['API', `${settings.publicUrl}/docs/api   ${settings.publicUrl}/openapi.json`],
    ['Studio', `${settings.studioUrl}/`],
    ['Data', settings.dataDir],
  ];
  if (signIns !== undefined) {
    rows.push(['Members', `${signIns.members.join(', ')}   password ${settings.demoPassword}`]);
    for (const { username, totpSecret } of signIns.operators) {
      rows.push(['Operator', `${username}   password ${settings.demoPassword}   TOTP secret ${totpSecret}`]);
    }
    for (const { name, siteUrl, operators } of signIns.brands.slice(1)) {
      rows.push([name, `${siteUrl}/   a second brand, with its own members and operators of the same names`]);
      for (const { username, totpSecret } of operators) {
        rows.push(['Operator', `${username} of ${name}   TOTP secret ${totpSecret}`]);
      }
    }
  }
  return rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`).join('\n');
}

function say(line: string): void {
  console.log(line);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
// A killed parent cannot send a signal; the disconnected IPC channel serves instead.
process.once('disconnect', () => void stop(0));
main().catch(async (error: unknown) => {
  // Errors during a stop are caused by it.
  if (isStopping) return;
  const isExpected = error instanceof SettingsError || error instanceof StartRefused;
  console.error(isExpected ? (error as Error).message : error);
  await stop(1);
});
