import { createDeposit, getMemberInfo, login, logout } from '@baize/contract';
import {
  credentials,
  registerMember,
  startPlatform,
  startRedis,
  type TestMember,
  type TestPlatform,
  type TestRedis,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '@baize/server/logger';
import { openRedisTransport } from './openRedisTransport.ts';

describe('the Redis transport', () => {
  it('names the setting that cannot be connected at the start', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const opening = openRedisTransport(`redis://127.0.0.1:${port}`, createLogger('silent', 'test'));
    await expect(opening).rejects.toThrow('REDIS_URL is set, but Redis cannot be reached');
  });
});

describe('two processes over Redis', () => {
  let redis: TestRedis;
  let first: TestPlatform;
  let second: TestPlatform;
  const sockets: Socket[] = [];
  const bothAreThere = () => waitUntil(async () => (await first.platform.live.serverCount()) === 2);

  beforeAll(async () => {
    redis = await startRedis();
    first = await startPlatform({ env: { REDIS_URL: redis.url } });
    second = await startPlatform({ beside: first, env: { REDIS_URL: redis.url } });
    await bothAreThere();
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await second.close();
    await first.close();
    await redis.kill();
  });

  /** A member's socket at one of the processes, and the server's response to its token. */
  async function enter(site: TestPlatform, token: string): Promise<{ socket: Socket; code: string }> {
    const { port } = new URL(site.url);
    const socket = io(site.url, {
      path: '/live',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { host: `localhost:${port}`, origin: `http://localhost:${port}` },
    });
    sockets.push(socket);
    const { code } = (await socket.timeout(60_000).emitWithAck('authenticate', { token })) as { code: string };
    return { socket, code };
  }
  const nextOf = <Fact>(socket: Socket, event: string): Promise<Fact> =>
    new Promise((resolve) => socket.once(event, (fact: Fact) => resolve(fact)));
  const tell = (site: TestPlatform, { memberId }: TestMember): void =>
    site.platform.live.toMember(memberId, 'message', { kind: 'depositApproved', amount: 1n, currency: 'CNY' });

  /** Asserts at both processes that unknown tokens get nothing, valid ones are known, and ended ones stay ended. */
  async function expectGuarded(): Promise<void> {
    const member = await registerMember(first);
    const { token } = member;
    const deposit = { requestId: randomUUID(), methodId: '1', amount: 10_00000n };
    for (const site of [first, second]) {
      expect((await site.call(getMemberInfo, {}, { token })).answer.value?.account).toBe(member.account);
      for (const options of [{}, { token: 'A'.repeat(43) }]) {
        expect((await site.call(getMemberInfo, {}, options)).status).toBe(401);
        expect((await site.call(createDeposit, deposit, options)).status).toBe(401);
      }
      expect((await enter(site, 'A'.repeat(43))).code).toBe('not_logged_in');
    }
    const { socket, code } = await enter(second, token);
    expect(code).toBe('ok');
    const told = nextOf(socket, 'forcedLogout');
    await first.call(logout, {}, { token });
    expect(await told).toEqual({ reason: 'loggedOut' });
    for (const site of [first, second]) {
      expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
      expect((await enter(site, token)).code).toBe('not_logged_in');
    }
  }

  /** Wrong passwords of one account, so many at each process, with the results. */
  async function guess({ account }: TestMember, times: number): Promise<string[]> {
    const codes: string[] = [];
    for (let time = 0; time < times; time += 1) {
      for (const site of [first, second]) {
        const form = await credentials(site, account, { password: `guess ${time}` });
        codes.push((await site.call(login, form)).answer.code);
      }
    }
    return codes;
  }

  it('notify each other, also of the first message if nobody listens at that moment', async () => {
    const member = await registerMember(first);
    const { socket } = await enter(second, member.token);
    const received = nextOf(socket, 'message');
    // They are opened again after a tenth of a second.
    await waitUntil(() => redis.cutWaiting());
    tell(first, member);
    expect(await received).toMatchObject({ kind: 'depositApproved' });
    await expectGuarded();
  });

  it('[A100] keep sessions, limits and guards when Redis is flushed', async () => {
    const [member, victim] = [await registerMember(first), await registerMember(first)];
    const before = await guess(victim, 2);
    redis.flush();
    await expectGuarded();
    expect((await second.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
    const after = await guess(victim, 2);
    expect([...before, ...after].filter((code) => code === 'too_many_requests')).toHaveLength(3);
    const { socket } = await enter(second, member.token);
    const received = nextOf(socket, 'message');
    tell(first, member);
    expect(await received).toMatchObject({ kind: 'depositApproved' });
  });

  it('[A100] keep sessions, limits and guards when Redis is killed, and notify each other again after its restart', async () => {
    const [member, victim] = [await registerMember(first), await registerMember(first)];
    const { socket } = await enter(second, member.token);
    const before = await guess(victim, 2);
    await redis.kill();
    try {
      await expectGuarded();
      expect((await second.call(getMemberInfo, {}, { token: member.token })).status).toBe(200);
      const after = await guess(victim, 2);
      expect([...before, ...after].filter((code) => code === 'too_many_requests')).toHaveLength(3);
      // A process's own postings are shown to its own sockets, whether or not the others can be notified.
      for (const [version, amount] of [100_000n, 200_000n].entries()) {
        const shown = nextOf<{ balance: string }>(socket, 'balance');
        await second.platform.wallet.post({
          ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test.redis', key: `dead${version}` },
          ...{ kind: 'adjust', debit: 'house.adjust', credit: 'main', amount },
        });
        expect(await shown).toMatchObject({ balance: ['1', '3'][version] });
      }
    } finally {
      await redis.start();
    }
    await bothAreThere();
    const received = nextOf(socket, 'message');
    tell(first, member);
    expect(await received).toMatchObject({ kind: 'depositApproved' });
  });
});
