import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { createTestDatabase, openBrand, type TestDatabase } from '@baize/testkit';
import { openOwner } from '@baize/server/openOwner';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';
import { tempFolder } from './tempFolder.ts';

const dataDir = tempFolder('operator-command');
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  const owner = openOwner(db.url, { max: 1 });
  await openBrand(owner);
  await owner.end();
});
afterAll(async () => {
  await db.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function run(tool: string, ...args: string[]): Promise<{ out: string; error: string }> {
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: db.url, DATA_DIR: dataDir };
  return promisify(execFile)(process.execPath, ['--import', 'tsx', `tools/${tool}.ts`, ...args], {
    cwd: root,
    env,
  }).then(
    ({ stdout }) => ({ out: stdout, error: '' }),
    ({ stdout, stderr, code }: { stdout: string; stderr: string; code: number }) => ({
      out: stdout,
      error: `${code}: ${stderr.trim()}`,
    }),
  );
}

it('creates a brand and its operators from the command line', async () => {
  const [made, entered, refused] = [
    await run('operator', 'create', '--brand', 'baize', '--name', 'mei', '--role', 'approver'),
    await run('brand', 'nocturne', '--host', 'nocturne.localhost'),
    await run('operator', 'create', '--brand', 'nowhere', '--name', 'mei'),
  ];
  expect(made.error).toBe('');
  expect(made.out).toMatch(/^name {6}mei\nrole {6}approver\npassword {2}[\w-]{20}\nsecret {4}[A-Z2-7]{32}\n/);
  expect(entered).toEqual({ out: 'The brand nocturne is created: number 2, at nocturne.localhost\n', error: '' });
  expect(refused).toEqual({ out: '', error: '1: There is no brand "nowhere".' });
});
