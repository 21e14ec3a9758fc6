// @vitest-environment happy-dom
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { testStart } from '../../testing/testStart.ts';
import { startBrand } from '../../useBrand.ts';
import { identityService } from './identityService.ts';
import { phoneAuthFault } from './phoneAuthFault.ts';

/* The service's own code, as browsers load it; without this the test would get what it ships for servers. */
vi.mock('@firebase/auth', () => {
  const listed = createRequire(import.meta.url).resolve('@firebase/auth/package.json');
  return import(join(dirname(listed), 'dist/esm/index.js'));
});

const NUMBER = '+8613800138000';
const CODE = '123456';
const { fetch: realFetch } = globalThis;

/** What the service was asked, in order: the call, its key and what it was sent. */
const asked: { call: string; key: string | null; body: Record<string, unknown> }[] = [];
/** Refusals by call, in the service's words. */
const refusals: Record<string, string> = {};
let server: Server;

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const expiry = Math.floor(Date.now() / 1_000) + 3_600;
const idToken = `${base64({ alg: 'RS256' })}.${base64({ sub: 'person-1', iat: expiry - 3_600, exp: expiry })}.c2ln`;

/** A double of the service's HTTP calls, with the answers that its documentation gives. */
const answers: Record<string, (body: Record<string, unknown>) => object | string> = {
  recaptchaConfig: () => ({ recaptchaKey: '', recaptchaEnforcementState: [] }),
  recaptchaParams: () => ({ recaptchaSiteKey: 'site-key' }),
  'accounts:sendVerificationCode': ({ phoneNumber, recaptchaToken }) =>
    recaptchaToken !== 'solved'
      ? 'CAPTCHA_CHECK_FAILED'
      : phoneNumber === NUMBER
        ? { sessionInfo: 'session-1' }
        : 'INVALID_PHONE_NUMBER',
  'accounts:signInWithPhoneNumber': ({ sessionInfo, code }) =>
    sessionInfo === 'session-1' && code === CODE
      ? { idToken, refreshToken: 'refresh-1', expiresIn: '3600', localId: 'person-1', phoneNumber: NUMBER }
      : 'INVALID_CODE',
  'accounts:lookup': () => ({ users: [{ localId: 'person-1', phoneNumber: NUMBER, providerUserInfo: [] }] }),
};

async function answer(request: IncomingMessage): Promise<[number, object]> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const call = url.pathname.replace(/^\/v\d\//, '');
  const sent = await text(request);
  const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
  asked.push({ call, key: url.searchParams.get('key'), body });
  const said = refusals[call] ?? answers[call]?.(body) ?? 'NOT_FOUND';
  return typeof said === 'string' ? [400, { error: { code: 400, message: said } }] : [200, said];
}

beforeAll(async () => {
  server = createServer((request, response) => {
    /* It may be called from every page, as the real one. */
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => {
    const { host, pathname, search } = new URL(address);
    if (host !== 'identitytoolkit.googleapis.com') throw new Error(`Nobody answers for ${host}.`);
    return realFetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
  });
  /* The check that its own script brings is solved at once. */
  let solved: (token: string) => void = () => undefined;
  vi.stubGlobal('grecaptcha', {
    render: (_place: unknown, { callback }: { callback: (token: string) => void }) => {
      solved = callback;
      return 0;
    },
    execute: () => solved('solved'),
    getResponse: () => '',
    reset: () => undefined,
  });
  const firebase = { projectId: 'p', apiKey: 'key-1', authDomain: 'p.firebaseapp.com' };
  startBrand(testStart({ info: { firebase } }).status);
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  for (const call of Object.keys(refusals)) delete refusals[call];
  document.body.replaceChildren(document.createElement('div'));
});
const place = (): HTMLElement => document.body.firstElementChild as HTMLElement;
const calls = (): string[] => asked.map(({ call }) => call);
const refused = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'nothing was refused',
    (error: unknown) => (error as { code?: string }).code,
  );

it('has a code sent and gives the token for it, through the service’s own code and over HTTP', async () => {
  const sent = await identityService.sendCode(NUMBER, place());
  expect(asked.at(-1)).toMatchObject({
    ...{ call: 'accounts:sendVerificationCode', key: 'key-1' },
    body: { phoneNumber: NUMBER, recaptchaToken: 'solved' },
  });
  expect(await sent.confirm(CODE)).toBe(idToken);
  const confirmed = asked.find(({ call }) => call === 'accounts:signInWithPhoneNumber');
  expect(confirmed?.body).toMatchObject({ sessionInfo: 'session-1', code: CODE });
  expect(new Set(asked.map(({ key }) => key))).toEqual(new Set(['key-1']));
  expect(place().childElementCount, 'its check is cleared').toBe(0);
});

it('says that a code is wrong, and takes the right one afterwards', async () => {
  const sent = await identityService.sendCode(NUMBER, place());
  expect(await refused(sent.confirm('000000'))).toBe('auth/invalid-verification-code');
  expect(await sent.confirm(CODE)).toBe(idToken);
});

it.each([
  ['accounts:sendVerificationCode', 'INVALID_PHONE_NUMBER', 'auth/invalid-phone-number'],
  ['accounts:sendVerificationCode', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'],
  ['accounts:sendVerificationCode', 'QUOTA_EXCEEDED', 'auth/quota-exceeded'],
  ['accounts:sendVerificationCode', 'CAPTCHA_CHECK_FAILED', 'auth/captcha-check-failed'],
])('%s refused with %s is told as %s, and clears the check', async (call, words, code) => {
  refusals[call] = words;
  expect(await refused(identityService.sendCode(NUMBER, place()))).toBe(code);
  expect(phoneAuthFault(Object.assign(new Error(words), { code }))).toBeDefined();
  expect(place().childElementCount).toBe(0);
  expect(calls()).not.toContain('accounts:signInWithPhoneNumber');
});

it('stores nothing in the browser: who is signed in is said by our own session', async () => {
  const sent = await identityService.sendCode(NUMBER, place());
  await sent.confirm(CODE);
  expect(
    Object.keys(localStorage)
      .concat(Object.keys(sessionStorage))
      .filter((key) => /firebase/i.test(key)),
  ).toEqual([]);
});
