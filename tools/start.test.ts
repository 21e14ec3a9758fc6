import malay from '../languages/ms/portal/error.json' with { type: 'json' };
import { dropDatabase } from '@baize/testkit';
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectOwner } from '@baize/server/openOwner';
import { freePort, freePorts } from './freePort.ts';
import { root } from './sourceFiles.ts';
import { startForTests, type StartedSystem } from './startForTests.ts';
import { tempFolder } from './tempFolder.ts';

const deadline = 300_000;

/** The error of a refused start; fails if it starts. */
async function refusal(options: Parameters<typeof startForTests>[0]): Promise<string> {
  try {
    const system = await startForTests(options);
    await system.stop();
    return 'it started';
  } catch (error) {
    return (error as Error).message;
  }
}

/** A foreign process releases its port without an event; polls until the port is free or the test times out. */
async function untilFree(port: number): Promise<void> {
  const isTaken = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => {
        // The other side's exit closes it; that is the event.
        socket.once('close', () => resolve(true));
      });
      socket.once('error', () => resolve(false));
      socket.resume();
    });
  while (await isTaken());
}

describe('npm start', () => {
  const dataDir = tempFolder('start');
  let ports: [number, number];
  let system: StartedSystem;

  beforeAll(async () => {
    ports = (await freePorts(2)) as [number, number];
    system = await startForTests({ dataDir, ports, keepData: true });
  }, deadline);
  afterAll(async () => {
    await system.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, deadline);

  it('serves the portal, the console, the API description, the studio and health', async () => {
    for (const path of ['/', '/console/', '/openapi.json', '/docs/api', '/health/live', '/health/ready', '/metrics']) {
      expect((await fetch(system.portalUrl + path)).status, path).toBe(200);
    }
    const headers = { 'accept-language': 'ms' };
    const refused = await (await fetch(`${system.portalUrl}/wps/member/info`, { headers })).json();
    // The text is from the portal's own dictionary.
    expect(refused).toMatchObject({ code: 'not_logged_in', message: malay.not_logged_in });
    expect((await fetch(`${system.studioUrl}/health/ready`)).status).toBe(200);
    expect(system.output()).toMatch(/player1, player2, agent1/);
    expect(system.totpSecret('operator')).toMatch(/^[A-Z2-7]{32}$/);
  });

  it(
    'reports who uses the data folder, and harms nothing',
    async () => {
      const said = await refusal({ dataDir, keepData: true });
      expect(said).toContain(`already running on ${dataDir} (process ${system.child.pid})`);
      expect((await fetch(`${system.portalUrl}/health/ready`)).status).toBe(200);
    },
    deadline,
  );

  it(
    'names a taken port of either, an invalid setting and a data folder that is none',
    async () => {
      const file = join(dataDir, 'a-file');
      writeFileSync(file, '');
      const [taken, takenStudio, loud, unwritable] = await Promise.all([
        refusal({ ports: [ports[0], await freePort()] }),
        refusal({ ports: [await freePort(), ports[1]] }),
        refusal({ env: { LOG_LEVEL: 'loud' } }),
        refusal({ dataDir: file, keepData: true }),
      ]);
      expect(taken).toContain(`PORT ${ports[0]} is taken`);
      expect(takenStudio).toContain(`STUDIO_PORT ${ports[1]} is taken`);
      expect(loud).toContain('LOG_LEVEL must be one of');
      expect(unwritable).toContain(`DATA_DIR ${file} cannot be written to (EEXIST).`);
      expect(unwritable).not.toContain('    at ');
      rmSync(file);
      expect((await fetch(`${system.portalUrl}/health/ready`)).status).toBe(200);
    },
    deadline,
  );

  it(
    'refuses a database whose durability is switched off',
    async () => {
      const [pid = '', , , port = ''] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
      expect(pid).not.toBe('');
      const password = readFileSync(join(dataDir, 'postgres.secret'), 'utf8').trim();
      const url = `postgres://baize:${password}@127.0.0.1:${port}/`;
      const owner = await connectOwner(`${url}postgres`);
      await owner.query('create database unsafe');
      await owner.query('alter database unsafe set synchronous_commit = off');
      try {
        const said = await refusal({
          env: { DATABASE_URL: `${url}unsafe`, STUDIO_DATABASE_URL: `${url}unsafe_studio` },
        });
        expect(said).toContain('synchronous_commit=off; Baize refuses to start');
        await owner.query('alter database unsafe reset synchronous_commit');
        await owner.query('create database unsafe_studio');
        await owner.query('alter database unsafe_studio set synchronous_commit = off');
        expect(
          await refusal({ env: { DATABASE_URL: `${url}unsafe`, STUDIO_DATABASE_URL: `${url}unsafe_studio` } }),
        ).toContain('synchronous_commit=off; Baize refuses to start');
      } finally {
        await dropDatabase(owner, 'unsafe');
        await dropDatabase(owner, 'unsafe_studio');
        await owner.end();
      }
    },
    deadline,
  );

  /* The first finds the data as a kill has left it, the second as a clean stop has. */
  it.for(['SIGTERM', 'SIGINT'] as const)(
    "restarts with its data, after a kill and after a clean stop, ends as a whole when npm's own process gets %s, and prints only its own lines before it is ready",
    { timeout: deadline },
    async (signal) => {
      const secret = system.totpSecret('operator');
      const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
      const databaseOf = (): string | undefined => readFileSync(pidFile, 'utf8').split('\n')[0];
      let orphan: string | undefined;
      if (system.child.exitCode === null && system.child.signalCode === null) {
        orphan = databaseOf();
        const killed = new Promise((resolve) => system.child.once('exit', resolve));
        system.child.kill('SIGKILL');
        await killed;
        // Platform and studio exit when their parent is gone; only then are their ports free again.
        for (const port of ports) await untilFree(port);
      }
      const { LOG_LEVEL: _, ...env } = process.env;
      const npm = spawn('npm', ['start', '--', '--of-no-meaning'], {
        cwd: root,
        // Only npm gets the signal: the process group that a terminal or a supervisor would signal is excluded here.
        detached: true,
        env: {
          ...env,
          ...{ NODE_ENV: 'development', DATA_DIR: dataDir, PORT: String(ports[0]), STUDIO_PORT: String(ports[1]) },
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const gone = new Promise((resolve) => npm.once('close', (code, by) => resolve({ code, by })));
      let said = '';
      await new Promise<void>((resolve) => {
        const collect = (chunk: Buffer): void => {
          said += chunk.toString();
          if (said.includes('Baize is ready')) resolve();
        };
        npm.stdout.on('data', collect);
        npm.stderr.on('data', collect);
        void gone.then(() => resolve());
      });
      expect(said).toContain('Baize is ready');
      expect(said).toContain(`TOTP secret ${secret}`);
      expect((await fetch(`${system.portalUrl}/health/ready`)).status).toBe(200);
      expect(said).not.toMatch(/^\{|Deprecat|Warning/m);
      const databasePid = databaseOf();
      // A database that outlived the kill is adopted.
      if (orphan !== undefined) expect(databasePid).toBe(orphan);
      const startPid = readFileSync(join(dataDir, 'start.lock'), 'utf8');
      npm.kill(signal);
      expect(await gone).toEqual({ code: 0, by: null });
      for (const pid of [databasePid, startPid]) {
        expect(() => process.kill(Number(pid), 0), `process ${pid}`).toThrow('ESRCH');
      }
      expect(readdirSync(dataDir)).not.toContain('start.lock');
      for (const port of ports) {
        await expect(fetch(`http://127.0.0.1:${port}/health/live`), String(port)).rejects.toThrow('fetch failed');
      }
    },
  );
});
