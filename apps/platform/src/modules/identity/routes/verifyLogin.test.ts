import { login, sendVerification, verifyLogin } from '@baize/contract';
import {
  brandHosts,
  credentials,
  goodPassword,
  lastMessage,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type Needed = { verificationId: string; methods: { kind: string; masked: string }[] };

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const bind = async (member: TestMember, kind: 'mobile' | 'email', isVerified = true): Promise<string> => {
  const value = kind === 'mobile' ? `+86138${randomInt(10_000_000, 99_999_999)}` : `${member.account}@example.org`;
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
     values ($1, 1, $2, $3, case when $4 then now() end)`,
    [member.memberId, kind, value, isVerified],
  );
  return value;
};
const at = (address: string): { headers: Record<string, string> } => ({ headers: { 'x-forwarded-for': address } });
const home = at('198.51.100.1');
const elsewhere = at('203.0.113.7');
const signIn = async (member: TestMember, where = elsewhere) =>
  (await site.call(login, await credentials(site, member.account, { remember: true }), where)).answer;
/** A member with a number who logs in from an unknown place. */
const heldUp = async (): Promise<TestMember & { mobile: string } & Needed> => {
  const member = await registerMember(site);
  const mobile = await bind(member, 'mobile');
  const answer = await signIn(member);
  expect(answer.code).toBe('verification_needed');
  return { ...member, mobile, ...(answer.value as unknown as Needed) };
};
const codeFor = async ({ verificationId, mobile }: { verificationId: string; mobile: string }): Promise<string> => {
  await site.owner.query('delete from kit_limits');
  const { answer } = await site.call(sendVerification, { verificationId, method: 'sms' });
  expect(answer.code).toBe('ok');
  return (await lastMessage(site, mobile))?.code ?? '';
};
const finish = (verificationId: string, code: string, method: 'sms' | 'email' | 'paymentPassword' = 'sms') =>
  site.call(verifyLogin, { verificationId, method, code }, elsewhere);
const sessionsOf = async ({ memberId }: TestMember): Promise<number> =>
  (await site.owner.query('select 1 from identity_sessions where member_id = $1', [memberId])).rowCount ?? -1;

describe('works', () => {
  it('[LOGIN-22] opens the session once the code is right, and trusts the place for 30 days', async () => {
    const person = await heldUp();
    expect(person.methods).toEqual([{ kind: 'sms', masked: `+86****${person.mobile.slice(-2)}` }]);
    expect(await sessionsOf(person)).toBe(1);
    const { answer, cookies } = await finish(person.verificationId, await codeFor(person));
    expect(answer.value?.userInfo.id).toBe(String(person.memberId));
    expect(cookies['remembered']).toMatch(/^[\w-]{43}$/);
    expect((await signIn(person)).code).toBe('ok');
    await site.owner.query(`update identity_places set last_seen_at = now() - interval '30 days 1 second'`);
    expect((await signIn(person)).code).toBe('verification_needed');
  });

  it('accepts the payment password where nothing else is bound, and a mailed code where an address is', async () => {
    const member = await registerMember(site);
    const { rows } = await site.owner.query<{ hash: string }>(
      'select password_hash as hash from identity_accounts where id = $1',
      [member.memberId],
    );
    await site.owner.query(
      `insert into identity_profiles (member_id, brand_id, payment_password_hash) values ($1, 1, $2)
       on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash`,
      [member.memberId, rows[0]?.hash],
    );
    const needed = (await signIn(member)).value as unknown as Needed;
    expect(needed.methods).toEqual([{ kind: 'paymentPassword', masked: '' }]);
    expect((await finish(needed.verificationId, goodPassword, 'paymentPassword')).answer.code).toBe('ok');

    const mailed = await registerMember(site);
    const email = await bind(mailed, 'email');
    const asked = (await signIn(mailed)).value as unknown as Needed;
    expect(asked.methods).toEqual([{ kind: 'email', masked: `${email.slice(0, 1)}***@e***.org` }]);
    await site.call(sendVerification, { verificationId: asked.verificationId, method: 'email' });
    const code = (await lastMessage(site, email))?.code ?? '';
    expect((await finish(asked.verificationId, code, 'email')).answer.code).toBe('ok');
  });

  it('requires nothing at the first login, at known places, and for accounts without a verified contact', async () => {
    const bare = await registerMember(site);
    await bind(bare, 'email', false);
    expect((await signIn(bare)).code).toBe('ok');
    const known = await registerMember(site);
    expect((await signIn(known, home)).code).toBe('ok');
    await bind(known, 'mobile');
    expect((await signIn(known, home)).code).toBe('ok');
    const { memberId } = await site.platform.identity.openAccount({
      brand: { id: 1, currency: 'CNY', defaultLanguage: 'CN', mainDomain: 'localhost' },
      username: 'neverin1',
      password: goodPassword,
    });
    const fresh = { memberId, account: 'neverin1', token: '', password: goodPassword };
    await bind(fresh, 'mobile');
    expect((await signIn(fresh)).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('[A029] a wrong code, up to five times, and then the right one', async () => {
    const person = await heldUp();
    const code = await codeFor(person);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let times = 0; times < 5; times += 1) {
      expect((await finish(person.verificationId, wrong)).answer.code).toBe('code_incorrect');
    }
    expect((await finish(person.verificationId, code)).answer.code).toBe('verification_expired');
    expect(await sessionsOf(person)).toBe(1);
  });

  it('[A029] a reused code, one after ten minutes, and all but one of twenty concurrent uses', async () => {
    const person = await heldUp();
    const code = await codeFor(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(person.verificationId, code)));
    expect(answers.filter(({ answer }) => answer.code === 'ok')).toHaveLength(1);
    expect((await finish(person.verificationId, code)).answer.code).toBe('verification_expired');
    const late = await heldUp();
    const lateCode = await codeFor(late);
    await site.owner.query(`update identity_verifications set expires_at = now() - interval '1 second'`);
    expect((await finish(late.verificationId, lateCode)).answer.code).toBe('verification_expired');
  });

  it('more than five wrong payment passwords of one account, over any number of verifications', async () => {
    const member = await registerMember(site);
    await site.owner.query(
      `insert into identity_profiles (member_id, brand_id, payment_password_hash)
       select id, brand_id, password_hash from identity_accounts where id = $1
       on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash`,
      [member.memberId],
    );
    const begin = async () => ((await signIn(member)).value as unknown as Needed).verificationId;
    const codes: string[] = [];
    for (let times = 0; times < 6; times += 1) {
      codes.push((await finish(await begin(), '000000', 'paymentPassword')).answer.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'code_incorrect'), 'too_many_requests']);
    expect((await finish(await begin(), goodPassword, 'paymentPassword')).answer.code).toBe('too_many_requests');
  });

  it('a proof that was not requested', async () => {
    const person = await heldUp();
    expect((await finish(person.verificationId, goodPassword, 'paymentPassword')).answer.code).toBe('code_incorrect');
    const { answer } = await site.call(sendVerification, { verificationId: person.verificationId, method: 'email' });
    expect(answer.code).toBe('verification_expired');
  });
});

describe('forbids', () => {
  it('[A029] the code of another person, of another attempt, and forged ids', async () => {
    const [one, two] = [await heldUp(), await heldUp()];
    const ofTwo = await codeFor(two);
    expect((await finish(one.verificationId, ofTwo)).answer.code).toBe('code_incorrect');
    const again = (await signIn(two)).value as unknown as Needed;
    expect((await finish(again.verificationId, ofTwo)).answer.code).toBe('code_incorrect');
    expect((await finish('A'.repeat(43), ofTwo)).answer.code).toBe('verification_expired');
    expect((await finish(two.verificationId, ofTwo)).answer.code).toBe('ok');
  });

  it('[A029] a code for another purpose', async () => {
    const person = await heldUp();
    const code = await codeFor(person);
    await site.owner.query(`update identity_codes set purpose = 'login'`);
    expect((await finish(person.verificationId, code)).answer.code).toBe('code_incorrect');
  });

  it('the attempt of one brand at the host of another, and that of an account locked meanwhile', async () => {
    const person = await heldUp();
    const code = await codeFor(person);
    const foreign = await site.call(
      verifyLogin,
      { verificationId: person.verificationId, method: 'sms', code },
      { host: brandHosts.second },
    );
    expect(foreign.answer.code).toBe('verification_expired');
    await site.platform.identity.setStatus({ brandId: 1, memberId: person.memberId, status: 'locked' });
    expect((await finish(person.verificationId, code)).answer.code).toBe('account_locked');
  });
});
