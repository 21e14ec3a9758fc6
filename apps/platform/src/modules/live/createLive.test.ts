import { changePassword, login, logout, register } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  registerMember,
  registration,
  startPlatform,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let first: TestPlatform;
let second: TestPlatform;
const sockets: Socket[] = [];

beforeAll(async () => {
  first = await startPlatform();
  second = await startPlatform({ beside: first });
  // Each answers the other's first heartbeat; before that one of them would send to nobody.
  await waitUntil(
    async () => (await first.platform.live.serverCount()) === 2 && (await second.platform.live.serverCount()) === 2,
  );
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Extra = {
  origin?: string | null;
  host?: string;
  query?: Record<string, string>;
  transports?: string[];
  path?: string;
  forwarded?: string;
};

function open(
  site: TestPlatform,
  { origin, host = 'localhost', query, transports = ['websocket'], path = '', forwarded }: Extra = {},
) {
  const { port } = new URL(site.url);
  const from = origin === undefined ? `http://localhost:${port}` : origin;
  const socket = io(`${site.url}${path}`, {
    path: '/live',
    transports,
    forceNew: true,
    reconnection: false,
    extraHeaders: {
      host: `${host}:${port}`,
      ...(from === null ? {} : { origin: from }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
    ...(query === undefined ? {} : { query }),
  });
  sockets.push(socket);
  return socket;
}

/** The handshake's result: 'open' or the error code. */
const handshake = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve('open'));
    socket.once('connect_error', (error) => resolve(error.message));
  });

const authenticate = (socket: Socket, token: unknown): Promise<{ success: boolean; code: string }> =>
  socket.timeout(60_000).emitWithAck('authenticate', { token });

const nextOf = <Fact>(socket: Socket, event: string): Promise<Fact> =>
  new Promise((resolve) => socket.once(event, (fact: Fact) => resolve(fact)));

const ending = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('disconnect', (reason) => resolve(reason)));

/** Credits a member's account through the wallet of one process. */
const credit = (site: TestPlatform, memberId: bigint, amount: bigint, key: string) =>
  site.platform.wallet.post({
    brandId: 1,
    memberId,
    currency: 'CNY',
    scope: 'test.live',
    key,
    kind: 'adjust',
    debit: 'house.adjust',
    credit: 'main',
    amount,
  });

