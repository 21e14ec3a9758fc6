import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform } from '../apps/platform/src/compose.ts';
import { createSecretBox } from '../apps/platform/src/kit/createSecretBox.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { connectOwner, openOwner, withOwner } from '@baize/server/openOwner';
import { createHasher } from '../apps/platform/src/modules/identity/index.ts';
import { seedOperators } from '../apps/platform/src/modules/operators/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { buildAll } from './build.ts';
import { startPostgres, type Postgres } from './postgres.ts';
import { tempFolder } from './tempFolder.ts';

/* A separate server: some settings here apply to all databases of a server. */
const folder = tempFolder('refused');
let postgres: Postgres;
let owner: pg.Client;
let url: string;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: join(folder, 'pg'), settings: { shared_buffers: '16MB' } });
  await withOwner(postgres.url, (maintenance) => maintenance.query('create database baize'));
  url = postgres.urlOf('baize');
  await migrate(url);
  owner = await connectOwner(url);
});
afterAll(async () => {
  await owner.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const log = createLogger('silent', 'test');

/** Starts the platform on this database and returns its error; undefined if it starts. */
async function start(env: Record<string, string> = {}): Promise<string> {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: join(folder, 'data'), ...env });
  try {
    const platform = await composePlatform({ settings, databaseUrl: url, log });
    await platform.app.ready();
    await platform.close();
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

/** Starts it while the database is misconfigured, which is then reverted. */
async function startWhile(wrong: string, right: string): Promise<string> {
  await owner.query(wrong);
  try {
    return await start();
  } finally {
    await owner.query(right);
  }
}

/** The server re-reads its configuration with a delay; waits until the setting shows the new value. */
async function setServer(name: string, value: string): Promise<void> {
  await owner.query(`alter system set ${name} = ${value}`);
  await owner.query('select pg_reload_conf()');
  const isSet = async (): Promise<boolean> => {
    const { rows } = await owner.query<{ value: string }>('select current_setting($1) as value', [name]);
    return rows[0]?.value === value;
  };
  while (!(await isSet()));
}

describe('a start', () => {
  it('succeeds on a correct database', async () => {
    expect(await start()).toBe('');
    expect(await start({ NODE_ENV: 'production' })).toBe('');
  });

  it('[A246] [I-18] is refused where acknowledged money could be lost, naming the setting', async () => {
    for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await setServer(name, 'off');
      try {
        expect(await start()).toContain(`PostgreSQL runs with ${name}=off; Baize refuses to start`);
      } finally {
        await setServer(name, 'on');
      }
    }
    expect(await start()).toBe('');
  });

  it('[A246] is refused where its role has more rights than its functions grant', async () => {
    for (const [right, without] of [
      ['bypassrls', 'nobypassrls'],
      ['superuser', 'nosuperuser'],
      ['createrole', 'nocreaterole'],
    ] as const) {
      expect(await startWhile(`alter role baize_app ${right}`, `alter role baize_app ${without}`), right).toContain(
        'The role baize_app has rights over the whole server; Baize refuses to start',
      );
    }
    for (const [given, table] of [
      ['update (balance) on wallet_accounts', 'wallet_accounts'],
      ['delete on wallet_entries', 'wallet_entries'],
      ['insert on audit_trail', 'audit_trail'],
    ] as const) {
      expect(await startWhile(`grant ${given} to baize_app`, `revoke ${given} from baize_app`), given).toContain(
        `The role baize_app may write ${table} directly; Baize refuses to start`,
      );
    }
    expect(await start()).toBe('');
  });

  it('[A246] is refused in production while an operator has the demo password', async () => {
    await openBrand(owner);
    const hasher = createHasher();
    const secrets = createSecretBox(join(folder, 'data', 'keys', 'operators.key'));
    const pool = openOwner(url, { max: 1 });
    const seed = (password: string) => seedOperators(pool, { secrets, hasher }, { brandId: 1, password });
    await seed('Baize-demo-1');
    expect(await start()).toBe('');
    expect(await start({ NODE_ENV: 'production' })).toBe(
      'The operator "approver" of brand 1 has the public password of the demo; Baize refuses to start with NODE_ENV=production.',
    );
    await seed('a password of our own 7');
    await pool.end();
    expect(await start({ NODE_ENV: 'production' })).toBe('');
  });

  it('[A246] is refused in production while a debugger can be attached', async () => {
    await buildAll({ names: ['platform'] });
    const child = fork(fileURLToPath(new URL('../apps/platform/dist/server/main.mjs', import.meta.url)), [], {
      execArgv: ['--inspect=127.0.0.1:0'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: url, DATA_DIR: join(folder, 'data') },
    });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(1);
    expect(said).toContain('The debugger is open; Baize refuses to start with it and NODE_ENV=production.');
  });
});
