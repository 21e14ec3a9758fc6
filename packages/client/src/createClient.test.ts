import { getMemberInfo, getStatus, login, logout, register } from '@baize/contract';
import { brandHosts, credentials, registration, startPlatform, type TestPlatform, waitUntil } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallError } from './CallError.ts';
import { connectLive } from './connectLive.ts';
import { createClient, type Client } from './createClient.ts';

let site: TestPlatform;
let client: Client;
let token: string | undefined;
const refused: string[] = [];
/** How requests reach the server. */
let send: typeof fetch;
/** The brand that the test server's host name belongs to. */
const host = brandHosts.second;

beforeAll(async () => {
  site = await startPlatform();
  // Relative URLs have no host in Node; they get the test server's.
  const { fetch } = globalThis;
  send = (path, init) => fetch(`${site.url}${path as string}`, init);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => send(path, init));
  client = createClient({
    token: () => token,
    sealKey: async () => {
      const status = await client.call(getStatus, {});
      if (status.status !== 0) throw new Error('The brand is closed.');
      return status.sealKey;
    },
    nowMs: () => Date.now(),
    onRefused: (error, operation) => refused.push(`${operation.id} ${error.code}`),
  });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await site.close();
});

const failure = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CallError)) throw new Error(`expected a CallError, got ${String(error)}`);
  return error;
};

describe('the client', () => {
  it('seals a registration that the server can open, then authenticates with the returned token', async () => {
    const { session } = await client.call(register, await registration(site, 'browser1', {}, { host }));
    if (!session) throw new Error('The registration opened no session.');
    expect(session.userInfo.account).toBe('browser1');
    ({ token } = session);
    expect((await client.call(getMemberInfo, {})).account).toBe('browser1');
    await client.call(logout, {});
    expect((await failure(client.call(getMemberInfo, {}))).code).toBe('not_logged_in');
    token = undefined;
  });

  it('throws refusals with code, status and value, and notifies the listener', async () => {
    const wrong = await failure(
      client.call(login, await credentials(site, 'nobody9', { password: 'x y z 1 2' }, { host })),
    );
    expect([wrong.code, wrong.status, wrong.isPassing]).toEqual(['in_incorrect_password', 200, false]);
    const short = await failure(client.call(register, await registration(site, 'x', {}, { host })));
    expect(short).toMatchObject({ code: 'username_invalid', status: 400, value: { field: 'username' } });
    expect(refused).toContain('identity.login in_incorrect_password');
  });

  it('reports an unreachable server, a time-out and a page without WebCrypto under separate codes', async () => {
    const reached = send;
    send = (_path, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
      );
    const late = await failure(client.call(getStatus, {}, { timeoutMs: 5 }));
    expect([late.code, late.status, late.isPassing]).toEqual(['timeout', 0, true]);
    send = () => Promise.reject(new TypeError('fetch failed'));
    expect((await failure(client.call(getStatus, {}))).code).toBe('network');
    send = reached;

    const form = await registration(site, 'browser2', {}, { host });
    const withoutSubtle = vi.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    expect((await failure(client.call(register, form))).code).toBe('insecure_context');
    withoutSubtle.mockRestore();
  });

  it('builds query options with a key of operation and input for reads', async () => {
    const { queryKey } = client.query(getStatus, {});
    expect(queryKey).toEqual(['site.getStatus', {}]);
  });
});

describe('the live socket', () => {
  it('sends the token in the first message and decodes events by the contract', async () => {
    const { session } = await client.call(register, await registration(site, 'listener1', {}, { host }));
    if (!session) throw new Error('The registration opened no session.');
    const { token: mine, userInfo } = session;
    const memberId = BigInt(userInfo.id);
    const balances: bigint[] = [];
    let stop = (): void => undefined;
    const ended = new Promise<string>((resolve) => {
      stop = connectLive({
        token: mine,
        origin: site.url,
        on: { balance: ({ balance }) => balances.push(balance), forcedLogout: ({ reason }) => resolve(reason) },
      });
    });
    await waitUntil(() => balances.includes(0n));
    await site.platform.wallet.post({
      brandId: 2,
      memberId,
      currency: 'CNY',
      scope: 'test.client',
      key: 'one',
      kind: 'adjust',
      debit: 'house.adjust',
      credit: 'main',
      amount: 123_456n,
    });
    await waitUntil(() => balances.includes(123_456n));
    token = mine;
    await client.call(logout, {});
    expect(await ended).toBe('loggedOut');
    stop();
  });

  it('does not retry when the server does not know the token', async () => {
    const answer = await new Promise<string>((resolve) => {
      connectLive({ token: 'A'.repeat(43), origin: site.url, on: {}, onRefused: () => resolve('refused') });
    });
    expect(answer).toBe('refused');
  });

  it('[A253] retries when the server cannot check the token', async () => {
    await site.owner.query('alter table identity_sessions rename to identity_sessions_away');
    try {
      const calls: string[] = [];
      await new Promise<void>((resolve) => {
        const stop = connectLive({
          token: 'A'.repeat(43),
          origin: site.url,
          on: {},
          onRefused: () => calls.push('refused'),
          onConnection: (isLive) => {
            calls.push(isLive ? 'live' : 'lost');
            stop();
            resolve();
          },
        });
      });
      expect(calls).toEqual(['lost']);
    } finally {
      await site.owner.query('alter table identity_sessions_away rename to identity_sessions');
    }
  });
});
