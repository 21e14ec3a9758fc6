import { login } from '@baize/contract';
import { closeSecondStep } from '@baize/contract/identity/closeSecondStep';
import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import {
  appCode,
  brandHosts,
  credentials,
  goodPassword,
  openOperator,
  registerMember,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
});
afterAll(() => site.close());

const close = async (token: string, code: string, password = goodPassword) =>
  (await site.call(closeSecondStep, { code, password }, { token })).answer.code;
const secure = async () => {
  const member = await registerMember(site);
  const { token } = member;
  const { value } = (await site.call(createSecondStep, { password: goodPassword }, { token })).answer;
  const secret = value?.secret ?? '';
  const { answer } = await site.call(verifySecondStep, { code: appCode(secret, now) }, { token });
  now += 30_000;
  return { ...member, secret, codes: answer.value?.recoveryCodes ?? [] };
};

describe('works', () => {
  it('disables it by password and a code of either kind: the next login needs none', async () => {
    for (const kind of ['app', 'paper']) {
      const { token, secret, codes, account } = await secure();
      expect(await close(token, kind === 'app' ? appCode(secret, now) : (codes[3] ?? ''))).toBe('ok');
      expect((await site.call(login, await credentials(site, account))).answer.code).toBe('ok');
      now += 30_000;
    }
  });
});

describe('refuses', () => {
  it('one of the two alone, and accounts without it', async () => {
    const { token, secret } = await secure();
    expect(await close(token, appCode(secret, now), 'not-the-password')).toBe('old_password_incorrect');
    expect(await close(token, 'AAAAA-AAAAA')).toBe('code_incorrect');
    expect(await close(token, appCode(secret, now))).toBe('ok');
    expect(await close(token, appCode(secret, now))).toBe('second_step_missing');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { code: '123456', password: goodPassword };
    expect((await site.call(closeSecondStep, input)).status).toBe(401);
    expect((await site.call(closeSecondStep, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(closeSecondStep, input, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect(await close(token, '123456')).toBe('in_need_true_account');
  });
});
