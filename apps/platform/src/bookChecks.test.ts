import { getTrialBalance } from '@baize/contract';
import {
  openMall,
  openOperator,
  registerMember,
  registerPayee,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookChecks } from './bookChecks.ts';
import { seedWithdrawRules } from './modules/cashier/index.ts';
import { postWithin, verifyLedger } from './modules/wallet/index.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
});
afterAll(() => site.close());

const faultsNow = async () => (await verifyLedger(site.platform.pool, { besides: bookChecks })).faults;

it('[I-33] names holds that no open withdrawal is for, and tells the operators of their brand', async () => {
  const { memberId } = await registerMember(site);
  const common = { brandId: 1, memberId, currency: 'CNY', scope: 'test', kind: 'adjust' } as const;
  const amount = 500_000n;
  await postWithin(site.platform.pool, [
    { ...common, key: randomUUID(), debit: 'house.bank:test', credit: 'main', amount },
    { ...common, key: randomUUID(), debit: 'main', credit: 'hold.withdrawal', amount },
  ]);
  const faults = await faultsNow();
  expect(faults).toEqual([
    {
      what: 'what is held for withdrawals is not what open withdrawals are for',
      where: `cashier_withdrawals brand_id=1 member_id=${memberId} currency=CNY held=500000 open=0`,
    },
  ]);
  await site.platform.jobs.turn('wallet.verifyBooks');
  const { token } = await openOperator(site);
  const { answer } = await site.call(getTrialBalance, {}, { token });
  expect(
    JSON.stringify(answer.value, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  ).toContain(faults[0]?.where);
  await postWithin(site.platform.pool, [
    { ...common, key: randomUUID(), debit: 'hold.withdrawal', credit: 'main', amount },
  ]);
  expect(await faultsNow()).toEqual([]);
});

it('[I-33] names an open withdrawal of a member for whom nothing was ever held', async () => {
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
  const payee = await registerPayee(site, 50_000_000n);
  const other = await registerMember(site);
  const withdrawalId = (await payee.withdraw(10_000_000n)).value?.id;
  expect(await faultsNow()).toEqual([]);
  const giveTo = (memberId: bigint) =>
    site.owner.query('update cashier_withdrawals set member_id = $1 where id = $2', [memberId, withdrawalId]);
  await giveTo(other.memberId);
  const place = 'cashier_withdrawals brand_id=1 member_id=';
  expect((await faultsNow()).map(({ where }) => where).sort()).toEqual(
    [
      `${place}${other.memberId} currency=CNY held=0 open=10000000`,
      `${place}${payee.memberId} currency=CNY held=10000000 open=0`,
    ].sort(),
  );
  await giveTo(payee.memberId);
});

it('[I-38] names points without an entry', async () => {
  const mall = await openMall(site);
  const member = await registerMember(site);
  await mall.give(member, 10);
  expect(await faultsNow()).toEqual([]);
  await site.owner.query('update points_accounts set balance = balance + 1 where member_id = $1', [member.memberId]);
  expect(await faultsNow()).toEqual([
    {
      what: 'a balance of points differs from the sum or the number of its entries',
      where: `points_accounts brand_id=1 member_id=${member.memberId}`,
    },
  ]);
  await site.owner.query('update points_accounts set balance = balance - 1 where member_id = $1', [member.memberId]);
});