describe('works', () => {
  it('sends the balance at once and after each change, whichever process posted it', async () => {
    const member = await registerMember(first);
    const here = open(first);
    const there = open(second);
    const shown = [nextOf(here, 'balance'), nextOf(there, 'balance')];
    expect(await authenticate(here, member.token)).toEqual({ success: true, code: 'ok' });
    expect(await authenticate(there, member.token)).toEqual({ success: true, code: 'ok' });
    expect(await Promise.all(shown)).toEqual([
      { balance: '0', currency: 'CNY', version: '0' },
      { balance: '0', currency: 'CNY', version: '0' },
    ]);
    const changed = [nextOf(here, 'balance'), nextOf(there, 'balance')];
    await credit(first, member.memberId, 1_250_000n, 'both');
    expect(await Promise.all(changed)).toEqual([
      { balance: '12.5', currency: 'CNY', version: '1' },
      { balance: '12.5', currency: 'CNY', version: '1' },
    ]);
  });

  it('falls back to long polling where no WebSocket can be opened', async () => {
    const host = brandHosts.second;
    const member = await registerMember(first, undefined, { host });
    // This transport takes the host from the URL only.
    const socket = open(second, { transports: ['polling'], host, origin: `http://${new URL(second.url).host}` });
    expect(await authenticate(socket, member.token)).toEqual({ success: true, code: 'ok' });
    const message = nextOf(socket, 'message');
    first.platform.live.toMember(member.memberId, 'message', { kind: 'depositApproved', amount: 1n, currency: 'CNY' });
    expect(await message).toMatchObject({ kind: 'depositApproved' });
    const told = nextOf(socket, 'forcedLogout');
    await first.call(logout, {}, { token: member.token, host });
    expect(await told).toEqual({ reason: 'loggedOut' });
  });

  it('sends nothing of one member to another', async () => {
    const [owner, other] = [await registerMember(first), await registerMember(first)];
    const [ownerSocket, otherSocket] = [open(first), open(second)];
    await authenticate(ownerSocket, owner.token);
    await authenticate(otherSocket, other.token);
    const received: string[] = [];
    otherSocket.onAny((event: string, fact: { balance?: string }) => received.push(`${event} ${fact.balance}`));
    const changed = nextOf<{ balance: string }>(ownerSocket, 'balance');
    await credit(second, owner.memberId, 700_000n, 'owner');
    first.platform.live.toMember(owner.memberId, 'message', { kind: 'depositApproved', amount: 1n, currency: 'CNY' });
    await Promise.all([changed, nextOf(ownerSocket, 'message')]);
    // A later message on the same socket proves that nothing came before it.
    const own = nextOf<{ balance: string }>(otherSocket, 'message');
    second.platform.live.toMember(other.memberId, 'message', { kind: 'depositRejected', amount: 1n, currency: 'CNY' });
    await own;
    expect(received.filter((line) => line.includes('7'))).toEqual([]);
    expect(received.filter((line) => line.startsWith('message'))).toHaveLength(1);
  });

  it('delivers a message across processes with its amount as a decimal string', async () => {
    const member = await registerMember(first);
    const socket = open(second);
    await authenticate(socket, member.token);
    const message = nextOf(socket, 'message');
    first.platform.live.toMember(member.memberId, 'message', {
      kind: 'depositApproved',
      amount: 10_050_000n,
      currency: 'CNY',
    });
    expect(await message).toEqual({ kind: 'depositApproved', amount: '100.5', currency: 'CNY' });
  });

  it('batches a thousand members into one round, beyond the size of a notification', async () => {
    const member = await registerMember(first);
    const socket = open(second);
    const shown = nextOf(socket, 'balance');
    await authenticate(socket, member.token);
    await shown;
    const { rows } = await first.owner.query<{ id: bigint }>(
      `with made as (
         insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language,
           currency, registered_host, registered_address)
         select 1, 'crowd' || n, 'crowd' || n, '-', 'crowd', 'CN', 'CNY', '', '' from generate_series(1, 1000) n
         returning id)
       select id, wallet_open(1, id, '{CNY}') from made`,
    );
    const items = rows.map(({ id }) => ({
      brandId: 1,
      memberId: id,
      currency: 'CNY',
      scope: 'test.live',
      key: `crowd.${id}`,
      kind: 'adjust' as const,
      debit: 'house.adjust' as const,
      credit: 'main' as const,
      amount: 100_000n,
    }));
    const changed = nextOf<{ balance: string }>(socket, 'balance');
    await Promise.all([
      ...items.map((item) => first.platform.wallet.post(item)),
      credit(first, member.memberId, 5n, 'x'),
    ]);
    expect((await changed).balance).toBe('0.00005');
  });

  it("[A105] disconnects the older session's sockets in every process, with the reason", async () => {
    const member = await registerMember(first);
    const [here, there] = [open(first), open(second)];
    await authenticate(here, member.token);
    await authenticate(there, member.token);
    const told = [nextOf(here, 'forcedLogout'), nextOf(there, 'forcedLogout')];
    const ended = [ending(here), ending(there)];
    await first.call(login, await credentials(first, member.account));
    expect(await Promise.all(told)).toEqual([{ reason: 'signedInElsewhere' }, { reason: 'signedInElsewhere' }]);
    expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect']);
  });

  it('disconnects sockets after a logout, and after a lock set in the database only', async () => {
    const member = await registerMember(first);
    const loggedOut = open(second);
    await authenticate(loggedOut, member.token);
    const told = nextOf(loggedOut, 'forcedLogout');
    await first.call(logout, {}, { token: member.token });
    expect(await told).toEqual({ reason: 'loggedOut' });

    const locked = await registerMember(first);
    const socket = open(second);
    await authenticate(socket, locked.token);
    const toldOfLock = nextOf(socket, 'forcedLogout');
    await first.owner.query(
      `update identity_sessions set ended_at = clock_timestamp(), end_reason = 'locked' where member_id = $1`,
      [locked.memberId],
    );
    expect(await toldOfLock).toEqual({ reason: 'locked' });
  });

  it('recovers after the connection between the processes was killed', async () => {
    const member = await registerMember(first);
    const socket = open(second);
    await authenticate(socket, member.token);
    const connections = async (): Promise<number[]> => {
      const { rows } = await first.owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name = 'baize-live'`,
      );
      return rows.map(({ pid }) => pid);
    };
    // Each of the two processes has one, for all of its channels.
    await waitUntil(async () => (await connections()).length === 2);
    const killed = await connections();
    await first.owner.query('select pg_terminate_backend(pid, 60000) from unnest($1::integer[]) pid', [killed]);
    let isTold = false;
    const message = nextOf(socket, 'message');
    void message.then(() => (isTold = true));
    // Whoever sends does not know when the others listen again.
    await waitUntil(async () => {
      first.platform.live.toMember(member.memberId, 'message', {
        kind: 'depositApproved',
        amount: 1n,
        currency: 'CNY',
      });
      return isTold;
    });
    expect((await connections()).filter((pid) => killed.includes(pid))).toEqual([]);
    expect(await message).toMatchObject({ kind: 'depositApproved' });
  });
});

describe('closing a site', () => {
  const restricted = { mode: 'block' as const, countries: ['US'], message: {} };
  const unrestricted = { mode: 'off' as const, countries: [], message: {} };

  it('[A236] notifies and disconnects its sockets and refuses new ones, in every process, until it is reopened', async () => {
    const members = [await registerMember(first), await registerMember(second)];
    const sockets = [open(first), open(second)];
    await Promise.all(sockets.map((socket, at) => authenticate(socket, members[at]?.token)));
    const { port } = new URL(second.url);
    const foreign = open(second, { host: brandHosts.second, origin: `http://127.0.0.1:${port}` });
    expect(await handshake(foreign)).toBe('open');
    const told = sockets.map((socket) => nextOf(socket, 'siteClosed'));
    const ended = sockets.map((socket) => ending(socket));
    await changeSettings(first, { maintenance: { isOn: true, message: {}, until: null } });
    try {
      expect(await Promise.all(told)).toEqual([{ reason: 'maintenance' }, { reason: 'maintenance' }]);
      expect(await Promise.all(ended)).toEqual(['io server disconnect', 'io server disconnect']);
      expect(await handshake(open(first))).toBe('maintenance');
      expect(await handshake(open(second))).toBe('maintenance');
      // The other brand stays open with its sockets.
      expect(foreign.connected).toBe(true);
    } finally {
      await changeSettings(first, { maintenance: { isOn: false, message: {}, until: null } });
    }
    await expect.poll(() => handshake(open(second))).toBe('open');
  });

  it('[A236] disconnects sockets of a blocked region, by the address that trusted proxies report', async () => {
    const behind = await startPlatform({ beside: first, env: { TRUSTED_PROXIES: '127.0.0.1/32' } });
    try {
      const far = open(behind, { forwarded: '8.8.8.8' });
      const near = open(behind, { forwarded: '192.168.0.7' });
      expect(await Promise.all([handshake(far), handshake(near)])).toEqual(['open', 'open']);
      const told = nextOf(far, 'siteClosed');
      await changeSettings(first, { region: restricted });
      expect(await told).toEqual({ reason: 'region_restricted' });
      expect(await handshake(open(behind, { forwarded: '8.8.8.8' }))).toBe('region_restricted');
      expect(near.connected).toBe(true);
      // Without a trusted proxy, forwarded headers have no effect.
      expect(await handshake(open(first, { forwarded: '8.8.8.8' }))).toBe('open');
    } finally {
      await changeSettings(first, { region: unrestricted });
      await behind.close();
    }
  });
});

describe('a session that has to change its password', () => {
  it('[A028] receives no balance and no message before the change, but its own end in any case', async () => {
    const member = await registerMember(first);
    await first.owner.query('update identity_sessions set needs_password_change = true where member_id = $1', [
      member.memberId,
    ]);
    const socket = open(second);
    const received: string[] = [];
    socket.onAny((event: string) => received.push(event));
    expect(await authenticate(socket, member.token)).toEqual({ success: true, code: 'ok' });
    await credit(second, member.memberId, 500_000n, 'held');
    second.platform.live.toMember(member.memberId, 'message', { kind: 'depositApproved', amount: 1n, currency: 'CNY' });
    const balance = nextOf(socket, 'balance');
    const newPassword = 'seven small boats';
    const changed = await first.call(
      changePassword,
      { oldPassword: member.password, newPassword, confirmNewPassword: newPassword },
      { token: member.token },
    );
    expect(changed.answer.code).toBe('ok');
    // The first event received is the one after the change.
    expect(await balance).toMatchObject({ balance: '5' });
    expect(received).toEqual(['balance']);
    const told = nextOf(socket, 'forcedLogout');
    await first.call(logout, {}, { token: member.token });
    expect(await told).toEqual({ reason: 'loggedOut' });
  });
});

describe('a process for vendors only', () => {
  it("has no sockets, and notifies the other processes' sockets of changes by its calls", async () => {
    const forVendors = await startPlatform({ beside: first, env: { ROLE: 'vendor' } });
    try {
      const member = await registerMember(first);
      const socket = open(first);
      const shown = nextOf(socket, 'balance');
      await authenticate(socket, member.token);
      expect(await shown).toMatchObject({ balance: '0' });
      const told = nextOf(socket, 'balance');
      await credit(forVendors, member.memberId, 500_000n, 'vendors');
      expect(await told).toMatchObject({ balance: '5' });
    } finally {
      await forVendors.close();
    }
  });
});

describe('refuses', () => {
  it('[A248] [A256] handshakes of other pages, without a page, and for unknown hosts', async () => {
    const { port } = new URL(first.url);
    for (const origin of [
      'null',
      'https://evil.example',
      `http://localhost.evil.example:${port}`,
      'http://127.0.0.1',
      null,
    ]) {
      expect(await handshake(open(first, { origin })), String(origin)).not.toBe('open');
    }
    expect(await handshake(open(first, { origin: 'https://evil.example', transports: ['polling'] }))).not.toBe('open');
    expect(await handshake(open(first, { host: 'elsewhere.example' }))).not.toBe('open');
    expect(await handshake(open(first))).toBe('open');
  });

  it('[A249] a token in the URL', async () => {
    const member = await registerMember(first);
    expect(await handshake(open(first, { query: { token: member.token } }))).not.toBe('open');
  });

  it('[A249] a socket that sends nothing for five seconds, but not an authenticated one', async () => {
    const member = await registerMember(first);
    const [named, silent] = [open(first), open(first)];
    expect((await authenticate(named, member.token)).code).toBe('ok');
    expect(await ending(silent)).toBe('io server disconnect');
    expect(named.connected).toBe(true);
  });

  it("wrong, malformed, expired and other brands' tokens", async () => {
    const member = await registerMember(first);
    for (const token of ['x'.repeat(43), '', null, 7, { $gt: '' }, `${member.token}x`]) {
      const socket = open(first);
      const ended = ending(socket);
      expect(await authenticate(socket, token), String(token)).toEqual({ success: false, code: 'not_logged_in' });
      expect(await ended).toBe('io server disconnect');
    }
    const { port } = new URL(first.url);
    const foreign = open(first, { host: '127.0.0.1', origin: `http://127.0.0.1:${port}` });
    expect(await authenticate(foreign, member.token)).toEqual({ success: false, code: 'not_logged_in' });
    await first.call(logout, {}, { token: member.token });
    expect(await authenticate(open(first), member.token)).toEqual({ success: false, code: 'not_logged_in' });
  });

  it('[A252] large, binary and too many messages, without affecting others', async () => {
    const large = open(first);
    await handshake(large);
    const largeEnded = ending(large);
    large.emit('authenticate', { token: 'x'.repeat(2_000) });
    expect(await largeEnded).not.toBe('io client disconnect');

    const binary = open(first);
    await handshake(binary);
    const binaryEnded = ending(binary);
    binary.emit('authenticate', new Uint8Array(64));
    expect(await binaryEnded).not.toBe('io client disconnect');

    const member = await registerMember(first);
    const noisy = open(first);
    await authenticate(noisy, member.token);
    const noisyEnded = ending(noisy);
    for (let sent = 0; sent < 10_000; sent += 1) noisy.emit('authenticate', { token: member.token });
    expect(await noisyEnded).not.toBe('io client disconnect');

    const calm = open(first);
    expect(await authenticate(calm, member.token)).toEqual({ success: true, code: 'ok' });
  });

  it('too many sockets of one member', async () => {
    const member = await registerMember(first);
    const codes: string[] = [];
    for (let opened = 0; opened < 11; opened += 1) codes.push((await authenticate(open(first), member.token)).code);
    expect(codes).toEqual([...Array<string>(10).fill('ok'), 'too_many_requests']);
  });
});

describe('forbids', () => {
  it('[A250] joining rooms or channels of others', async () => {
    const victim = await registerMember(first);
    const { answer } = await first.call(register, await registration(first, 'intruder'));
    for (const event of ['join', 'subscribe', 'balances']) {
      const socket = open(first);
      await authenticate(socket, answer.value?.session?.token);
      const ended = ending(socket);
      socket.emit(event, `member:${victim.memberId}`);
      expect(await ended, event).toBe('io server disconnect');
    }
    expect(await handshake(open(first, { path: '/ops' }))).toBe('Invalid namespace');
  });

  it('a second token on an authenticated socket', async () => {
    const [one, two] = [await registerMember(first), await registerMember(first)];
    const socket = open(first);
    await authenticate(socket, one.token);
    const ended = ending(socket);
    socket.emit('authenticate', { token: two.token });
    expect(await ended).toBe('io server disconnect');
  });
});
