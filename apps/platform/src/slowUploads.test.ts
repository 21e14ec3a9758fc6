import { updateDeposit } from '@baize/contract';
import { registerMember, startPlatform, type TestPlatform, waitUntil } from '@baize/testkit';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SENDERS = 24;
const MEGABYTE = 1_000_000;
let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const held = (): number => {
  collect();
  return process.memoryUsage().arrayBuffers;
};

/** Sends a megabyte of a proof at once and the rest a byte at a time, for as long as it is let. */
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
    // What is written to a connection that was cut is answered by its end.
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(next);
      resolve(answer);
    });
  });
}

it('[A216] cuts off uploads that dribble, and holds neither their connection nor what they sent', async () => {
  const { token } = await registerMember(site);
  const { server } = site.platform.app;
  expect([server.headersTimeout, server.requestTimeout]).toEqual([30_000, 30_000]);
  server.headersTimeout = 1_500;
  server.requestTimeout = 1_500;
  const before = held();
  const received: Socket[] = [];
  const receive = (socket: Socket): void => void received.push(socket);
  server.on('connection', receive);
  const ended = await Promise.all([...Array(SENDERS)].map(() => dribble(token)));
  server.off('connection', receive);
  expect(received, 'each sends on a connection of its own').toHaveLength(SENDERS);
  for (const { bytesRead } of received) expect(bytesRead, 'what they sent has come').toBeGreaterThan(MEGABYTE);
  received.length = 0;
  // Left alone, each would go on for a day.
  for (const answer of ended) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  const connections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
    );
  await waitUntil(async () => (await connections()) === 0);
  await waitUntil(() => held() < before + 2 * MEGABYTE);
  const quick = await site.call(updateDeposit, { depositId: '999999' }, { token });
  expect(quick.answer.code, 'who sends at once is heard').toBe('proof_required');
});
