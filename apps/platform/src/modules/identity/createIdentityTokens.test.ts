import { getMemberInfo, login, recoverByPhone, register, verifyLogin, type InputOf } from '@baize/contract';
import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import {
  appCode,
  changeSettings,
  goodPassword,
  registerMember,
  registration,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let keyServer: Server;
let key: CryptoKey;
let strangersKey: CryptoKey;
let reads = 0;

beforeAll(async () => {
  const own = await generateKeyPair('RS256');
  key = own.privateKey;
  strangersKey = (await generateKeyPair('RS256')).privateKey;
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' };
  keyServer = createServer((_request, response) => {
    reads += 1;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  keyServer.listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  const { port } = keyServer.address() as AddressInfo;
  site = await startPlatform({ env: { FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/keys` } });
});
afterAll(async () => {
  await site.close();
  keyServer.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
  await site.owner.query('delete from site_settings');
  await changeSettings(site, {
    phoneCodes: 'firebase',
    social: { google: true, facebook: false },
    firebase: { projectId: 'baize-demo', apiKey: 'key', authDomain: 'baize-demo.firebaseapp.com' },
    modules: { MOBILENUMREG3: '1', MOBILEVERCODELOGIN3: '1' },
    register: { mobileNum: { enabled: true, required: true } },
  });
});

const now = (): number => Math.floor(Date.now() / 1_000);
let serial = 0;
type Claims = Record<string, unknown>;

/** A token in the service's format, with overrides. */
const token = async (changes: Claims = {}, { by = key, kid = 'k1', alg = 'RS256' } = {}): Promise<string> => {
  const claims: Claims = {
    iss: 'https://securetoken.google.com/baize-demo',
    aud: 'baize-demo',
    sub: `person-${(serial += 1)}`,
    iat: now(),
    exp: now() + 3_600,
    auth_time: now(),
    phone_number: '+8613400134000',
    firebase: { sign_in_provider: 'phone' },
    ...changes,
  };
  for (const [name, value] of Object.entries(claims)) if (value === undefined) delete claims[name];
  return new SignJWT(claims).setProtectedHeader({ alg, kid, typ: 'JWT' }).sign(by);
};
const google = (subject: string, changes: Claims = {}) =>
  token({
    sub: subject,
    phone_number: undefined,
    email: `${subject}@example.com`,
    email_verified: true,
    firebase: { sign_in_provider: 'google.com' },
    ...changes,
  });

const sign = async (username: string, firebaseIdToken: string, changes: Partial<InputOf<typeof register>> = {}) => {
  const phone = {
    mobileNum: '13400134000',
    countryDialingCode: '+86',
    firebaseChannel: 'sms' as const,
    firebaseIdToken,
  };
  return (await site.call(register, await registration(site, username, { ...phone, ...changes }))).answer;
};
const enter = async (firebaseIdToken: string, ticks = { isAdult: true, hasAcceptedTerms: true }) =>
  (await site.call(login, { type: 'firebase', firebaseIdToken, side: 'player', remember: false, ...ticks })).answer;

describe('a registration with a code of the identity service', () => {
  it('[REG-11] [ENTITY-06] verifies the number, and allows logins by further tokens', async () => {
    expect((await sign('byfirebase', await token())).code).toBe('ok');
    const { rows } = await site.owner.query(
      `select verified_at is not null as is_verified from identity_contacts where value = '+8613400134000'`,
    );
    expect(rows).toEqual([{ is_verified: true }]);
    const entered = await enter(await token());
    const info = await site.call(getMemberInfo, {}, { token: entered.value?.token ?? '' });
    expect(info.answer.value?.account).toBe('byfirebase');
    // The keys were fetched once and cached.
    expect(reads).toBe(1);
  });

  it('opens no session of an account with two steps before the second one', async () => {
    const number = { mobileNum: '13400134021' };
    const own = { phone_number: '+8613400134021' };
    expect((await sign('twosteps', await token(own), number)).code).toBe('ok');
    const { token: session = '' } = (await enter(await token({ ...own, iat: now() - 1 }))).value ?? {};
    const begun = await site.call(createSecondStep, { password: goodPassword }, { token: session });
    const code = appCode(begun.answer.value?.secret ?? '', Date.now());
    const { recoveryCodes } = (await site.call(verifySecondStep, { code }, { token: session })).answer.value ?? {};
    const held = await enter(await token({ ...own, iat: now() - 2 }));
    expect(held.code).toBe('verification_needed');
    const { verificationId, methods } = held.value as unknown as {
      verificationId: string;
      methods: { kind: string }[];
    };
    expect(methods.map(({ kind }) => kind)).toEqual(['totp', 'recoveryCode']);
    const asked = { verificationId, method: 'recoveryCode' as const, code: recoveryCodes?.[0] ?? '' };
    expect((await site.call(verifyLogin, asked)).answer.value?.userInfo.account).toBe('twosteps');
  });

  it('[A064] refuses tokens that are foreign, outside their validity, without a subject or with a wrong signature', async () => {
    const bad: [string, Promise<string>][] = [
      ['another issuer', token({ iss: 'https://securetoken.google.com/another' })],
      ['another audience', token({ aud: 'another' })],
      ['expired', token({ iat: now() - 7_200, exp: now() - 60 })],
      ['from the future', token({ iat: now() + 120 })],
      ['without exp', token({ exp: undefined })],
      ['without iat', token({ iat: undefined })],
      ['empty subject', token({ sub: '' })],
      ['without subject', token({ sub: undefined })],
      ['long subject', token({ sub: 'x'.repeat(129) })],
      ['a stranger’s key', token({}, { by: strangersKey })],
      ['an unknown key', token({}, { kid: 'k2' })],
      ['no time of sign-in', token({ auth_time: undefined })],
      ['time of sign-in as text', token({ auth_time: String(now()) })],
      ['not a token', Promise.resolve('x.y.z')],
      ['nothing', Promise.resolve('')],
      ['no signature', token().then((text) => `${text.slice(0, text.lastIndexOf('.'))}.`)],
      [
        'unsigned',
        token().then((text) => {
          const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
          return `${header}.${text.split('.')[1]}.`;
        }),
      ],
    ];
    for (const [what, text] of bad)
      expect((await sign('forged', await text)).code, what).toBe('identity_token_invalid');
    expect((await sign('forged', await token(), { firebaseIdToken: undefined as never })).code).toBe('field_required');
  });

  it('[A065] refuses a sign-in that was not by phone, and another number than the form’s', async () => {
    expect((await sign('notbyphone', await google('g-1', { phone_number: '+8613400134000' }))).code).toBe(
      'identity_token_invalid',
    );
    for (const provider of ['password', 'anonymous', 'custom', '']) {
      const text = await token({ firebase: { sign_in_provider: provider } });
      expect((await sign('notbyphone', text)).code, provider).toBe('identity_token_invalid');
    }
    expect((await sign('notbyphone', await token({ phone_number: '+8613400134009' }))).code).toBe(
      'identity_token_invalid',
    );
    expect((await sign('notbyphone', await token({ phone_number: undefined }))).code).toBe('identity_token_invalid');
  });

  it('[A066] accepts a token once and within five minutes of the sign-in', async () => {
    const number = { mobileNum: '13400134055' };
    const stale = await token({ phone_number: '+8613400134055', auth_time: now() - 301 });
    expect((await sign('stale', stale, number)).code).toBe('identity_token_invalid');
    const once = await token({ phone_number: '+8613400134055' });
    // The last letter of a signature has four equivalent encodings; it is still the same token.
    const last = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = once.slice(0, -1) + (last[last.indexOf(once.at(-1) ?? '') ^ 1] ?? '');
    const answers = await Promise.all([
      sign('onceonly1', once, number),
      sign('onceonly2', once, number),
      sign('onceonly3', twin, number),
    ]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await enter(once)).code).toBe('identity_token_invalid');
    expect((await enter(twin)).code).toBe('identity_token_invalid');
  });
});

describe('a forgotten password', () => {
  it('is replaced by a token for the number of the account, once, and by no other proof', async () => {
    await changeSettings(site, { modules: { CHNGPASSVERIF3: '1' } });
    const number = { mobileNum: '13400134077' };
    expect((await sign('forgetful', await token({ phone_number: '+8613400134077' }), number)).code).toBe('ok');
    const newPassword = 'a quite new one 7';
    const recover = async (proof: { firebaseIdToken?: string; verificationCode?: string }, to = number) =>
      (await site.call(recoverByPhone, { ...to, countryDialingCode: '+86', newPassword, ...proof })).answer;
    const others = await token({ phone_number: '+8613400134078' });
    for (const proof of [{ firebaseIdToken: others }, { verificationCode: '123456' }, {}]) {
      expect((await recover(proof)).code).toBe('identity_token_invalid');
    }
    expect((await recover({ firebaseIdToken: await google('g-7', { phone_number: '+8613400134077' }) })).code).toBe(
      'identity_token_invalid',
    );
    const own = await token({ phone_number: '+8613400134077' });
    expect((await recover({ firebaseIdToken: own })).value).toEqual({ account: 'forgetful' });
    expect((await recover({ firebaseIdToken: own })).code).toBe('identity_token_invalid');
    const nobody = await token({ phone_number: '+8613400134099' });
    expect((await recover({ firebaseIdToken: nobody }, { mobileNum: '13400134099' })).code).toBe('code_incorrect');
    // Without the service a token proves nothing.
    await changeSettings(site, { phoneCodes: 'sms' });
    const late = await token({ phone_number: '+8613400134077' });
    expect((await recover({ firebaseIdToken: late })).code).toBe('code_incorrect');
  });
});

describe('a sign-in by Google', () => {
  it('opens an account the first time, with both consents, and finds it from then on', async () => {
    const first = await google('g-new');
    expect((await enter(first, { isAdult: false, hasAcceptedTerms: true })).code).toBe('age_required');
    expect((await enter(first, { isAdult: true, hasAcceptedTerms: false })).code).toBe('terms_required');
    // Neither attempt used the token.
    const opened = await enter(first);
    expect(opened.value).toMatchObject({ firstTimeLogin: true, needsPasswordChange: false });
    expect(opened.value?.userInfo.account).toMatch(/^g\d{12}$/);
    const again = await enter(await google('g-new', { iat: now() - 1 }), { isAdult: false, hasAcceptedTerms: false });
    expect(again.value?.userInfo.id).toBe(opened.value?.userInfo.id);
    expect((await enter(first)).code).toBe('identity_token_invalid');
    const { rows } = await site.owner.query(
      `select a.password_hash, c.value, c.verified_at is not null as is_verified,
              (select count(*)::integer from identity_consents s where s.member_id = a.id) as consents
         from identity_accounts a join identity_contacts c on c.member_id = a.id where a.id = $1`,
      [opened.value?.userInfo.id],
    );
    expect(rows).toEqual([{ password_hash: '', value: 'g-new@example.com', is_verified: true, consents: 2 }]);
  });

  it('opens and finds an account by Facebook as well, apart from that of the same person at Google', async () => {
    await changeSettings(site, { social: { google: true, facebook: true } });
    const facebook = { firebase: { sign_in_provider: 'facebook.com' }, email_verified: false };
    const opened = await enter(await google('both', facebook));
    expect(opened.value?.userInfo.account).toMatch(/^f\d{12}$/);
    const again = await enter(await google('both', { ...facebook, iat: now() - 1 }), {
      isAdult: false,
      hasAcceptedTerms: false,
    });
    expect(again.value?.userInfo.id).toBe(opened.value?.userInfo.id);
  });

  it('opens one account for concurrent first sign-ins', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 6 }, (_, index) => google('g-crowd', { iat: now() - index })),
    );
    await Promise.all(tokens.map((text) => enter(text)));
    const { rows } = await site.owner.query(
      `select count(*)::integer as n from identity_links where subject = 'g-crowd'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
    const { rows: accounts } = await site.owner.query<{ n: number }>(
      `select count(*)::integer as n from identity_contacts where value = 'g-crowd@example.com'`,
    );
    expect(accounts).toEqual([{ n: 1 }]);
  });

  it('opens none where the brand offers neither the service nor registration', async () => {
    expect((await enter(await google('f-1', { firebase: { sign_in_provider: 'facebook.com' } }))).code).toBe(
      'login_method_closed',
    );
    await changeSettings(site, { modules: { USERNAMEREG3: '0', MOBILENUMREG3: '0' } });
    expect((await enter(await google('g-late'))).code).toBe('registration_closed');
    await changeSettings(site, { firebase: null, social: { google: false, facebook: false }, phoneCodes: 'sms' });
    expect((await enter(await google('g-late'))).code).toBe('identity_token_invalid');
  });

  it('does not take over a verified address of another account', async () => {
    const owner = await registerMember(site, 'addressowner', {}).catch(() => undefined);
    expect(owner).toBeUndefined();
    await changeSettings(site, { register: { mobileNum: { enabled: false, required: false } } });
    const member = await registerMember(site);
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'email', 'kept@example.com', now())`,
      [member.memberId],
    );
    const opened = await enter(await google('kept'));
    expect(opened.success).toBe(true);
    expect(opened.value?.userInfo.id).not.toBe(String(member.memberId));
    const { rows } = await site.owner.query(`select member_id from identity_contacts where value = 'kept@example.com'`);
    expect(rows).toEqual([{ member_id: member.memberId }]);
  });
});
