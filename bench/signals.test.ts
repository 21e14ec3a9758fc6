import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/sourceFiles.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const deadline = 120_000;

/** Everything in a folder for temporary files but the compiled sources. */
function filesIn(folder: string): string[] {
  const own = readdirSync(folder).filter((name) => !name.startsWith('tsx-'));
  return own.flatMap((name) => [
    name,
    ...readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' }).map((path) => join(name, path)),
  ]);
}

/** The process id that the database server wrote into its data folder, once it accepts connections. */
function databasePid(folder: string): number | undefined {
  const file = filesIn(folder).find((path) => path.endsWith('/postmaster.pid'));
  const lines = file === undefined ? [] : readFileSync(join(folder, file), 'utf8').split('\n');
  return lines[7]?.trim() === 'ready' ? Number(lines[0]) : undefined;
}

describe('a command with a database of its own', () => {
  it.concurrent.for([
    ['torture', '--draws', 'SIGTERM'],
    ['bench', 'ledger', 'SIGINT'],
  ] as const)('%s %s leaves neither server nor folder at %s', { timeout: deadline }, async ([name, option, signal]) => {
    const folder = tempFolder('signals');
    // Its own folder for temporary files has all but the compiled sources, which are shared by every program.
    const compiled = `tsx-${userInfo().uid}`;
    mkdirSync(join(tmpdir(), compiled), { recursive: true });
    symlinkSync(join(tmpdir(), compiled), join(folder, compiled));
    const { BAIZE_TEMP: _, ...env } = process.env;
    const child = spawn('npm', ['run', name, '--', option], {
      cwd: root,
      detached: true,
      // The ledger that it compares with is not fetched: the signal comes before it is opened.
      env: { ...env, NODE_ENV: 'development', TMPDIR: folder, PGLEDGER: root },
      stdio: 'ignore',
    });
    const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    const isGone = gone.then(() => 'the command ended by itself');
    const pid = await Promise.race([
      isGone,
      expect
        .poll(() => databasePid(folder), { timeout: deadline })
        .toBeGreaterThan(0)
        .then(() => databasePid(folder)),
    ]);
    expect(pid).toEqual(expect.any(Number));
    child.kill(signal);
    await gone;
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
    expect(filesIn(folder)).toEqual([expect.stringMatching(/^baize-tmp/)]);
  });
});
