import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pool } from '../apps/platform/src/kit/db.ts';
import { openOwner } from '@baize/server/openOwner';
import { openMemberAccounts, postWithin } from '../apps/platform/src/modules/wallet/index.ts';
import { root } from './sourceFiles.ts';

let db: TestDatabase;
let owner: Pool;
beforeAll(async () => {
  db = await createTestDatabase();
  owner = openOwner(db.url, { max: 1 });
  await openMemberAccounts(owner, { brandId: 1, memberId: 1n, currencies: ['CNY'] });
  await postWithin(owner, [
    {
      brandId: 1,
      memberId: 1n,
      currency: 'CNY',
      scope: 'test',
      key: 'in',
      kind: 'deposit',
      debit: 'house.bank',
      credit: 'main',
      amount: 5n,
    },
  ]);
});
afterAll(async () => {
  await owner.end();
  await db.drop();
});

async function run(env: Record<string, string>): Promise<{ code: number | null; last: string; errors: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/ledgerVerify.ts', '--json'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const text = { out: '', errors: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.out += chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => (text.errors += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, last: text.out.trimEnd().split('\n').at(-1) ?? '', errors: text.errors };
}

describe('npm run ledger:verify -- --json', () => {
  it('prints one JSON object and exits with 0 for sound books', async () => {
    const { code, last } = await run({ DATABASE_URL: db.url });
    expect(code).toBe(0);
    expect(JSON.parse(last)).toMatchObject({
      isSound: true,
      faults: [],
      trialBalance: [{ brandId: 1, currency: 'CNY', sum: '0', entrySum: '0', members: '5', house: '-5', entries: '2' }],
    });
  });

  it('reports the row and exits with 1 for faults', async () => {
    await owner.query(`update wallet_accounts set balance = 6 where member_id = 1`);
    const { code, last } = await run({ DATABASE_URL: db.url });
    expect(code).toBe(1);
    const report = JSON.parse(last) as { isSound: boolean; faults: { where: string }[] };
    expect(report.isSound).toBe(false);
    expect(report.faults.map((fault) => fault.where)).toContainEqual(expect.stringMatching(/^wallet_accounts id=\d+$/));
  });

  it('explains an unreadable database, and exits with 2', async () => {
    const { code, errors } = await run({ DATA_DIR: '/nowhere/at/all' });
    expect(code).toBe(2);
    expect(errors).toContain('/nowhere/at/all holds no database yet');
    expect(errors).not.toContain('    at ');
  });
});
