import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { seedGateway } from '@baize/platform/modules/gateways/index';
import { sendRaw } from './sendRaw.ts';
import type { TestPlatform } from './startPlatform.ts';

/** An order at the gateway. */
export type GatewayOrder = {
  orderId: string;
  id: string;
  status: 'open' | 'paid' | 'failed';
  amount: string;
  currency: string;
  payUrl?: string;
};
type Kind = 'payment' | 'payout';

/** How the gateway handles the next call of a path: process it and hang up, hang up without processing, or refuse. */
type Mood = 'silentAfter' | 'silentBefore' | 'refuse';

/** A fake gateway of the first brand that stores orders and behaves as the test sets it. */
export type TestGateway = {
  id: number;
  code: string;
  /** Its deposit method. */
  methodId: string;
  payments: Map<string, GatewayOrder>;
  payouts: Map<string, GatewayOrder>;
  /** Every received call, in order. */
  calls: { path: string; isSigned: boolean; body: Record<string, unknown> }[];
  /** Behaviour of the next calls, by path. */
  moods: Map<string, Mood[]>;
  /** Makes all pending status polls due now. */
  hurry(): Promise<void>;
  /** Sends the gateway's signed callback for an order; overrides simulate a forger. */
  report(
    kind: Kind,
    order: GatewayOrder,
    change?: Partial<{
      eventId: string;
      atMs: number;
      signature: string;
      code: string;
      path: string;
      at: TestPlatform;
      body: string;
    }>,
  ): Promise<{ status: number; json: Record<string, unknown> }>;
  close(): Promise<void>;
};

/** Registers a gateway with a deposit method, on a server of the test's own. */
export async function openGateway(
  site: TestPlatform,
  { code = `pay-${randomBytes(4).toString('hex')}`, brandId = 1 }: { code?: string; brandId?: number } = {},
): Promise<TestGateway> {
  const secret = randomBytes(32).toString('hex');
  const secretFile = join(site.dataDir, `${code}.key`);
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const sign = (timestamp: string, path: string, body: string): string =>
    createHmac('sha256', secret).update(`${timestamp}\nPOST ${path}\n${body}`).digest('hex');
  const kept: Record<Kind, Map<string, GatewayOrder>> = { payment: new Map(), payout: new Map() };
  const calls: TestGateway['calls'] = [];
  const moods: TestGateway['moods'] = new Map();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const path = request.url ?? '';
      const body = JSON.parse(text) as Record<string, string>;
      const timestamp = String(request.headers['x-pay-timestamp']);
      calls.push({ path, isSigned: request.headers['x-pay-signature'] === sign(timestamp, path, text), body });
      const answer = (status: number, json: object): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
      };
      const mood = moods.get(path)?.shift();
      if (mood === 'silentBefore') return void request.socket.destroy();
      if (mood === 'refuse') return answer(422, { error: 'refused' });
      if (path === '/pay/v1/statement') {
        const lines = [...kept.payment.values()].map((order) => ({ kind: 'payment', ...order }));
        const outs = [...kept.payout.values()].map((order) => ({ kind: 'payout', ...order }));
        return answer(200, { lines: [...lines, ...outs] });
      }
      const orders = path.startsWith('/pay/v1/payments/') ? kept.payment : kept.payout;
      const orderId = body['orderId'] ?? '';
      if (path.endsWith('/create') && !orders.has(orderId)) {
        const isPayment = orders === kept.payment;
        orders.set(orderId, {
          ...{ orderId, id: `ext-${randomUUID()}`, status: 'open', amount: body['amount'] ?? '' },
          currency: body['currency'] ?? '',
          ...(isPayment ? { payUrl: `${gateway.url}/pay/${orderId}` } : {}),
        });
      }
      if (mood === 'silentAfter') return void request.socket.destroy();
      const order = orders.get(orderId);
      return order ? answer(200, order) : answer(404, { error: 'orderUnknown' });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  const id = await seedGateway(site.owner, {
    ...{ brandId, code, name: `Gateway ${code}`, baseUrl: gateway.url, merchant: 'baize', secretFile },
    hasPayouts: true,
  });
  const { rows } = await site.owner.query<{ id: string }>(
    `insert into cashier_methods (brand_id, kind, gateway_id, name, currency, bank, account_name, account_number, minimum, maximum)
     values ($1, 'gateway', $2, 'Pay at once', 'CNY', '', '', '', 1000000, 5000000000) returning id::text`,
    [brandId, id],
  );
  return {
    id,
    code,
    methodId: rows[0]?.id ?? '',
    payments: kept.payment,
    payouts: kept.payout,
    calls,
    moods,
    hurry: async () => {
      await site.owner.query(
        `update gateways_payments set ask_at = now() where status in ('creating', 'unknown', 'open')`,
      );
      await site.owner.query(
        `update gateways_payouts set ask_at = now() where status in ('sending', 'unknown', 'accepted')`,
      );
    },
    report: async (kind, { payUrl: _payUrl, ...order }, change = {}) => {
      const path = change.path ?? `/vendor/gateway/${change.code ?? code}`;
      const body = change.body ?? JSON.stringify({ eventId: change.eventId ?? randomUUID(), kind, ...order });
      const timestamp = String(Math.floor((change.atMs ?? Date.now()) / 1000));
      const port = Number(new URL((change.at ?? site).url).port);
      const answer = await sendRaw(port, 'POST', path, {
        body,
        headers: {
          host: `localhost:${port}`,
          'content-type': 'application/json',
          'x-pay-timestamp': timestamp,
          'x-pay-signature': change.signature ?? sign(timestamp, `/vendor/gateway/${code}`, body),
        },
      });
      return { status: answer.status, json: answer.json() as Record<string, unknown> };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
