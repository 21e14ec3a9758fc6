import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

type Installed = { lockedAt?: number; endsWith?: number };

/** Runs it in a folder of its own, with an npm that only notes what it was called with. */
async function ensured({ lockedAt, endsWith = 0 }: Installed): Promise<{ code: number | null; calls: string[][] }> {
  const folder = tempFolder('ensure');
  const notes = join(folder, 'calls');
  const npm = join(folder, 'npm.mjs');
  writeFileSync(
    npm,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(notes)}, JSON.stringify([process.env.NODE_ENV, ...process.argv.slice(2)]) + '\\n');
     process.exit(${endsWith});`,
  );
  const written = (path: string, at: number): void => {
    writeFileSync(path, '{}');
    utimesSync(path, at, at);
  };
  written(join(folder, 'package-lock.json'), 1_000);
  if (lockedAt !== undefined) {
    mkdirSync(join(folder, 'node_modules'));
    written(join(folder, 'node_modules', '.package-lock.json'), lockedAt);
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'tools', 'ensureDependencies.mjs')], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', npm_execpath: npm },
      stdio: 'ignore',
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
  // The time at which the command was entered, for the process that follows.
  expect(readdirSync(join(folder, '.cache'))).toEqual([`began-${process.pid}`]);
  const calls = existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n') : [];
  return { code, calls: calls.map((line) => JSON.parse(line) as string[]) };
}

describe('before a command', () => {
  it('installs what the lock file names, with what builds and tests need, where nothing or something older is installed', async () => {
    for (const { code, calls } of await Promise.all([{}, { lockedAt: 999 }].map(ensured))) {
      expect(calls).toEqual([['development', 'ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline']]);
      expect(code).toBe(0);
    }
  });

  it('installs nothing where all of it is there', async () => {
    const both = await Promise.all([{ lockedAt: 1_000 }, { lockedAt: 1_001 }].map(ensured));
    expect(both).toEqual(both.map(() => ({ code: 0, calls: [] })));
  });

  it('stops the command with the code of an installation that failed', async () => {
    expect(await ensured({ endsWith: 7 })).toMatchObject({ code: 7, calls: [expect.anything()] });
  });
});
