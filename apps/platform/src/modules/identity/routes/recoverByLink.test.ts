import { getMemberInfo, login, recoverByEmail, recoverByLink, type InputOf } from '@baize/contract';
import {
  brandHosts,
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
let email: string;
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
  member = await registerMember(site);
  email = `${member.account}@example.com`;
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value) values ($1, 1, 'email', $2)`,
    [member.memberId, email],
  );
});

const link = async (): Promise<string> => {
  const captcha = await solveBot(site, 'captcha');
  const botCheck = await solveBot(site, 'recovery');
  await site.call(recoverByEmail, { username: member.account, email, captcha, botCheck });
  return /code=([\w-]{43})/.exec((await lastMessage(site, email))?.body ?? '')?.[1] ?? '';
};
const next = 'seven small boats 7';
const set = (code: string, changes: Partial<InputOf<typeof recoverByLink>> = {}, options: { host?: string } = {}) =>
  site.call(recoverByLink, { code, newPassword: next, confirmNewPassword: next, ...changes }, options);
const codeOfLogin = async (password: string) =>
  (await site.call(login, await credentials(site, member.account, { password }))).answer.code;

describe('works', () => {
  it('sets the password once, ends sessions and verifies the address', async () => {
    const code = await link();
    expect((await set(code)).answer.value).toEqual({ account: member.account });
    expect((await site.call(getMemberInfo, {}, { token: member.token })).status).toBe(401);
    expect(await codeOfLogin(goodPassword)).toBe('in_incorrect_password');
    expect(await codeOfLogin(next)).toBe('ok');
    const { rows } = await site.owner.query(
      'select verified_at is not null as is_verified from identity_contacts where value = $1',
      [email],
    );
    expect(rows).toEqual([{ is_verified: true }]);
    expect((await set(code, { newPassword: goodPassword, confirmNewPassword: goodPassword })).answer.code).toBe(
      'recovery_link_invalid',
    );
  });
});

describe('refuses', () => {
  it('[A090] all but one of concurrent recoveries, by one link or by two, over two processes', async () => {
    const links = [await link(), await link()];
    const other = await startPlatform({ beside: site });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const newPassword = `seven small boats ${index}`;
        const input = { code: links[index % 2] ?? '', newPassword, confirmNewPassword: newPassword };
        return (index % 3 === 0 ? other : site).call(recoverByLink, input);
      }),
    );
    await other.close();
    const won = answers.flatMap(({ answer }, index) => (answer.success ? [index] : []));
    expect(won).toHaveLength(1);
    expect(answers.filter(({ answer }) => answer.code === 'recovery_link_invalid')).toHaveLength(7);
    expect(await codeOfLogin(`seven small boats ${won[0]}`)).toBe('ok');
  });

  it('a link after half an hour, a forged one, and the older one after another was used', async () => {
    const [first, second] = [await link(), await link()];
    expect((await set('x'.repeat(43))).answer.code).toBe('recovery_link_invalid');
    expect((await set(second)).answer.code).toBe('ok');
    expect((await set(first)).answer.code).toBe('recovery_link_invalid');
    const third = await link();
    await site.owner.query(`update identity_recoveries set expires_at = clock_timestamp() where used_at is null`);
    expect((await set(third)).answer.code).toBe('recovery_link_invalid');
  });

  it('[A084] a password that is the old one, too long, common or unconfirmed, and keeps its spaces', async () => {
    const code = await link();
    const refused: [Partial<InputOf<typeof recoverByLink>>, string][] = [
      [{ newPassword: goodPassword, confirmNewPassword: goodPassword }, 'password_same'],
      [{ confirmNewPassword: `${next} ` }, 'confirmation_incorrect'],
      [{ newPassword: 'short', confirmNewPassword: 'short' }, 'password_invalid'],
      [{ newPassword: 'x'.repeat(65), confirmNewPassword: 'x'.repeat(65) }, 'password_invalid'],
      [{ newPassword: 'password1', confirmNewPassword: 'password1' }, 'password_too_common'],
      [{ newPassword: '', confirmNewPassword: '' }, 'field_required'],
    ];
    for (const [changes, refusal] of refused) expect((await set(code, changes)).answer.code).toBe(refusal);
    const spaced = ` ${next} `;
    expect((await set(code, { newPassword: spaced, confirmNewPassword: spaced })).answer.code).toBe('ok');
    expect(await codeOfLogin(next)).toBe('in_incorrect_password');
    expect(await codeOfLogin(spaced)).toBe('ok');
  });
});

describe('forbids', () => {
  it('a link at another brand, and one that was read from the table', async () => {
    const code = await link();
    expect((await set(code, {}, { host: brandHosts.second })).answer.code).toBe('recovery_link_invalid');
    const { rows } = await site.owner.query<{ hash: Buffer }>('select code_hash as hash from identity_recoveries');
    for (const { hash } of rows)
      expect((await set(hash.toString('base64url'))).answer.code).toBe('recovery_link_invalid');
  });
});
