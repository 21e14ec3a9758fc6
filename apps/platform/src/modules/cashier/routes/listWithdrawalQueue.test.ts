import { approveWithdrawal, getOverview, listWithdrawalQueue } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerPayee,
  startPlatform,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { seedWithdrawRules } from '../index.ts';

let site: TestPlatform;
let beside: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
});
afterAll(async () => {
  await beside.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  const { rows } = await site.owner.query(
    `select (select coalesce(sum(balance), 0) from wallet_accounts where name = 'hold.withdrawal') as held,
            (select coalesce(sum(amount), 0) from cashier_withdrawals
              where status in ('requested', 'review', 'approved')) as open`,
  );
  expect(rows[0]?.held).toEqual(rows[0]?.open);
});

async function asked(amount = 10_000_000n): Promise<{ member: TestPayee; withdrawalId: string }> {
  const member = await registerPayee(site, amount + 40_000_000n);
  return { member, withdrawalId: (await member.withdraw(amount)).value?.id ?? '' };
}
const approve = async (withdrawalId: string, token: string, at = site) =>
  (await at.call(approveWithdrawal, { withdrawalId, note: '' }, { token })).answer;

type View = 'waiting' | 'approved' | 'all';
const list = async (token: string, view: View = 'waiting', search?: string) => {
  const input = { view, pageNum: 1, pageSize: 20, ...(search === undefined ? {} : { search }) };
  return (await site.call(listWithdrawalQueue, input, { token })).answer;
};

describe('works', () => {
  it('lists longest waiting first, with flags, and counts every view', async () => {
    const { token } = await openOperator(site);
    const [first, second] = [await asked(), await asked(1_000_000_000n)];
    const { value } = await list(token);
    expect(value?.page.content.map(({ id }) => id)).toEqual([first.withdrawalId, second.withdrawalId]);
    expect(value?.page.content[0]).toMatchObject({
      ...{ number: first.member.number, flags: ['firstWithdrawal', 'newAccount'], needsSecond: false },
    });
    expect(value?.page.content[1]?.needsSecond).toBe(true);
    await approve(first.withdrawalId, token);
    const after = await list(token, 'approved');
    expect(after.value?.page.content.map(({ id }) => id)).toEqual([first.withdrawalId]);
    expect(after.value?.counts).toMatchObject({ waiting: 1, approved: 1, paid: 0, cases: 0 });
    expect((await list(token, 'all', second.member.account)).value?.page.totalRows).toBe(1);
    const overview = await site.call(getOverview, {}, { token });
    expect(overview.answer.value?.waitingWithdrawals).toBe(2);
  });

  it('masks numbers for operators who do not decide', async () => {
    const { member } = await asked();
    const { token } = await openOperator(site, { role: 'auditor' });
    const { value } = await list(token, 'all', member.account);
    expect(value?.page.content[0]?.number).toBe(`••••${member.number.slice(-4)}`);
  });
});

describe('refuses', () => {
  it('invalid views', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await site.send('GET', `${listWithdrawalQueue.path}?view=mine`, { headers });
    expect((answer.json() as { code: string }).code).toBe('invalid_input');
  });
});

describe('forbids', () => {
  it('[A258] members, guests, and the queue of another brand', async () => {
    const { member } = await asked();
    expect((await list(member.token)).code).toBe('not_logged_in');
    expect((await list('')).code).toBe('not_logged_in');
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const input = { view: 'all' as const, pageNum: 1, pageSize: 20 };
    const foreign = await site.call(listWithdrawalQueue, input, { token, host });
    expect(foreign.answer.value?.page.totalRows).toBe(0);
  });
});
