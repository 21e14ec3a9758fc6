import { createDeposit, getBalance, listDeposits, listMessages, type OutputOf } from '@baize/contract';
import {
  openGateway,
  registerMember,
  startPlatform,
  type GatewayOrder,
  type TestGateway,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let second: TestPlatform;
let gateway: TestGateway;
beforeAll(async () => {
  site = await startPlatform();
  second = await startPlatform({ beside: site });
  gateway = await openGateway(site);
});
afterAll(async () => {
  await gateway.close();
  await second.close();
  await site.close();
});
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

type Deposit = OutputOf<typeof createDeposit>;
type Asked = { member: TestMember; deposit: Deposit; order: GatewayOrder };

async function ask(amount = 2_000_000n): Promise<Asked> {
  const member = await registerMember(site);
  const input = { requestId: randomUUID(), methodId: gateway.methodId, amount };
  const { answer } = await site.call(createDeposit, input, { token: member.token });
  if (!answer.value) throw new Error(answer.code);
  return { member, deposit: answer.value, order: await orderOf(answer.value.id) };
}
async function orderOf(depositId: string): Promise<GatewayOrder> {
  const { rows } = await site.owner.query<{ id: string }>(
    'select order_id::text as id from gateways_payments where deposit_id = $1',
    [depositId],
  );
  const order = gateway.payments.get(rows[0]?.id ?? '');
  return order ?? { orderId: rows[0]?.id ?? '', id: 'ext-early', status: 'open', amount: '20', currency: 'CNY' };
}
const pay = (order: GatewayOrder): GatewayOrder => Object.assign(order, { status: 'paid' as const });
const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;
const own = async ({ token }: TestMember) =>
  (await site.call(listDeposits, { pageNum: 1, pageSize: 20 }, { token })).answer.value?.content[0];
const stateOf = async (orderId: string) =>
  (await site.owner.query<{ status: string }>('select status from gateways_payments where order_id = $1', [orderId]))
    .rows[0]?.status;

describe('a payment by a gateway', () => {
  it('[I-31] is sent signed to the gateway, redirects to its page, and credits the member at once', async () => {
    const { member, deposit, order } = await ask();
    expect(gateway.calls.at(-1)).toMatchObject({ path: '/pay/v1/payments/create', isSigned: true });
    expect(deposit).toMatchObject({ kind: 'gateway', status: 'pending', payUrl: order.payUrl });
    expect(await gateway.report('payment', pay(order))).toEqual({ status: 200, json: { result: 'ok' } });
    expect(await balance(member)).toBe(2_000_000n);
    expect(await own(member)).toMatchObject({ status: 'approved', payUrl: null });
    const page = { filter: 'all' as const, pageNum: 1, pageSize: 20 };
    const { answer } = await site.call(listMessages, page, { token: member.token });
    expect(answer.value?.content).toHaveLength(1);
  });

  it('[A196] [I-31] is credited once for 60 concurrent reports, over two processes, by one event and by many', async () => {
    const { member, order } = await ask();
    pay(order);
    const eventId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        gateway.report('payment', order, { at: at % 2 === 0 ? site : second, ...(at % 3 === 0 ? {} : { eventId }) }),
      ),
    );
    expect(new Set(answers.map(({ status, json }) => `${status} ${JSON.stringify(json)}`))).toEqual(
      new Set(['200 {"result":"ok"}']),
    );
    expect(await balance(member)).toBe(2_000_000n);
  });

  it('[A196] repeats its first response for the same event, and refuses its id with other bytes', async () => {
    const { order } = await ask();
    const eventId = randomUUID();
    expect((await gateway.report('payment', order, { eventId })).json).toEqual({ result: 'ok' });
    await gateway.report('payment', pay(order));
    const opened = { ...order, status: 'open' as const };
    expect((await gateway.report('payment', opened, { eventId })).json).toEqual({ result: 'ok' });
    const conflict = await gateway.report('payment', order, { eventId });
    expect([conflict.status, conflict.json]).toEqual([409, { error: 'event_conflict' }]);
  });

  it('[A196] counts for one of two orders whose concurrent events share an id', async () => {
    const [one, two] = [await ask(), await ask()];
    const eventId = randomUUID();
    const answers = await Promise.all([
      gateway.report('payment', pay(one.order), { eventId }),
      gateway.report('payment', pay(two.order), { eventId, at: second }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await balance(one.member), await balance(two.member)].sort()).toEqual([0n, 2_000_000n]);
  });

  it('[A196] stays paid when reports arrive out of order', async () => {
    const { member, order } = await ask();
    await gateway.report('payment', pay(order));
    expect((await gateway.report('payment', { ...order, status: 'open' })).json).toEqual({ result: 'ignored' });
    expect((await gateway.report('payment', { ...order, status: 'failed' })).json).toEqual({ result: 'ignored' });
    expect(await balance(member)).toBe(2_000_000n);
    expect(await stateOf(order.orderId)).toBe('paid');
  });

  it('is credited even if it was reported as failed before', async () => {
    const { member, order } = await ask();
    await gateway.report('payment', { ...order, status: 'failed' });
    expect(await own(member)).toMatchObject({ status: 'rejected', publicReason: 'payment_failed' });
    expect((await gateway.report('payment', pay(order))).json).toEqual({ result: 'ok' });
    expect(await own(member)).toMatchObject({ status: 'approved' });
    expect(await balance(member)).toBe(2_000_000n);
  });

  it('is credited if reported before the gateway answered our own call, whose late response changes nothing', async () => {
    gateway.moods.set('/pay/v1/payments/create', ['silentAfter']);
    const { member, deposit, order } = await ask();
    expect(deposit).toMatchObject({ status: 'pending', payUrl: null });
    expect(await stateOf(order.orderId)).toBe('unknown');
    await gateway.report('payment', pay(order));
    expect(await balance(member)).toBe(2_000_000n);
    await gateway.hurry();
    await site.platform.gateways.askDue();
    expect(await balance(member)).toBe(2_000_000n);
  });

  it('[I-31] is polled and credited when its report is lost', async () => {
    const { member, order } = await ask();
    pay(order);
    await gateway.hurry();
    await site.platform.gateways.askDue();
    await expect.poll(() => balance(member)).toBe(2_000_000n);
    expect(gateway.calls.some(({ path, body }) => path.endsWith('/get') && body['orderId'] === order.orderId)).toBe(
      true,
    );
  });

  it('is sent again under the same id if the gateway never received it', async () => {
    gateway.moods.set('/pay/v1/payments/create', ['silentBefore']);
    const { member, deposit, order } = await ask();
    expect(deposit.payUrl).toBeNull();
    await gateway.hurry();
    await site.platform.gateways.askDue();
    await expect.poll(async () => (await own(member))?.payUrl ?? '').toContain(order.orderId);
  });

  it('is credited late if reported after the deposit expired', async () => {
    const { member, order } = await ask();
    await site.owner.query(`update cashier_deposits set expires_at = now() where member_id = $1`, [member.memberId]);
    expect(await own(member)).toMatchObject({ status: 'expired', payUrl: null });
    await gateway.report('payment', pay(order));
    expect(await own(member)).toMatchObject({ status: 'approved' });
    expect(await balance(member)).toBe(2_000_000n);
  });

  it('ends the deposit if the gateway refuses it', async () => {
    gateway.moods.set('/pay/v1/payments/create', ['refuse']);
    const { member } = await ask();
    expect(await own(member)).toMatchObject({ status: 'rejected', publicReason: 'payment_failed' });
  });
});

