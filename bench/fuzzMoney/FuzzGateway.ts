import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FuzzClient } from './FuzzClient.ts';

export type FuzzOrder = {
  kind: 'payment' | 'payout';
  orderId: string;
  id: string;
  status: 'open' | 'paid' | 'failed';
  amount: string;
  currency: string;
};

type Draw = (n: number) => number;

/** A simulated gateway: it remembers in memory what was really paid, and is as unreliable as real ones. */
export class FuzzGateway {
  readonly secret = randomUUID().repeat(2);
  readonly orders = new Map<string, FuzzOrder>();
  /** Sent reports, to be sent again. */
  readonly told: { body: string }[] = [];
  readonly #draw: Draw;
  readonly #server: Server;
  isReliable = false;

  constructor(draw: Draw) {
    this.#draw = draw;
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, string>;
        const chance = this.isReliable ? 99 : this.#draw(100);
        if (chance < 4) return void request.socket.destroy();
        const order = this.#received(path, body);
        if (chance < 8) return void request.socket.destroy();
        const { kind: _kind, ...said } = order ?? {};
        response.writeHead(order ? 200 : 404, { 'content-type': 'application/json' });
        return void response.end(JSON.stringify(order ? said : { error: 'orderUnknown' }));
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  open(kind: FuzzOrder['kind']): FuzzOrder[] {
    return [...this.orders.values()].filter((order) => order.kind === kind && order.status === 'open');
  }

  /** The report of an order's current state. */
  eventOf(order: FuzzOrder): string {
    const body = JSON.stringify({ eventId: randomUUID(), ...order });
    this.told.push({ body });
    return body;
  }

  /** Sends a signed report to one of the processes. True once it is acknowledged. */
  async tell(client: FuzzClient, at: number, body: string): Promise<{ status: number; result: string }> {
    const path = '/vendor/gateway/fuzz';
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', this.secret).update(`${timestamp}\nPOST ${path}\n${body}`).digest('hex');
    const answer = await client.send(at, 'POST', path, {
      headers: {
        ...{ host: `localhost:${client.portAt(at)}`, 'content-type': 'application/json' },
        ...{ 'x-pay-timestamp': timestamp, 'x-pay-signature': signature },
      },
      body,
    });
    if (answer.status >= 500) throw new Error('outcome unknown');
    return { status: answer.status, result: (JSON.parse(answer.body) as { result?: string }).result ?? '' };
  }

  #received(path: string, body: Record<string, string>): FuzzOrder | undefined {
    const kind = path.startsWith('/pay/v1/payments/') ? 'payment' : 'payout';
    const orderId = body['orderId'] ?? '';
    const key = `${kind} ${orderId}`;
    if (path.endsWith('/create') && !this.orders.has(key)) {
      const { amount = '', currency = '' } = body;
      this.orders.set(key, { kind, orderId, id: randomUUID(), status: 'open', amount, currency });
    }
    return this.orders.get(key);
  }
}
