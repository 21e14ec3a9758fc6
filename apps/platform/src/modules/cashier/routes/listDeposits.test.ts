import { createDeposit, listDeposits } from '@baize/contract';
import { openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

const ask = (token: string, amount: bigint) =>
  site.call(createDeposit, { requestId: randomUUID(), methodId: '1', amount }, { token });
const page = { pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('lists own deposits newest first, and overdue ones as expired', async () => {
    const { token } = await registerMember(site);
    const first = (await ask(token, 2_000_000n)).answer.value;
    const second = (await ask(token, 3_000_000n)).answer.value;
    await site.owner.query(`update cashier_deposits set expires_at = now() - interval '1 minute' where id = $1`, [
      first?.id,
    ]);
    const { answer } = await site.call(listDeposits, page, { token });
    expect(answer.value?.content.map((row) => [row.id, row.status])).toEqual([
      [second?.id, 'pending'],
      [first?.id, 'expired'],
    ]);
    expect(answer.value?.content[1]?.decidedAt).toBe(answer.value?.content[1]?.expiresAt);
  });
});

describe('refuses', () => {
  it('[A122] invalid pages', async () => {
    const { token } = await registerMember(site);
    for (const query of ['pageNum=-1', 'pageNum=0', 'pageNum=1e9', 'pageNum=NaN', 'pageSize=1000000']) {
      const answer = await site.send('GET', `${listDeposits.path}?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('forbids', () => {
  it('[A124] guests and operators, and shows only own deposits', async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    await ask(one.token, 2_000_000n);
    expect((await site.call(listDeposits, page, { token: two.token })).answer.value?.totalRows).toBe(0);
    expect((await site.call(listDeposits, page)).status).toBe(401);
    const operator = await openOperator(site);
    expect((await site.call(listDeposits, page, { token: operator.token })).status).toBe(401);
  });
});