describe('an invalid report', () => {
  it('[A196] with another amount or currency credits nothing and stays for operators to check', async () => {
    for (const wrong of [
      { amount: '2000' },
      { amount: '19.99' },
      { currency: 'USD' },
      { amount: '2e1' },
      { amount: '-20' },
    ]) {
      const { member, order } = await ask();
      expect((await gateway.report('payment', { ...pay(order), ...wrong })).json).toEqual({ result: 'mismatch' });
      expect(await balance(member)).toBe(0n);
      expect(await stateOf(order.orderId)).toBe('mismatch');
      expect((await gateway.report('payment', order)).json).toEqual({ result: 'mismatch' });
      expect(await balance(member)).toBe(0n);
    }
  });

  it('[A196] that is forged, unsigned, stale, for another gateway or signed for another URL changes nothing', async () => {
    const { member, order } = await ask();
    pay(order);
    const other = await openGateway(site);
    const { rows } = await site.owner.query('select count(*)::int as count from gateways_callbacks');
    for (const change of [{ signature: 'a'.repeat(64) }, { signature: '' }, { signature: 'zz' }]) {
      const { status, json } = await gateway.report('payment', order, change);
      expect([status, json]).toEqual([401, { error: 'signature_invalid' }]);
    }
    for (const atMs of [Date.now() - 301_000, Date.now() + 301_000]) {
      const { status, json } = await gateway.report('payment', order, { atMs });
      expect([status, json]).toEqual([401, { error: 'timestamp_outside_window' }]);
    }
    expect((await gateway.report('payment', order, { code: other.code })).status).toBe(401);
    expect((await gateway.report('payment', order, { code: 'nobody' })).status).toBe(404);
    // Correctly signed, but by a gateway without such an order.
    expect((await other.report('payment', order)).json).toEqual({ error: 'order_unknown' });
    expect((await gateway.report('payment', { ...order, orderId: randomUUID() })).status).toBe(404);
    expect((await gateway.report('payout', order)).json).toEqual({ error: 'order_unknown' });
    for (const body of ['', '{}', '[]', '{"eventId":"x"}', '\u0000']) {
      expect((await gateway.report('payment', order, { body })).status).toBeGreaterThanOrEqual(400);
    }
    expect((await gateway.report('payment', order, { body: `"${'x'.repeat(20_000)}"` })).status).toBe(413);
    expect((await site.owner.query('select count(*)::int as count from gateways_callbacks')).rows).toEqual(rows);
    expect(await balance(member)).toBe(0n);
    await other.close();
  });

  it('with another gateway id is not about this order', async () => {
    const { member, order } = await ask();
    expect((await gateway.report('payment', { ...pay(order), id: 'ext-other' })).json).toEqual({ result: 'ignored' });
    expect(await balance(member)).toBe(0n);
  });

  it('never changes settled money, even for the owner of the tables', async () => {
    const { order } = await ask();
    await gateway.report('payment', pay(order));
    const undo = `update gateways_payments set status = 'open', settled_at = null where order_id = $1`;
    await expect(site.owner.query(undo, [order.orderId])).rejects.toThrow(/is paid already/);
  });

  it('has an effective guard: a planted fault that trusts any amount is detected by comparing orders and books', async () => {
    const { order } = await ask();
    await gateway.report('payment', { ...pay(order), amount: '2000' });
    const unequal = `select count(*)::int as count from gateways_payments p join cashier_deposits d on d.id = p.deposit_id
      where (d.status = 'approved') <> (p.status = 'paid')`;
    expect((await site.owner.query(unequal)).rows).toEqual([{ count: 0 }]);
    await site.owner.query(
      `update cashier_deposits set status = 'approved', decided_at = now()
        where id = (select deposit_id from gateways_payments where order_id = $1)`,
      [order.orderId],
    );
    expect((await site.owner.query(unequal)).rows).toEqual([{ count: 1 }]);
  });
});
