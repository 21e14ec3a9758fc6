import { createDeposit, getStatement } from '@baize/contract';
import {
  brandHosts,
  openGateway,
  openOperator,
  registerMember,
  startPlatform,
  type GatewayOrder,
  type TestGateway,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
beforeEach(async () => {
  gateway = await openGateway(site);
});
afterAll(() => site.close());

async function order(): Promise<GatewayOrder> {
  const member = await registerMember(site);
  const input = { requestId: randomUUID(), methodId: gateway.methodId, amount: 2_000_000n };
  await site.call(createDeposit, input, { token: member.token });
  const last = [...gateway.payments.values()].at(-1);
  if (!last) throw new Error('No order came.');
  return last;
}
const span = (from = -3_600_000, to = 60_000, now = Date.now()) => ({
  from: new Date(now + from).toISOString(),
  to: new Date(now + to).toISOString(),
});
const compare = async (change: Partial<{ gatewayId: string; from: string; to: string }> = {}) =>
  (await site.call(getStatement, { gatewayId: String(gateway.id), ...span(), ...change }, { token })).answer;
const pay = async (paid: GatewayOrder) => gateway.report('payment', Object.assign(paid, { status: 'paid' as const }));

describe('works', () => {
  it('finds no difference where both sides match, and sums paid orders', async () => {
    await pay(await order());
    await order();
    const { value } = await compare();
    expect(value).toMatchObject({
      equal: 2,
      open: 0,
      differences: [],
      paidIn: 2_000_000n,
      paidOut: 0n,
      currency: 'CNY',
    });
  });

  it('[I-17] distinguishes the three classes of planted differences', async () => {
    const [missingThere, differs, equal] = [await order(), await order(), await order()];
    await pay(equal);
    await pay(differs);
    await pay(missingThere);
    gateway.payments.delete(missingThere.orderId);
    gateway.payments.set(differs.orderId, { ...differs, amount: '19.99' });
    const strange = { ...equal, orderId: randomUUID(), id: 'ext-strange' };
    gateway.payments.set(strange.orderId, strange);
    const { value } = await compare();
    expect(value).toMatchObject({ equal: 1, open: 0 });
    const byOrder = new Map(value?.differences.map((found) => [found.orderId, found]));
    expect(byOrder.get(missingThere.orderId)).toMatchObject({ class: 'missingThere', there: null });
    expect(byOrder.get(differs.orderId)).toMatchObject({
      ...{ class: 'differs', here: { amount: '20', status: 'paid' }, there: { amount: '19.99', status: 'paid' } },
    });
    expect(byOrder.get(strange.orderId)).toMatchObject({ class: 'missingHere', here: null, caseId: null });
    expect(byOrder.size).toBe(3);
  });

  it('shows another paid amount, and an unreported payment once it is an hour old', async () => {
    const wrong = await order();
    Object.assign(wrong, { status: 'paid', amount: '21' });
    await gateway.report('payment', wrong);
    const lost = await order();
    Object.assign(lost, { status: 'paid' });
    expect((await compare()).value).toMatchObject({
      open: 1,
      differences: [{ class: 'differs', orderId: wrong.orderId }],
    });
    await site.owner.query(
      `update gateways_payments set created_at = now() - interval '61 minutes', ask_at = now() + interval '1 day' where order_id = $1`,
      [lost.orderId],
    );
    const { value } = await compare(span(-7_200_000));
    expect(value?.differences.map(({ orderId }) => orderId).sort()).toEqual([wrong.orderId, lost.orderId].sort());
  });
});

describe('refuses', () => {
  it('empty, reversed and too long time ranges, unknown gateways, and a gateway that does not respond', async () => {
    expect((await compare(span(0, 0))).code).toBe('span_invalid');
    expect((await compare(span(60_000, 0))).code).toBe('span_invalid');
    expect((await compare(span(-32 * 86_400_000, 0))).code).toBe('span_invalid');
    for (const gatewayId of ['999999', '9223372036854775807']) {
      expect((await compare({ gatewayId })).code).toBe('gateway_unknown');
    }
    gateway.moods.set('/pay/v1/statement', ['silentBefore']);
    expect((await compare()).code).toBe('gateway_silent');
  });
});

describe('forbids', () => {
  it('[A257] [A258] guests, members and operators of another brand', async () => {
    const input = { gatewayId: String(gateway.id), ...span() };
    const { token: member } = await registerMember(site);
    expect((await site.call(getStatement, input)).status).toBe(401);
    expect((await site.call(getStatement, input, { token: member })).status).toBe(401);
    const host = brandHosts.second;
    const foreign = await openOperator(site, { host });
    expect((await site.call(getStatement, input, { token: foreign.token, host })).answer.code).toBe('gateway_unknown');
  });
});
