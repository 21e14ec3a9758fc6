import {
  approveWithdrawal,
  createPayout,
  getBalance,
  listTrail,
  listWithdrawals,
  payWithdrawal,
  rejectWithdrawal,
} from '@baize/contract';
import {
  brandHosts,
  openGateway,
  openOperator,
  registerPayee,
  startPlatform,
  type GatewayOrder,
  type TestGateway,
  type TestPayee,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';
import { seedWithdrawRules } from '../index.ts';

/** How many race, and how often; `npm run proof -- races` raises both. */
const CALLERS = Number(process.env['CALLERS'] ?? 6);
const RACES = Number(process.env['RACES'] ?? 3);

let site: TestPlatform;
let gateway: TestGateway;
beforeAll(async () => {
  site = await startPlatform();
  await seedWithdrawRules(site.owner, { brandId: 1, currency: 'CNY' });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
  // The held total equals the open withdrawals, whatever the state of payouts.
  const { rows } = await site.owner.query<{ held: string; open: string }>(
    `select (select coalesce(sum(balance), 0)::text from wallet_accounts where name = 'hold.withdrawal') as held,
            (select coalesce(sum(amount), 0)::text from cashier_withdrawals where status in ('requested', 'review', 'approved')) as open`,
  );
  expect(rows[0]?.held).toBe(rows[0]?.open);
});

type Approved = { member: TestPayee; withdrawalId: string; token: string };

async function approved(): Promise<Approved> {
  const member = await registerPayee(site, 50_000_000n);
  const withdrawalId = (await member.withdraw(10_000_000n)).value?.id ?? '';
  const { token } = await openOperator(site);
  await site.call(approveWithdrawal, { withdrawalId, note: '' }, { token });
  return { member, withdrawalId, token };
}
const payOut = ({ withdrawalId, token }: Approved, gatewayId = String(gateway.id)) =>
  site.call(createPayout, { withdrawalId, gatewayId }, { token });
const own = async ({ token }: TestPayee) =>
  (await site.call(listWithdrawals, { pageNum: 1, pageSize: 20 }, { token })).answer.value?.content[0];
const balance = async ({ token }: TestPayee) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
async function orders(withdrawalId: string): Promise<{ orderId: string; status: string }[]> {
  const { rows } = await site.owner.query<{ orderId: string; status: string }>(
    `select order_id::text as "orderId", status from gateways_payouts where withdrawal_id = $1 order by id`,
    [withdrawalId],
  );
  return rows;
}
async function orderOf(withdrawalId: string): Promise<GatewayOrder> {
  const order = gateway.payouts.get((await orders(withdrawalId)).at(-1)?.orderId ?? '');
  if (!order) throw new Error('The gateway has no such order.');
  return order;
}

describe('works', () => {
  it('[I-32] pays by a gateway: the hold stays until the gateway has paid, then the member confirms', async () => {
    const found = await approved();
    const { answer } = await payOut(found);
    expect(answer.value).toMatchObject({ status: 'approved', isPaying: true });
    const sent = gateway.calls.at(-1);
    expect(sent).toMatchObject({ path: '/pay/v1/payouts/create', isSigned: true });
    expect(sent?.body).toMatchObject({ amount: '100', currency: 'CNY', number: found.member.number });
    expect(await own(found.member)).toMatchObject({ status: 'approved' });
    const order = await orderOf(found.withdrawalId);
    const report = await gateway.report('payout', { ...order, status: 'paid' });
    expect(report).toEqual({ status: 200, json: { result: 'ok' } });
    expect(await own(found.member)).toMatchObject({ status: 'paid' });
    expect((await own(found.member))?.confirmBy).not.toBeNull();
    expect(await balance(found.member)).toBe(40_000_000n);
    const page = { action: 'cashier.createPayout', objectId: found.withdrawalId, pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, page, { token: found.token });
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });

  it('[I-32] polls a payout without a response under the same id, and pays it once', async () => {
    for (const mood of ['silentAfter', 'silentBefore'] as const) {
      gateway.moods.set('/pay/v1/payouts/create', [mood]);
      const found = await approved();
      expect((await payOut(found)).answer.value).toMatchObject({ isPaying: true });
      expect(await orders(found.withdrawalId)).toMatchObject([{ status: 'unknown' }]);
      expect((await payOut(found)).answer.code).toBe('withdrawal_state_changed');
      await gateway.hurry();
      await site.platform.gateways.askDue();
      await expect.poll(async () => (await orders(found.withdrawalId))[0]?.status).toBe('accepted');
      const sent = gateway.calls.filter(({ path }) => path === '/pay/v1/payouts/create');
      const [{ orderId } = { orderId: '' }] = await orders(found.withdrawalId);
      expect(sent.filter(({ body }) => body['orderId'] === orderId).length).toBe(mood === 'silentAfter' ? 1 : 2);
      const order = await orderOf(found.withdrawalId);
      await Promise.all(Array.from({ length: 10 }, () => gateway.report('payout', { ...order, status: 'paid' })));
      expect(await own(found.member)).toMatchObject({ status: 'paid' });
      expect(await balance(found.member)).toBe(40_000_000n);
    }
  });

  it('puts a definitely failed payout back into the queue, to be paid in another way', async () => {
    const found = await approved();
    await payOut(found);
    const order = await orderOf(found.withdrawalId);
    await gateway.report('payout', { ...order, status: 'failed' });
    expect(await own(found.member)).toMatchObject({ status: 'approved' });
    // A paid report after a failed one: the failure was acted upon, so operators have to check.
    expect((await gateway.report('payout', { ...order, status: 'paid' })).json).toEqual({ result: 'ignored' });
    gateway.moods.set('/pay/v1/payouts/create', ['refuse']);
    expect((await payOut(found)).answer.value).toMatchObject({ isPaying: false, payNote: `Gateway ${gateway.code}` });
    const { token, withdrawalId } = found;
    const byHand = await site.call(payWithdrawal, { withdrawalId, reference: 'TX 9' }, { token });
    expect(byHand.answer.value).toMatchObject({ status: 'paid' });
    expect(await orders(withdrawalId)).toMatchObject([{ status: 'failed' }, { status: 'failed' }]);
  });
});

describe('refuses', () => {
  it('[A192] [I-32] a second payout, a manual payment and a refusal during a payout, under concurrency', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const found = await approved();
      const { withdrawalId, token } = found;
      const reject = { withdrawalId, publicReason: 'other' as const, reason: 'Pressed at the same moment.' };
      const answers = await Promise.all([
        ...Array.from({ length: CALLERS - 2 }, () => payOut(found)),
        site.call(payWithdrawal, { withdrawalId, reference: 'TX' }, { token }),
        site.call(rejectWithdrawal, reject, { token }),
      ]);
      expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
      expect((await orders(withdrawalId)).length).toBeLessThanOrEqual(1);
    }
    const found = await approved();
    await payOut(found);
    const { withdrawalId, token } = found;
    expect((await site.call(payWithdrawal, { withdrawalId, reference: 'TX' }, { token })).answer.code).toBe(
      'withdrawal_state_changed',
    );
    const undo = `update cashier_withdrawals set status = 'rejected' where id = $1`;
    await expect(site.owner.query(undo, [withdrawalId])).rejects.toThrow(/is being paid/);
  });

  it('a report with another amount: nothing is settled', async () => {
    const found = await approved();
    await payOut(found);
    const order = await orderOf(found.withdrawalId);
    const report = await gateway.report('payout', { ...order, status: 'paid', amount: '1' });
    expect(report.json).toEqual({ result: 'mismatch' });
    expect(await own(found.member)).toMatchObject({ status: 'approved' });
  });

  it("unapproved and unknown withdrawals, and closed, unknown or other brands' gateways", async () => {
    const member = await registerPayee(site, 50_000_000n);
    const withdrawalId = (await member.withdraw(10_000_000n)).value?.id ?? '';
    const { token } = await openOperator(site);
    const code = async (input: { withdrawalId: string; gatewayId: string }) =>
      (await site.call(createPayout, input, { token })).answer.code;
    const gatewayId = String(gateway.id);
    expect(await code({ withdrawalId, gatewayId })).toBe('withdrawal_state_changed');
    expect(await code({ withdrawalId: '999999', gatewayId })).toBe('withdrawal_not_found');
    const foreign = await openGateway(site, { brandId: 2 });
    const closed = await openGateway(site);
    await site.owner.query('update gateways_gateways set is_open = false where id = $1', [closed.id]);
    for (const wrong of [foreign.id, closed.id, 999_999, '9223372036854775807']) {
      expect(await code({ withdrawalId, gatewayId: String(wrong) })).toBe('gateway_unavailable');
    }
    await foreign.close();
    await closed.close();
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const found = await approved();
    const { token } = await openOperator(site, { role: 'auditor' });
    expect((await payOut({ ...found, token })).answer.code).toBe('not_allowed');
    expect((await payOut({ ...found, token: found.member.token })).status).toBe(401);
    const input = { withdrawalId: found.withdrawalId, gatewayId: String(gateway.id) };
    expect((await site.call(createPayout, input)).status).toBe(401);
  });

  it("[A193] [I-34] operators' own accounts, and [A258] another brand's", async () => {
    const found = await approved();
    const self = await openOperator(site, { ownMemberId: found.member.memberId });
    expect((await payOut({ ...found, token: self.token })).answer.code).toBe('not_allowed');
    const host = brandHosts.second;
    const { token } = await openOperator(site, { host });
    const input = { withdrawalId: found.withdrawalId, gatewayId: String(gateway.id) };
    expect((await site.call(createPayout, input, { token, host })).answer.code).toBe('withdrawal_not_found');
  });
});
