import { login, sendLoginCode } from '@baize/contract';
import {
  changeSettings,
  lastMessage,
  registerMember,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

const newNumber = (): string => `138${randomInt(10_000_000, 99_999_999)}`;
/** A member with a number, verified or not. */
const withNumber = async (isVerified = true) => {
  const member = await registerMember(site);
  const mobile = newNumber();
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
     values ($1, 1, 'mobile', $2, case when $3 then now() end)`,
    [member.memberId, `+86${mobile}`, isVerified],
  );
  return { ...member, mobile };
};
const codeFor = async (mobile: string): Promise<string> => {
  await site.owner.query('delete from kit_limits');
  const botCheck = await solveBot(site, 'sms');
  const { answer } = await site.call(sendLoginCode, { mobileNum: mobile, countryDialingCode: '+86', botCheck });
  expect(answer.code).toBe('ok');
  return (await lastMessage(site, `+86${mobile}`))?.code ?? '';
};
const signIn = async (username: string, password: string, side: 'player' | 'agent' = 'player') =>
  (
    await site.call(login, {
      type: 'sms',
      countryDialingCode: '+86',
      username,
      password,
      side,
      remember: false,
    })
  ).answer;

describe('a login by code', () => {
  it('[LOGIN-14] needs no bot check, and accepts the number in any notation', async () => {
    const { mobile, memberId } = await withNumber();
    const typed = `${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`;
    const answer = await signIn(typed, await codeFor(mobile));
    expect(answer.value?.userInfo.id).toBe(String(memberId));
  });

  it('[LOGIN-17] [LOGIN-18] is not restricted by password expiry, since it uses none', async () => {
    const { mobile, memberId } = await withNumber();
    await site.owner.query(
      'update identity_accounts set needs_password_change = true, password_expires_at = now() where id = $1',
      [memberId],
    );
    const answer = await signIn(mobile, await codeFor(mobile));
    expect(answer.value).toMatchObject({ needsPasswordChange: false, passwordExpired: false });
  });

  it('accepts a code once, and answers wrong codes, unknown and unverified numbers alike', async () => {
    const { mobile } = await withNumber();
    const code = await codeFor(mobile);
    const wrong = code === '000000' ? '000001' : '000000';
    const refusals = [await signIn(mobile, wrong), await signIn(newNumber(), wrong)];
    expect((await signIn(mobile, code)).code).toBe('ok');
    refusals.push(await signIn(mobile, code));
    const typed = await withNumber(false);
    await codeFor(typed.mobile);
    refusals.push(await signIn(typed.mobile, '123456'));
    for (const refusal of refusals) expect(refusal).toEqual(refusals[0]);
    expect(refusals[0]?.code).toBe('code_incorrect');
  });

  it('[A013] accepts no password as a code, and no code for another purpose', async () => {
    const { mobile, password } = await withNumber();
    const code = await codeFor(mobile);
    expect((await signIn(mobile, password)).code).toBe('code_incorrect');
    await site.owner.query(`update identity_codes set purpose = 'recovery'`);
    expect((await signIn(mobile, code)).code).toBe('code_incorrect');
  });

  it('is refused for locked accounts, and on the agents’ page for plain members', async () => {
    const { mobile, memberId } = await withNumber();
    expect((await signIn(mobile, await codeFor(mobile), 'agent')).code).toBe('non_agent_account');
    const code = await codeFor(mobile);
    await site.platform.identity.setStatus({ brandId: 1, memberId, status: 'locked' });
    expect((await signIn(mobile, code)).code).toBe('account_locked');
  });

  it('[LOGIN-03] is disabled where the brand does not offer it', async () => {
    const { mobile } = await withNumber();
    const code = await codeFor(mobile);
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '0' } });
    expect((await signIn(mobile, code)).code).toBe('login_method_closed');
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1' } });
    expect((await signIn(mobile, code)).code).toBe('ok');
  });
});
