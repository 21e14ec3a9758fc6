import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStudio, type RunningStudio } from '../app.ts';
import { startTestStudio, type TestStudio } from '../testing/startTestStudio.ts';
import type { Merchant } from './Gateway.ts';
import { sendDueReports } from './sendDueReports.ts';
import { isPaySigned, signPay } from './signPay.ts';

let database: TestDatabase;
let studio: TestStudio;
let running: RunningStudio;
let merchants: Merchant[];
let shop: Server;
let now = Date.now();
/** Reports that the merchant received, and its next responses. */
const reports: { body: Record<string, string>; isSigned: boolean }[] = [];
let answers: number[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrate: false });
  studio = await startTestStudio(database.url);
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      reports.push({
        body: JSON.parse(body.toString()) as Record<string, string>,
        isSigned: isPaySigned(merchants[0]?.secret ?? '', {
          ...{ timestamp: request.headers['x-pay-timestamp'], signature: request.headers['x-pay-signature'] },
          ...{ path: request.url ?? '', body, now: new Date(now) },
        }),
      });
      response.writeHead(answers.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const reportUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hear`;
  merchants = ['one', 'two'].map((id) => ({ id, secret: `${id} `.repeat(16), reportUrl }));
  running = await buildStudio(
    { ...studio.settings, merchants, bounds: { requestMs: 20_000, maxConnections: 123 } },
    { clock: () => now, walletDeadlineMs: 2000 },
  );
});
afterAll(async () => {
  await running.close();
  await studio.close();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
  await database.drop();
});
beforeEach(() => {
  reports.length = 0;
  answers = [];
});

const app = (): FastifyInstance => running.app;
async function ask(path: string, body: object, change: { merchant?: string; secret?: string; atMs?: number } = {}) {
  const merchant = merchants.find(({ id }) => id === (change.merchant ?? 'one'));
  const text = JSON.stringify(body);
  const timestamp = String(Math.floor((change.atMs ?? now) / 1000));
  const answer = await app().inject({
    method: 'POST',
    url: path,
    headers: {
      ...{
        'content-type': 'application/json',
        'x-pay-merchant': change.merchant ?? 'one',
        'x-pay-timestamp': timestamp,
      },
      'x-pay-signature': signPay(change.secret ?? merchant?.secret ?? '', timestamp, path, text),
    },
    payload: text,
  });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}
const orderFor = (minutes = 30) => ({
  ...{ orderId: randomUUID(), amount: '100', currency: 'CNY', returnUrl: 'http://portal.test/member' },
  expiresAt: new Date(now + minutes * 60_000).toISOString(),
});
const press = (id: string, form: Record<string, string>) =>
  app().inject({
    method: 'POST',
    url: `/pay/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(new URLSearchParams(form)),
  });
const send = () =>
  sendDueReports({
    ...{ pool: running.studio.pool, merchants, publicUrl: 'http://studio.test', clock: () => new Date(now) },
    ...{ reportDeadlineMs: 2_000, log: running.app.log },
  });
const pass = (ms: number): void => void (now += ms);

it('limits connections and request time-outs by its settings', () => {
  const { headersTimeout, requestTimeout, maxConnections } = running.app.server;
  expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    maxConnections: 123,
  });
});

