import { getMemberInfo, login, recoverByPhone, sendRecoveryCode, sendLoginCode, type InputOf } from '@baize/contract';
import {
  changeSettings,
  credentials,
  goodPassword,
  lastMessage,
  registerMember,
  solveBot,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

let member: TestMember;
let number: string;
let last = 13_500_000_000;
beforeEach(async () => {
  for (const table of ['site_settings', 'kit_limits', 'identity_codes']) await site.owner.query(`delete from ${table}`);
  await changeSettings(site, { modules: { CHNGPASSVERIF3: '1', MOBILEVERCODELOGIN3: '1' } });
  member = await registerMember(site);
  number = String((last += 1));
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'mobile', $2, now())`,
    [member.memberId, `+86${number}`],
  );
});

const sendCode = async (
  operation: typeof sendRecoveryCode | typeof sendLoginCode = sendRecoveryCode,
  mobileNum = number,
) => {
  await site.call(operation, { mobileNum, countryDialingCode: '+86', botCheck: await solveBot(site, 'sms') });
  return (await lastMessage(site, `+86${mobileNum}`))?.code ?? '';
};
const next = 'seven small boats 7';
const set = (verificationCode: string, changes: Partial<InputOf<typeof recoverByPhone>> = {}) =>
  site.call(recoverByPhone, {
    mobileNum: number,
    countryDialingCode: '+86',
    verificationCode,
    newPassword: next,
    ...changes,
  });
const codeOfLogin = async (password: string) =>
  (await site.call(login, await credentials(site, member.account, { password }))).answer.code;

describe('works', () => {
  it('[CALL-15] [ENTITY-15] sets the password by a right code and ends sessions', async () => {
    const code = await sendCode();
    expect((await set(code)).answer.value).toEqual({ account: member.account });
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
    expect(await codeOfLogin(goodPassword)).toBe('in_incorrect_password');
    expect(await codeOfLogin(next)).toBe('ok');
    expect((await set(code, { newPassword: goodPassword })).answer.code).toBe('code_incorrect');
  });
});

describe('refuses', () => {
  it('[VALID-34] a missing or invalid number, code or password', async () => {
    const code = await sendCode();
    expect((await set(code, { mobileNum: ' ' })).answer.code).toBe('mobile_invalid');
    expect((await set(' ')).answer.code).toBe('code_incorrect');
    expect((await set(code, { newPassword: '' })).answer).toMatchObject({
      code: 'field_required',
      value: { field: 'newPassword' },
    });
    expect((await set(code, { newPassword: 'short' })).answer.code).toBe('password_invalid');
    expect((await set(code, { newPassword: 'password1' })).answer.code).toBe('password_too_common');
    expect((await set(code, { newPassword: goodPassword })).answer.code).toBe('password_same');
    // None of these attempts used the code.
    expect((await set(code)).answer.code).toBe('ok');
  });

  it('does not reveal the old password without a right code', async () => {
    await sendCode();
    expect((await set('000000', { newPassword: goodPassword })).answer.code).toBe('code_incorrect');
    expect((await set('000000')).answer.code).toBe('code_incorrect');
  });

  it('[A090] all but one of concurrent recoveries by one code', async () => {
    const code = await sendCode();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => set(code, { newPassword: `${next}${index}` })),
    );
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });
});

describe('forbids', () => {
  it('[A089] a code for another number or purpose, and an unverified number', async () => {
    const other = await registerMember(site);
    const theirs = String((last += 1));
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value) values ($1, 1, 'mobile', $2)`,
      [other.memberId, `+86${theirs}`],
    );
    const code = await sendCode();
    expect((await set(code, { mobileNum: theirs })).answer.code).toBe('code_incorrect');
    await site.owner.query('delete from kit_limits');
    const loginCode = await sendCode(sendLoginCode);
    if (loginCode !== code) expect((await set(loginCode)).answer.code).toBe('code_incorrect');
    expect(await sendCode(sendRecoveryCode, theirs)).toBe('');
    const { rows } = await site.owner.query<{ n: number }>(
      'select count(*)::integer as n from identity_accounts where id = $1 and password_changed_at > created_at',
      [other.memberId],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('[A093] bypassing a lock, and a recovery that the brand does not offer', async () => {
    await site.owner.query(`update identity_accounts set status = 'locked' where id = $1`, [member.memberId]);
    expect((await set(await sendCode())).answer.code).toBe('ok');
    expect(await codeOfLogin(next)).toBe('account_locked');
    await changeSettings(site, { modules: { CHNGPASSVERIF3: '0' } });
    const { status, answer } = await set('123456');
    expect([status, answer.code]).toEqual([403, 'recovery_closed']);
  });
});
