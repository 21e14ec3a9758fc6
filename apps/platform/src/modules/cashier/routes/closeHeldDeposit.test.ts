import {
  closeExclusion,
  closeHeldDeposit,
  createDeposit,
  createExclusion,
  createTimeOut,
  getBalance,
  listDepositQueue,
  listDeposits,
  listMessages,
  listTrail,
} from '@baize/contract';
import {
  brandHosts,
  openGateway,
  openOperator,
  registerMember,
  startPlatform,
  type TestGateway,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let gateway: TestGateway;
beforeAll(async () => {
  site = await startPlatform();
  gateway = await openGateway(site);
  await site.owner.query('update cashier_methods set fee = 10000 where id = $1', [gateway.methodId]);
});
afterAll(async () => {
  await gateway.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

const reason = 'The exclusion has ended, seen in the record.';

/** A deposit whose member is excluded before paying at the gateway. */
async function payExcluded() {
  const member = await registerMember(site);
  const operator = await openOperator(site);
  const asked = { requestId: randomUUID(), methodId: gateway.methodId, amount: 2_000_000n };
  const depositId = (await site.call(createDeposit, asked, { token: member.token })).answer.value?.id ?? '';
  const exclusion = { memberId: String(member.memberId), days: 30, reason: 'Asked for by telephone, twice.' };
  expect((await site.call(createExclusion, exclusion, { token: operator.token })).answer.success).toBe(true);
  const { token } = await site.platform.identity.openSession({
    ...{ brandId: 1, memberId: member.memberId, address: '127.0.0.1', userAgent: 'test' },
  });
  const { rows } = await site.owner.query<{ id: string }>(
    'select order_id::text as id from gateways_payments where deposit_id = $1',
    [depositId],
  );
  const order = gateway.payments.get(rows[0]?.id ?? '');
  if (!order) throw new Error('The gateway knows no such order.');
  order.status = 'paid';
  const report = await gateway.report('payment', order);
  return { member: { ...member, token }, operator, depositId, order, report };
}
type Paid = Awaited<ReturnType<typeof payExcluded>>;
const lift = ({ member, operator }: Paid) =>
  site.call(
    closeExclusion,
    { memberId: String(member.memberId), reason: 'The operator’s own exclusion, ended.' },
    { token: operator.token },
  );
const own = async ({ member }: Paid) =>
  (await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token: member.token })).answer.value?.content[0];
const balanceOf = async ({ member }: Paid) =>
  (await site.call(getBalance, {}, { token: member.token })).answer.value?.balance;
const close = async ({ depositId, operator }: Paid, change: object = {}) =>
  (
    await site.call(
      closeHeldDeposit,
      { depositId, outcome: 'credit', reference: '', reason, ...change },
      { token: operator.token },
    )
  ).answer;

describe('works', () => {
  it('[MEMBER-03] holds a payment of an excluded member, notifies both sides, and credits nothing', async () => {
    const paid = await payExcluded();
    expect(paid.report).toEqual({ status: 200, json: { result: 'ok' } });
    expect(await own(paid)).toMatchObject({ status: 'held', heldFor: 'excluded' });
    expect(await balanceOf(paid)).toBe(0n);
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listMessages, page, { token: paid.member.token });
    expect(answer.value?.content.filter(({ content }) => content.includes(paid.depositId))).toHaveLength(1);
    const queue = await site.call(
      listDepositQueue,
      { status: 'held', search: paid.depositId, pageNum: 1, pageSize: 20 },
      { token: paid.operator.token },
    );
    expect(queue.answer.value?.page.content).toMatchObject([{ id: paid.depositId, heldFor: 'excluded' }]);
    expect(queue.answer.value?.counts.held).toBeGreaterThan(0);
    // Repeated reports, by callback and by polling, change nothing.
    expect((await gateway.report('payment', paid.order)).json).toEqual({ result: 'ok' });
    await gateway.hurry();
    await site.platform.gateways.askDue();
    expect(await own(paid)).toMatchObject({ status: 'held' });
  });

  it("[MEMBER-03] holds it for the member's own time-out as well", async () => {
    const member = await registerMember(site);
    const asked = { requestId: randomUUID(), methodId: gateway.methodId, amount: 2_000_000n };
    const depositId = (await site.call(createDeposit, asked, { token: member.token })).answer.value?.id ?? '';
    await site.call(createTimeOut, { hours: 24 }, { token: member.token });
    const { rows } = await site.owner.query<{ id: string }>(
      'select order_id::text as id from gateways_payments where deposit_id = $1',
      [depositId],
    );
    const order = gateway.payments.get(rows[0]?.id ?? '');
    if (!order) throw new Error('The gateway knows no such order.');
    expect((await gateway.report('payment', Object.assign(order, { status: 'paid' as const }))).status).toBe(200);
    const held = await site.owner.query('select status, held_for from cashier_deposits where id = $1', [depositId]);
    expect(held.rows).toEqual([{ status: 'held', held_for: 'time_out' }]);
  });

  it('credits once after the exclusion, less the fee, under concurrency', async () => {
    const paid = await payExcluded();
    await lift(paid);
    const answers = await Promise.all(Array.from({ length: 8 }, () => close(paid)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.filter(({ success }) => !success).map(({ code }) => code))).toEqual(
      new Set(['deposit_not_held']),
    );
    expect(await balanceOf(paid)).toBe(1_990_000n);
    expect(await own(paid)).toMatchObject({ status: 'approved' });
    const found = { action: 'cashier.closeHeldDeposit', objectId: paid.depositId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, found, { token: paid.operator.token });
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: paid.operator.username, reason }]);
  });

  it('is returned during the exclusion: the reference is recorded, and no ledger entry is made', async () => {
    const paid = await payExcluded();
    expect(await close(paid, { outcome: 'return', reference: ' BACK-77 ' })).toMatchObject({
      value: { status: 'returned', returnReference: 'BACK-77' },
    });
    expect(await own(paid)).toMatchObject({ status: 'returned', returnReference: 'BACK-77' });
    expect(await balanceOf(paid)).toBe(0n);
    await lift(paid);
    expect((await close(paid)).code).toBe('deposit_not_held');
    expect(await balanceOf(paid)).toBe(0n);
  });
});

