import { createPrivateKey, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { said } from '../../apps/studio/src/hub88/said.ts';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import { signedHeaders } from '../../apps/studio/src/hub88/signedHeaders.ts';
import { percentile } from '../percentile.ts';

/** The prepared requests of the load process. None are created while the clock runs. */
export type LoadOrder = {
  kind: 'bet' | 'empty';
  port: number;
  count: number;
  callers: number;
  members: number;
  privateKeyPem: string;
};

export type LoadReport = { seconds: number; p50Ms: number; p99Ms: number; failures: number; example: string };

/** Runs in a process of its own, so that client and server do not share an event loop. */
process.on('message', (order: LoadOrder) => {
  const requests = order.kind === 'bet' ? bets(order) : empties(order);
  const sign = order.kind === 'bet' ? `"${said.done}"` : '"success":true';
  void drive(order, requests, Buffer.from(sign)).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

function bets({ count, members, privateKeyPem }: LoadOrder): Buffer[] {
  const key = createPrivateKey(privateKeyPem);
  return Array.from({ length: count }, () => {
    const member = 1 + Math.floor(Math.random() * members);
    const body = JSON.stringify({
      user: `bench-${member}`,
      token: `token-${member}-of-the-bench`,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: randomUUID(),
      round_closed: false,
      game_code: 'bench-game',
      currency: 'CNY',
      amount: 100_000,
      sub_partner_id: 'bench',
    });
    return post(`${walletPath}/transaction/bet`, body, signedHeaders(body, key));
  });
}

function empties({ count }: LoadOrder): Buffer[] {
  return Array.from({ length: count }, () =>
    post('/wps/bench/postNothing', '{}', { 'content-type': 'application/json' }),
  );
}

function post(path: string, body: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Each caller sends its next request after the complete response to the last one. */
async function drive({ port, callers }: LoadOrder, requests: Buffer[], sign: Buffer): Promise<LoadReport> {
  const times: number[] = [];
  let next = 0;
  let failures = 0;
  let example = '';
  const sockets = await Promise.all(
    Array.from(
      { length: callers },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve, reject) => {
          const socket = connect(port, '127.0.0.1', () => resolve(socket)).setNoDelay(true);
          socket.once('error', reject);
        }),
    ),
  );
  const started = process.hrtime.bigint();
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0n;
          let pending: Buffer = Buffer.alloc(0);
          const send = (): void => {
            const request = requests[next];
            if (request === undefined) {
              socket.end();
              resolve();
              return;
            }
            next += 1;
            sentAt = process.hrtime.bigint();
            socket.write(request);
          };
          socket.on('data', (chunk: Buffer) => {
            pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
            const head = pending.indexOf('\r\n\r\n');
            if (head < 0) return;
            const length = /content-length: (\d+)/i.exec(pending.toString('latin1', 0, head))?.[1];
            if (length === undefined || pending.length < head + 4 + Number(length)) return;
            times.push(Number(process.hrtime.bigint() - sentAt) / 1e6);
            if (!pending.includes(sign)) {
              failures += 1;
              example = pending.toString('latin1');
            }
            pending = Buffer.alloc(0);
            send();
          });
          socket.once('error', reject);
          socket.once('close', () => reject(new Error('The server closed the connection.')));
          send();
        }),
    ),
  );
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;
  return { seconds, p50Ms: percentile(times, 0.5), p99Ms: percentile(times, 0.99), failures, example };
}
