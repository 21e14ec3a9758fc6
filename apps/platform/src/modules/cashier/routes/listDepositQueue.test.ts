import { createDeposit, listDepositQueue, rejectDeposit } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '../index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
});
afterAll(() => site.close());

async function request(token: string): Promise<string> {
  const input = { requestId: randomUUID(), methodId: '1', amount: 2_000_000n };
  return (await site.call(createDeposit, input, { token })).answer.value?.id ?? '';
}
const pending = { status: 'pending' as const, pageNum: 1, pageSize: 20 };

describe('works', () => {
  it('lists open ones longest waiting first, closed ones newest first, with counts', async () => {
    const { token, account, memberId } = await registerMember(site);
    const ids = [await request(token), await request(token), await request(token)];
    const operator = await openOperator(site);
    const waiting = await site.call(listDepositQueue, pending, { token: operator.token });
    expect(waiting.answer.value?.page.content.map((row) => row.id)).toEqual(ids);
    expect(waiting.answer.value?.page.content[0]).toMatchObject({
      memberId: String(memberId),
      account,
      isFirst: true,
      decidedBy: '',
      reason: '',
    });
    const reason = 'Nothing has arrived at the bank.';
    for (const depositId of ids.slice(0, 2)) {
      await site.call(rejectDeposit, { depositId, publicReason: 'not_received', reason }, { token: operator.token });
    }
    await site.owner.query(`update cashier_deposits set expires_at = now() where id = $1`, [ids[2]]);
    await site.platform.jobs.turn('cashier.expireDeposits');
    const done = await site.call(listDepositQueue, { ...pending, status: 'rejected' }, { token: operator.token });
    expect(done.answer.value?.page.content.map((row) => row.id)).toEqual([ids[1], ids[0]]);
    expect(done.answer.value?.page.content[0]).toMatchObject({ decidedBy: operator.username, reason });
    expect(done.answer.value?.counts).toEqual({
      pending: 0,
      review: 0,
      held: 0,
      returned: 0,
      approved: 0,
      rejected: 2,
      expired: 1,
    });
  });

  it('finds a deposit by account, remark or id', async () => {
    const { token, account } = await registerMember(site);
    const id = await request(token);
    const operator = await openOperator(site);
    const find = async (search: string) =>
      (await site.call(listDepositQueue, { ...pending, search }, { token: operator.token })).answer.value?.page.content;
    const remark = (await find(id))?.[0]?.remark ?? '';
    for (const search of [account.toUpperCase(), account.slice(0, 6), remark.toLowerCase(), id]) {
      expect([search, (await find(search))?.map((row) => row.id)]).toEqual([search, [id]]);
    }
    expect(await find('%')).toEqual([]);
    expect(await find(`' or '1'='1`)).toEqual([]);
  });
});

describe('refuses', () => {
  it('an invalid status', async () => {
    const { token } = await openOperator(site);
    const answer = await site.send('GET', `${listDepositQueue.path}?status=paid`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, (answer.json() as { code: string }).code]).toEqual([400, 'invalid_input']);
  });
});

describe('forbids', () => {
  it('[A257] [A258] members, guests, and operators of another brand', async () => {
    const { token } = await registerMember(site);
    await request(token);
    expect((await site.call(listDepositQueue, pending, { token })).status).toBe(401);
    expect((await site.call(listDepositQueue, pending)).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    const { answer } = await site.call(listDepositQueue, pending, { token: foreign.token, host });
    expect(answer.value?.page.content).toEqual([]);
    expect(answer.value?.counts.pending).toBe(0);
  });
});
