import { updateDeposit } from '@baize/contract';
import { registerMember, startPlatform, type TestPlatform, waitUntil, walletPath } from '@baize/testkit';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SENDERS = 24;
const MEGABYTE = 1_000_000;
let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { REQUEST_SECONDS: '2', MAX_CONNECTIONS: '40' } });
});
afterAll(() => site.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  return process.memoryUsage().arrayBuffers;
};

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    site.platform.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** Sends a megabyte of an upload at once and the rest a byte at a time, as long as the connection lasts. */
function dribble(token: string): Promise<string> {
  const { port } = new URL(site.url);
  return new Promise((resolve) => {
    let answer = '';
    let next: NodeJS.Timeout | undefined;
    const socket: Socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        `POST ${updateDeposit.path} HTTP/1.1\r\nhost: localhost:${port}\r\nauthorization: Bearer ${token}\r\n` +
          `content-type: application/json\r\ncontent-length: 5000000\r\n\r\n{"depositId":"1","proof":"${'A'.repeat(MEGABYTE)}`,
      );
      next = setInterval(() => socket.write('A'), 20);
    });
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    // Writing to a closed connection raises an error; its close event is what counts.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(next);
      resolve(answer);
    });
  });
}

it('[A216] cuts off slow uploads, and frees their connection and memory', async () => {
  const { token } = await registerMember(site);
  const { server } = site.platform.app;
  expect([server.headersTimeout, server.requestTimeout], 'as REQUEST_SECONDS says').toEqual([2_000, 2_000]);
  const before = held();
  const received: Socket[] = [];
  const receive = (socket: Socket): void => void received.push(socket);
  server.on('connection', receive);
  const ended = await Promise.all([...Array(SENDERS)].map(() => dribble(token)));
  server.off('connection', receive);
  expect(received, 'each sends on a connection of its own').toHaveLength(SENDERS);
  for (const { bytesRead } of received) expect(bytesRead, 'what they sent has come').toBeGreaterThan(MEGABYTE);
  received.length = 0;
  // Otherwise each would take a day.
  for (const answer of ended) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await waitUntil(async () => (await connections()) === 0);
  await waitUntil(() => held() < before + 2 * MEGABYTE);
  const quick = await site.call(updateDeposit, { depositId: '999999' }, { token });
  expect(quick.answer.code, 'who sends at once is heard').toBe('proof_required');
});

it('[A216] limits connections, and closes those with incomplete requests', async () => {
  const { port } = new URL(site.url);
  const halves = [
    `POST ${walletPath}/user/balance HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{`,
    'GET / HTTP/1.1\r\n',
  ];
  const open = (at: number): { opened: Promise<unknown>; closed: Promise<void> } => {
    const socket = connect(Number(port), '127.0.0.1');
    const opened = new Promise<unknown>((resolve) =>
      socket.once('connect', () => resolve(socket.write(halves[at % 2]!))),
    );
    socket.on('error', () => undefined).resume();
    return { opened, closed: new Promise((resolve) => socket.once('close', () => resolve())) };
  };
  let most = 0;
  site.platform.app.server.on('connection', () => void connections().then((now) => (most = Math.max(most, now))));
  const all = Array.from({ length: 60 }, (_, at) => open(at));
  await Promise.all(all.map(({ opened }) => opened));
  await Promise.all(all.map(({ closed }) => closed));
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThanOrEqual(40);
  expect((await site.send('GET', '/health/live')).status).toBe(200);
});

it('[A149] cuts off a body in chunks without end', async () => {
  const { port } = new URL(site.url);
  const chunk = `10000\r\n${' '.repeat(65_536)}\r\n`;
  let sent = 0;
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    const more = (): void => {
      while (socket.writable && socket.write(chunk)) sent += chunk.length;
    };
    socket.once('connect', () => {
      socket.write(
        `POST ${walletPath}/transaction/bet HTTP/1.1\r\nhost: localhost:${port}\r\n` +
          'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
      );
      more();
    });
    socket.on('drain', more);
    socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(text));
  });
  // The answer is lost when the connection is reset before it was read.
  expect(answer).toMatch(/^(HTTP\/1\.1 413 |$)/);
  // What fits into the buffers of both ends has left, not more.
  expect(sent).toBeLessThan(32 * MEGABYTE);
  expect((await site.send('GET', '/health/live')).status).toBe(200);
});
