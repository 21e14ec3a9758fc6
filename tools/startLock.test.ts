import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { databaseOf, holderOf, lockOf } from './startLock.ts';
import { tempFolder } from './tempFolder.ts';

const dataDir = tempFolder('lock');
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** A process of this command line that lives until it is killed. */
const sleeper = (name: string) =>
  spawn(process.execPath, ['-e', 'setInterval(() => undefined, 60_000)', name], { stdio: 'ignore' });

it('names who runs on a data folder, and nobody after a crash or for a lock without a holder', async () => {
  expect([holderOf(dataDir), databaseOf(dataDir)]).toEqual([undefined, undefined]);
  mkdirSync(join(dataDir, 'postgres'));
  const [start, other] = [sleeper('tools/start.ts'), sleeper('something else')];
  for (const text of ['', '\n', '0', '-1', 'abc', String(other.pid)]) {
    writeFileSync(lockOf(dataDir), text);
    expect(holderOf(dataDir), text).toBe(undefined);
  }
  writeFileSync(lockOf(dataDir), String(start.pid));
  expect(holderOf(dataDir)).toBe(start.pid);
  const database = sleeper('postgres');
  writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${database.pid}\n${dataDir}\n`);
  expect(databaseOf(dataDir)).toBe(database.pid);
  await Promise.all(
    [start, other, database].map((child) => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      return gone;
    }),
  );
  expect([holderOf(dataDir), databaseOf(dataDir)]).toEqual([undefined, undefined]);
});
