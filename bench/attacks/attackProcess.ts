import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { walletPath } from '../../apps/studio/src/hub88/walletPath.ts';
import { signatureHeader } from '../../apps/studio/src/hub88/signedHeaders.ts';

export type AttackKind = 'pages' | 'words' | 'signatures' | 'halves';
export type AttackOrder = { port: number; kind: AttackKind; count: number };
/** The number of requests or opened connections. */
export type AttackReport = { asked: number };

/** Not 127.0.0.1: the attack must not share a rate limit with the vendor, whose calls are exempt. */
const LOCAL_ADDRESS = '127.0.0.2';

let stop: (() => Promise<AttackReport>) | undefined;

/** Runs in a process of its own, and attacks until it is told to stop. */
process.on('message', (order: AttackOrder | 'stop') => {
  if (order === 'stop') {
    void stop?.().then((report) => process.send?.(report));
    return;
  }
  stop = order.kind === 'halves' ? holdHalves(order) : askInTurns(order);
});
process.once('disconnect', () => process.exit(0));

/** Concurrent callers, each sending its next request after the response. */
function askInTurns({ port, kind, count }: AttackOrder): () => Promise<AttackReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  const report = { asked: 0 };
  let isOver = false;
  const signature = randomBytes(256).toString('base64');
  const ask = (): Promise<void> =>
    new Promise((resolve) => {
      const random = randomBytes(8).toString('hex');
      const common = { host: '127.0.0.1', port, agent, localAddress: LOCAL_ADDRESS };
      const [options, body] =
        kind === 'signatures'
          ? [
              {
                ...{ ...common, method: 'POST', path: `${walletPath}/transaction/bet` },
                headers: { host: 'localhost', 'content-type': 'application/json', [signatureHeader]: signature },
              },
              JSON.stringify({ request_uuid: random }),
            ]
          : [
              {
                ...{ ...common, method: 'GET', path: `/rng?${kind === 'words' ? 'search' : 'q'}=${random}` },
                headers: { host: 'localhost', 'accept-encoding': 'br' },
              },
              undefined,
            ];
      const outgoing = request(options, (incoming) => incoming.resume().once('close', resolve));
      outgoing.once('error', () => resolve());
      outgoing.end(body);
    });
  const all = Promise.all(
    Array.from({ length: count }, async () => {
      while (!isOver) {
        await ask();
        report.asked += 1;
      }
    }),
  );
  return async () => {
    isOver = true;
    await all;
    agent.destroy();
    return report;
  };
}

/** Connections that start a body and never end it; a closed one is reopened. */
function holdHalves({ port, count }: AttackOrder): () => Promise<AttackReport> {
  const report = { asked: 0 };
  const open = new Set<Socket>();
  let isOver = false;
  const begin = (): void => {
    if (isOver) return;
    report.asked += 1;
    const socket = connect({ host: '127.0.0.1', port, localAddress: LOCAL_ADDRESS }, () => {
      socket.write(
        `POST ${walletPath}/transaction/bet HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{`,
      );
    });
    open.add(socket);
    socket.on('error', () => undefined).resume();
    socket.once('close', () => {
      open.delete(socket);
      setTimeout(begin, 50);
    });
  };
  for (let nth = 0; nth < count; nth += 1) begin();
  return async () => {
    isOver = true;
    for (const socket of open) socket.destroy();
    return report;
  };
}
