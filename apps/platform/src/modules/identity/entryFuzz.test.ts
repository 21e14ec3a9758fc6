import {
  changePassword,
  checkAffiliate,
  getBotChallenge,
  login,
  recoverByEmail,
  recoverByLink,
  recoverByPhone,
  register,
  registerMobile,
  sendLoginCode,
  sendRecoveryCode,
  sendRegisterCode,
  sendVerification,
  startFreePlay,
  takeHandOver,
  verifyLogin,
  operation,
  type Operation,
} from '@baize/contract';
import { changeSettings, registerMember, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { implement, type AnyCall, type Brand, type MemberSession, type Module } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';

/** Mulberry32: seeded, so that a harmful body can be reproduced by its index. */
function createDice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

const operations: readonly Operation[] = [
  register,
  registerMobile,
  login,
  verifyLogin,
  sendVerification,
  sendLoginCode,
  sendRegisterCode,
  sendRecoveryCode,
  recoverByEmail,
  recoverByLink,
  recoverByPhone,
  checkAffiliate,
  changePassword,
  startFreePlay,
  takeHandOver,
  getBotChallenge,
];

/** Not included: NUL and lone surrogates, which the JSON parser refuses with tests of its own. */
const texts = [
  '',
  ' ',
  'Harbour1',
  'mud brick 7 harbour',
  '13800138000',
  '+86',
  '+999',
  'me@example.com',
  'a@x,b@y',
  '123456',
  'true',
  'null',
  'sms',
  'username',
  'mobile',
  'firebase',
  'remembered',
  'player',
  'agent',
  'CN',
  'W',
  '3',
  'WEB',
  'login',
  'email',
  'x'.repeat(43),
  'x'.repeat(300),
  'eyJhbGciOiJub25lIn0.e30.',
  Buffer.from('{"algorithm":"SHA-256","challenge":"","number":1,"salt":"","signature":""}').toString('base64'),
  "' or 1=1--",
  '\u202e\u200b',
  '🂡'.repeat(40),
  '../../etc/passwd',
  '%00%ff',
  '{{7*7}}${7*7}',
  '<script>',
  '\r\nBcc: x@y.z',
  '9'.repeat(400),
];
const fields = [
  ...'username password confirmPassword payeeName email qqNum mobileNum mobileNo countryDialingCode'.split(' '),
  ...'recommenderId captcha verificationCode affiliateCode paymentPassword line whatsapp facebook wechat'.split(' '),
  ...'idNumber referralCode isAdult hasAcceptedTerms login registerMethod registerUrl domain language botCheck'.split(
    ' ',
  ),
  ...'firebaseChannel firebaseIdToken type side remember verificationId method code newPassword'.split(' '),
  ...'confirmNewPassword oldPassword registerType token os platform Encryption gatewayVersion action'.split(' '),
  ...'__proto__ constructor toString id brandId'.split(' '),
];

let site: TestPlatform;
let brand: Brand;
let session: MemberSession;

/** Captures the brand as calls receive it. */
const probe: Module = {
  name: 'probe',
  routes: [
    implement(
      operation({
        id: 'site.probe',
        method: 'GET',
        path: '/wps/probe',
        audience: 'public',
        summary: 'Probe',
        input: z.strictObject({}),
        output: z.strictObject({}),
        errors: [],
      }),
      async (call) => {
        brand = call.brand;
        return {};
      },
    ),
  ],
};

beforeAll(async () => {
  site = await startPlatform({ extraModules: [probe], env: { BOT_WORK: '1' } });
  const { token, memberId, account } = await registerMember(site);
  session = {
    ...{ kind: 'member', brandId: 1, memberId, account, type: 0, isTrial: false, needsPasswordChange: false },
    sessionHash: createHash('sha256').update(token).digest(),
  };
  await changeSettings(site, {
    modules: { MOBILENUMREG3: '1', MOBILEVERCODELOGIN3: '1', CHNGPASSVERIF3: '1' },
    social: { google: true, facebook: true },
    firebase: { projectId: 'baize-demo', apiKey: 'key', authDomain: 'baize-demo.firebaseapp.com' },
    register: Object.fromEntries(
      ['payeeName', 'email', 'qqNum', 'recommenderId', 'affiliateCode', 'paymentPassword', 'mobileNum', 'captcha'].map(
        (name) => [
          name,
          {
            enabled: true,
            required: false,
            patternId: 1,
            minLength: name === 'paymentPassword' ? 6 : 0,
            maxLength: 255,
          },
        ],
      ),
    ),
  });
  await site.send('GET', '/wps/probe');
});
afterAll(() => site.close());

/** A body of random fields and values, nested ones included. */
function bodyOf(roll: (sides: number) => number): Record<string, unknown> {
  const value = (depth: number): unknown => {
    switch (roll(depth > 2 ? 6 : 9)) {
      case 0:
        return roll(2) === 0;
      case 1:
        return [0, -1, 1e308, 123456, 0.1][roll(5)];
      case 2:
        return null;
      case 6:
        return Array.from({ length: roll(4) }, () => value(depth + 1));
      case 7:
        return Object.fromEntries(
          Array.from({ length: roll(4) }, () => [fields[roll(fields.length)], value(depth + 1)]),
        );
      default:
        return texts[roll(texts.length)];
    }
  };
  const body: Record<string, unknown> = {};
  for (let count = roll(24); count > 0; count -= 1) {
    const name = fields[roll(fields.length)] ?? '';
    if (name !== '__proto__') body[name] = value(0);
  }
  return body;
}

const right: Record<string, unknown> = {
  username: 'Fuzz1234',
  password: 'mud brick 7 harbour',
  confirmPassword: 'mud brick 7 harbour',
  isAdult: true,
  hasAcceptedTerms: true,
  login: true,
  registerMethod: 'WEB',
  registerUrl: 'http://localhost/',
  domain: 'localhost',
  botCheck: 'x',
  mobileNum: '13800138000',
  mobileNo: '13800138000',
  countryDialingCode: '+86',
  verificationCode: '123456',
  newPassword: 'seven small boats',
  confirmNewPassword: 'seven small boats',
  oldPassword: 'x',
  code: 'x'.repeat(43),
  email: 'me@example.com',
  captcha: 'ABCD',
  type: 'username',
  registerType: 'mobile',
  verificationId: 'x'.repeat(43),
  method: 'sms',
  token: 'x'.repeat(43),
  os: 'test',
  platform: 'W',
  Encryption: 'x',
  gatewayVersion: '3',
  action: 'login',
};

type Shape = Readonly<Record<string, { _zod: { def: { values?: readonly unknown[] } } }>>;

/** The variants of a call's input, each with valid values. */
function rightBodies(one: Operation): Record<string, unknown>[] {
  const { def } = (
    one.input as unknown as { _zod: { def: { shape?: Shape; options?: { _zod: { def: { shape: Shape } } }[] } } }
  )._zod;
  const shapes = def.options?.map((option) => option._zod.def.shape) ?? (def.shape ? [def.shape] : []);
  return shapes.map((shape) =>
    Object.fromEntries(
      Object.entries(shape)
        .filter(([name]) => name in right)
        .map(([name, { _zod }]) => [name, _zod.def.values?.length === 1 ? _zod.def.values[0] : right[name]]),
    ),
  );
}

/** `npm run proof -- fuzz-bodies` asks for ten thousand. */
const TRIES = Number(process.env['FUZZ_BODIES'] ?? 1_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 7);
const AT_ONCE = 25;
/** One body in this many has a really solved bot check, and so gets further. */
const SOLVED_EVERY = 25;
/**
 * All bodies are checked against the contract; of the valid ones this many reach the handler, since most cost a hash or
 * two.
 */
const MOST_HANDLED = 100;

describe('every login and registration call', () => {
  it.each(operations.map((one) => [one.id, one] as const))(
    '%s handles random bodies without an internal error, a thousand by default',
    async (id, one) => {
      const roll = createDice([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED));
      const bodies = rightBodies(one);
      const route = site.platform.identity.module.routes.find((each) => each.operation.id === id);
      if (!route) throw new Error(`${id} has no route.`);
      const faults: string[] = [];
      let reached = 0;

      const tryOne = async (index: number): Promise<void> => {
        const isSolved = index % SOLVED_EVERY === 0;
        const whole = bodies[roll(bodies.length)] ?? {};
        const names = Object.keys(whole);
        const body: Record<string, unknown> = isSolved || roll(2) === 0 ? { ...whole } : {};
        const spoilt = Object.entries(bodyOf(roll)).slice(0, isSolved ? roll(2) : 24);
        const known = spoilt.filter(([name]) => roll(20) === 0 || names.includes(name));
        for (const [name, value] of known) body[name] = value;
        if (isSolved && 'botCheck' in body) body['botCheck'] = await solveBot(site, actionOf(id));
        // Same as mounting: only input that fits the contract reaches a handler.
        const parsed = z.safeParse(one.input, one.isForm === true || one.method === 'GET' ? flat(body) : body);
        if (!parsed.success) return;
        if (reached >= MOST_HANDLED && !isSolved) return;
        reached += 1;
        const call: AnyCall = {
          ...{ input: parsed.data, brand, userAgent: 'fuzz', cookies: {}, requestId: 'fuzz' },
          session: one.audience === 'member' ? session : undefined,
          ip: `10.${roll(256)}.${roll(256)}.${roll(256)}`,
          setCookie: () => undefined,
          refuse: (code, value = null) => new Refusal(code, code, value),
        };
        try {
          z.encode(one.output, await route.handle(call));
        } catch (error) {
          const isNamed = error instanceof Refusal && error.code !== 'unknown_error';
          if (!isNamed) faults.push(`${JSON.stringify(body)}: ${String(error)}`);
        }
      };
      for (let done = 0; done < TRIES; done += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => tryOne(done + index)));
      }
      expect(faults.slice(0, 5)).toEqual([]);
      // If all bodies were refused by the schema, the test would prove nothing.
      expect(reached).toBeGreaterThan(20);
    },
    60_000 + TRIES * 10,
  );

  it('does so over HTTP as well, sealed and plain', async () => {
    const roll = createDice(SEED + 35);
    const { app } = site.platform;
    const statuses = new Set<number>();
    for (const one of operations) {
      for (let index = 0; index < 20; index += 1) {
        const body = bodyOf(roll);
        const isOpen = one.isSealed !== true || index % 2 === 0;
        const payload = isOpen ? body : { envelope: await site.seal(one.path, body) };
        const isForm = one.isForm === true && index % 4 !== 0;
        const answer = await app.inject({
          method: one.method,
          url: one.method === 'GET' ? `${one.path}?${new URLSearchParams(flat(body))}` : one.path,
          headers: {
            host: 'localhost',
            ...(one.method === 'GET'
              ? {}
              : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
          },
          ...(one.method === 'GET'
            ? {}
            : { payload: isForm ? `${new URLSearchParams(flat(body))}` : JSON.stringify(payload) }),
        });
        statuses.add(answer.statusCode);
      }
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});

/** In query or form encoding: everything is text. */
const flat = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );

function actionOf(id: string): 'register' | 'login' | 'recovery' | 'sms' {
  if (id.includes('register')) return 'register';
  if (id.includes('Code')) return 'sms';
  return id.includes('recover') ? 'recovery' : 'login';
}
