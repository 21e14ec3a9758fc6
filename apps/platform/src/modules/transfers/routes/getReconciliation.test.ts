import { getReconciliation, transferWallet } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, startPurse } from '@baize/testkit';
import type { TestPlatform, TestPurse } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let purse: TestPurse;
let operator: { token: string };
beforeAll(async () => {
  site = await startPlatform();
  purse = await startPurse(site);
  operator = await openOperator(site, { role: 'auditor' });
});
afterAll(async () => {
  await site.close();
  await purse.close();
});

const today = () => ({
  from: new Date(Date.now() - 3_600_000).toISOString(),
  to: new Date(Date.now() + 3_600_000).toISOString(),
});
const ask = async () =>
  (await site.call(getReconciliation, { vendor: 'pavilion', ...today() }, { token: operator.token })).answer.value;

describe('works', () => {
  it('agrees where both sides match, ignores open ones, and reports the three kinds of differences', async () => {
    const { token, account } = await purse.member(100_000_000n);
    for (const [from, amount] of [
      ['main', 9_000_000n],
      ['main', 1_000_000n],
      ['pavilion', 2_000_000n],
    ] as const) {
      const to = from === 'main' ? 'pavilion' : 'main';
      await site.call(transferWallet, { requestId: randomUUID(), from, to, amount }, { token });
    }
    purse.around = async (call, next) => {
      const answer = await next();
      return ['ft', 'cs'].includes(call.method) ? 'lost' : answer;
    };
    const input = { requestId: randomUUID(), from: 'main', to: 'pavilion', amount: 500_000n };
    await site.call(transferWallet, input, { token });
    const agreed = await ask();
    expect(agreed).toMatchObject({ ours: { count: 3, in: 10_000_000n, out: 2_000_000n }, open: 1, differences: [] });
    expect(agreed?.theirs).toEqual({ count: 4, in: 10_500_000n, out: 2_000_000n });

    const { rows } = await purse.db.query<{ reference: string }>(
      'select reference from studio_purse_transfers order by created_at',
    );
    const [first, second] = rows.map(({ reference }) => reference);
    await purse.db.query('update studio_purse_transfers set amount = amount + 1 where reference = $1', [first]);
    await purse.db.query('delete from studio_purse_transfers where reference = $1', [second]);
    await purse.db.query(
      `insert into studio_purse_transfers values ('baize', 'bz-never-asked-for', 'baize-77', 2, 300, 'SUCCESS', now(), now())`,
    );
    const found = (await ask())?.differences.map(({ at: _at, ...row }) => row);
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { reference: first, kind: 'amountDiffers', account, direction: 'in', ours: 9_000_000n, theirs: 9_001_000n },
        { reference: second, kind: 'missingThere', account, direction: 'in', ours: 1_000_000n, theirs: null },
        {
          ...{ reference: 'bz-never-asked-for', kind: 'missingHere', account: 'baize-77', direction: 'out' },
          ...{ ours: null, theirs: 300_000n },
        },
      ]),
    );
  });
});

describe('refuses', () => {
  it('invalid ranges and unknown vendors, and reports a vendor that does not respond', async () => {
    const bare = { token: operator.token };
    const days = (count: number) => new Date(Date.UTC(2026, 0, 1) + count * 86_400_000).toISOString();
    for (const [from, to] of [
      [1, 1],
      [2, 1],
      [0, 32],
    ] as const) {
      const input = { vendor: 'pavilion', from: days(from), to: days(to) };
      expect((await site.call(getReconciliation, input, bare)).answer.code).toBe('invalid_input');
    }
    expect((await site.call(getReconciliation, { vendor: 'nobody', ...today() }, bare)).answer.code).toBe(
      'wallet_unknown',
    );
    purse.around = async () => 'lost';
    expect((await site.call(getReconciliation, { vendor: 'pavilion', ...today() }, bare)).answer.code).toBe(
      'vendor_unavailable',
    );
    purse.around = undefined;
  });
});

describe('forbids', () => {
  it('members and guests, and counts only the own brand', async () => {
    const input = { vendor: 'pavilion', ...today() };
    expect((await site.call(getReconciliation, input)).status).toBe(401);
    expect((await site.call(getReconciliation, input, { token: (await purse.member()).token })).status).toBe(401);
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const { answer } = await site.call(getReconciliation, input, { token, host });
    expect(answer.value).toMatchObject({ ours: { count: 0 }, theirs: { count: 0 }, differences: [] });
  });
});
