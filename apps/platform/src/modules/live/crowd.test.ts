import { getMemberInfo } from '@baize/contract';
import { enterChat, openRoom, registerMember, startPlatform, type TestMember, type TestPlatform } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket as Wire } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startPlatform();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => site.close());

function open(): Socket {
  const { port } = new URL(site.url);
  const socket = io(site.url, {
    path: '/live',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { host: `localhost:${port}`, origin: `http://localhost:${port}` },
  });
  sockets.push(socket);
  return socket;
}
const authenticate = (socket: Socket, token: string): Promise<{ code: string }> =>
  socket.timeout(60_000).emitWithAck('authenticate', { token });
const nextOf = <Fact>(socket: Socket, event: string): Promise<Fact> =>
  new Promise((resolve) => socket.once(event, (fact: Fact) => resolve(fact)));
const tell = ({ memberId }: TestMember, amount: bigint): void =>
  site.platform.live.toMember(memberId, 'message', { kind: 'depositApproved', amount, currency: 'CNY' });

/** The server side of the next socket: corking it simulates a client that does not read. */
const nextWire = async (): Promise<Wire> => {
  const [, wire] = (await once(site.platform.app.server, 'upgrade')) as [IncomingMessage, Wire];
  return wire;
};

const CHECKED_AT_ONCE = 6;

describe('reconnecting clients', () => {
  it('[A253] do not delay calls while more sockets connect than are checked at once, and are all accepted afterwards', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => registerMember(site)));
    const crowd = Array.from({ length: 48 }, () => open());
    await Promise.all(crowd.map((socket) => once(socket as never, 'connect')));
    // While the sessions table is locked no token can be checked: running checks wait.
    const holder = await site.owner.connect();
    const answers: Promise<{ code: string }>[] = [];
    try {
      await holder.query('begin');
      await holder.query('lock table identity_sessions in access exclusive mode');
      // Not the watch over ended sessions, which waits as well.
      const countWaiting = async (): Promise<number> => {
        const { rows } = await site.owner.query<{ n: number }>(
          `select count(*)::integer as n from pg_stat_activity
            where datname = current_database() and application_name = 'baize-platform' and wait_event_type = 'Lock'
              and query like '%as asked (token_hash%'`,
        );
        return rows[0]?.n ?? 0;
      };
      // Tokens that come together are checked by one statement; one after the other, each has its own.
      for (const [at, socket] of crowd.entries()) {
        answers.push(authenticate(socket, members[at % 6]?.token ?? ''));
        while (at < CHECKED_AT_ONCE && (await countWaiting()) <= at);
      }
      const calls = await Promise.all(
        ['/health/ready', '/wps/captcha', '/wps/identity/getBotChallenge?action=login'].map((path) =>
          site.send('GET', path),
        ),
      );
      expect(calls.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await countWaiting()).toBe(CHECKED_AT_ONCE);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect(new Set((await Promise.all(answers)).map(({ code }) => code))).toEqual(new Set(['ok']));
    expect((await site.call(getMemberInfo, {}, { token: members[0]?.token ?? '' })).status).toBe(200);
  });
});

describe('a slow consumer', () => {
  const MESSAGES = 400;

  it('[A254] is disconnected at a maximum queue length, while others receive everything', async () => {
    const [slow, quick] = [await registerMember(site), await registerMember(site)];
    const wiring = nextWire();
    const slowSocket = open();
    const wire = await wiring;
    const quickSocket = open();
    await authenticate(slowSocket, slow.token);
    await authenticate(quickSocket, quick.token);
    const received: string[] = [];
    slowSocket.on('message', ({ amount }: { amount: string }) => received.push(amount));
    const quickReceived: string[] = [];
    const all = new Promise<void>((resolve) => {
      quickSocket.on('message', ({ amount }: { amount: string }) => {
        quickReceived.push(amount);
        if (quickReceived.length === MESSAGES) resolve();
      });
    });
    wire.cork();
    const ended = nextOf<string>(slowSocket, 'disconnect');
    for (let number = 1; number <= MESSAGES; number += 1) {
      tell(slow, BigInt(number) * 100_000n);
      tell(quick, BigInt(number) * 100_000n);
    }
    await all;
    // What was flushed before it was corked may arrive; what was queued is gone.
    wire.uncork();
    expect(await ended).toBe('transport close');
    expect(received.length).toBeLessThan(10);
    expect(quickReceived).toHaveLength(MESSAGES);

    const again = open();
    const shown = nextOf<{ balance: string }>(again, 'balance');
    expect(await authenticate(again, slow.token)).toMatchObject({ code: 'ok' });
    expect(await shown).toMatchObject({ balance: '0' });
  });

  it('[A254] is disconnected in the chat as well', async () => {
    const { roomId } = await openRoom(site);
    const wiring = nextWire();
    const slow = await enterChat(site, await registerMember(site));
    const wire = await wiring;
    sockets.push(slow.socket);
    const received: unknown[] = [];
    slow.socket.on('message', (message) => received.push(message));
    const ended = nextOf<string>(slow.socket, 'disconnect');
    wire.cork();
    // Enough writers to exceed the queue, each within its own rate limit.
    const speakers = await Promise.all(
      Array.from({ length: 24 }, async () => enterChat(site, await registerMember(site))),
    );
    sockets.push(...speakers.map(({ socket }) => socket));
    let said = 0;
    for (let turn = 0; turn < 5; turn += 1) {
      const told = await Promise.all(
        speakers.map((speaker, at) =>
          speaker.ask('say', { roomId, requestId: randomUUID(), text: `Turn ${turn} of speaker ${at}` }),
        ),
      );
      said += told.filter(({ success }) => success).length;
    }
    expect(said).toBeGreaterThan(100);
    wire.uncork();
    expect(await ended).toBe('transport close');
    expect(received.length).toBeLessThan(10);
  });
});