describe('the bundled gateway', () => {
  it('creates an order once, shows its page, and reports the payment signed', async () => {
    const order = orderFor();
    const made = await ask('/pay/v1/payments/create', order);
    expect(made.body).toMatchObject({ orderId: order.orderId, status: 'open', amount: '100', currency: 'CNY' });
    expect((await ask('/pay/v1/payments/create', order)).body).toEqual(made.body);
    const page = await app().inject({ method: 'GET', url: new URL(made.body['payUrl'] ?? '').pathname });
    expect(page.body).toContain('100 CNY');
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const paid = await press(made.body['id'] ?? '', { outcome: 'paid' });
    expect(paid.body).toContain('Paid.');
    expect(reports).toMatchObject([
      { isSigned: true, body: { orderId: order.orderId, status: 'paid', kind: 'payment' } },
    ]);
    expect((await ask('/pay/v1/payments/get', { orderId: order.orderId })).body).toMatchObject({ status: 'paid' });
    await press(made.body['id'] ?? '', { outcome: 'failed' });
    expect(reports).toHaveLength(1);
  });

  it('delays, repeats, reorders and drops its reports by setting', async () => {
    const counts: Record<string, number[]> = {
      late: [0, 0, 1],
      repeated: [2, 3, 3],
      reordered: [1, 2, 2],
      lost: [0, 0, 0],
    };
    for (const [manner, expected] of Object.entries(counts)) {
      reports.length = 0;
      const { body } = await ask('/pay/v1/payments/create', orderFor());
      await press(body['id'] ?? '', { outcome: 'paid', manner });
      const seen = [reports.length];
      for (const ms of [3_000, 20_000]) {
        pass(ms);
        await send();
        seen.push(reports.length);
      }
      expect(seen, manner).toEqual(expected);
      if (manner === 'repeated') expect(new Set(reports.map((one) => one.body['eventId'])).size).toBe(1);
      if (manner === 'reordered') expect(reports.map((one) => one.body['status'])).toEqual(['paid', 'open']);
    }
  });

  it('retries reports until the merchant acknowledges', async () => {
    answers = [503, 503];
    const { body } = await ask('/pay/v1/payments/create', orderFor());
    await press(body['id'] ?? '', { outcome: 'failed' });
    for (let turn = 0; turn < 4; turn += 1) {
      pass(60_000);
      await send();
    }
    expect(reports.map((one) => one.body['status'])).toEqual(['failed', 'failed', 'failed']);
  });

  it('pays out by itself, and refuses certain accounts', async () => {
    const to = { kind: 'bank', bank: 'Bank of Nowhere', branch: '', holderName: 'Ming Example' };
    for (const [number, status] of [
      ['12345678', 'paid'],
      ['12345000', 'failed'],
    ] as const) {
      reports.length = 0;
      const order = { orderId: randomUUID(), amount: '50.5', currency: 'CNY', ...to, number };
      expect((await ask('/pay/v1/payouts/create', order)).body).toMatchObject({ status: 'open' });
      await ask('/pay/v1/payouts/create', order);
      pass(4_000);
      await send();
      await send();
      expect(reports).toMatchObject([{ body: { orderId: order.orderId, kind: 'payout', status } }]);
    }
  });

  it("lists a merchant's own orders of a time range", async () => {
    const from = new Date(now).toISOString();
    const order = orderFor();
    await ask('/pay/v1/payments/create', order);
    pass(1_000);
    const span = { from, to: new Date(now).toISOString() };
    const { body } = await ask('/pay/v1/statement', span);
    expect(body).toMatchObject({ lines: [{ kind: 'payment', orderId: order.orderId, status: 'open' }] });
    expect((await ask('/pay/v1/statement', span, { merchant: 'two' })).body).toEqual({ lines: [] });
    expect((await ask('/pay/v1/payments/get', { orderId: order.orderId }, { merchant: 'two' })).status).toBe(404);
  });

  it('refuses calls that are unsigned, stale or unknown, conflicting content under an id, and expired payments', async () => {
    const order = orderFor();
    await ask('/pay/v1/payments/create', order);
    expect((await ask('/pay/v1/payments/create', { ...order, amount: '101' })).status).toBe(409);
    expect((await ask('/pay/v1/payments/create', orderFor(), { secret: 'x'.repeat(32) })).status).toBe(401);
    expect((await ask('/pay/v1/payments/create', orderFor(), { merchant: 'three' })).status).toBe(401);
    expect((await ask('/pay/v1/payments/create', orderFor(), { atMs: now - 301_000 })).status).toBe(401);
    for (const amount of ['-1', '1e3', '1,000', '0x10', ' 5', '9'.repeat(20)]) {
      expect((await ask('/pay/v1/payments/create', { ...orderFor(), amount })).status).toBe(400);
    }
    expect((await press(randomUUID(), { outcome: 'paid' })).statusCode).toBe(404);
    const { body } = await ask('/pay/v1/payments/create', orderFor(1));
    pass(61_000);
    expect((await press(body['id'] ?? '', { outcome: 'paid' })).body).toContain('has expired');
    expect((await ask('/pay/v1/payments/get', { orderId: body['orderId'] ?? '' })).body).toMatchObject({
      status: 'failed',
    });
  });
});