describe('refuses', () => {
  it('[A093] to credit during the exclusion, and leaves it held', async () => {
    const paid = await payExcluded();
    expect((await close(paid)).code).toBe('excluded');
    expect(await own(paid)).toMatchObject({ status: 'held' });
    expect(await balanceOf(paid)).toBe(0n);
  });

  it('a return without a reference, a too short reason, and deposits that are not held', async () => {
    const paid = await payExcluded();
    expect((await close(paid, { outcome: 'return', reference: '  ' })).code).toBe('field_required');
    expect((await close(paid, { reason: '          x' })).code).toBe('reason_required');
    expect((await close(paid, { depositId: '999999999' })).code).toBe('deposit_not_found');
    await close(paid, { outcome: 'return', reference: 'B-1' });
    expect((await close(paid, { outcome: 'return', reference: 'B-2' })).code).toBe('deposit_not_held');
    expect(await own(paid)).toMatchObject({ returnReference: 'B-1' });
  });
});

describe('forbids', () => {
  it('operators without the permission, members, and operators of another brand', async () => {
    const paid = await payExcluded();
    const auditor = await openOperator(site, { role: 'auditor' });
    const other = await openOperator(site, { host: brandHosts.second });
    const input = { depositId: paid.depositId, outcome: 'return' as const, reference: 'B', reason };
    expect((await site.call(closeHeldDeposit, input, { token: auditor.token })).answer.code).toBe('not_allowed');
    expect((await site.call(closeHeldDeposit, input, { token: paid.member.token })).status).toBe(401);
    const strange = await site.call(closeHeldDeposit, input, { token: other.token, host: other.host });
    expect(strange.answer.code).toBe('deposit_not_found');
    expect(await own(paid)).toMatchObject({ status: 'held' });
  });
});
