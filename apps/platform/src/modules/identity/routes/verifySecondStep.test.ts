import { login, sendLoginCode, verifyLogin } from '@baize/contract';
import { createSecondStep } from '@baize/contract/identity/createSecondStep';
import { getSecondStep } from '@baize/contract/identity/getSecondStep';
import { verifySecondStep } from '@baize/contract/identity/verifySecondStep';
import {
  appCode,
  brandHosts,
  changeSettings,
  credentials,
  goodPassword,
  lastMessage,
  openOperator,
  registerMember,
  solveBot,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

/** Advances the clock to the app's next code. */
const nextStep = (): void => {
  now += 30_000;
};
const confirm = async (token: string, code: string) => (await site.call(verifySecondStep, { code }, { token })).answer;
type Secured = TestMember & { secret: string; recoveryCodes: string[] };
const secure = async (): Promise<Secured> => {
  const member = await registerMember(site);
  const { value } = (await site.call(createSecondStep, { password: goodPassword }, { token: member.token })).answer;
  const secret = value?.secret ?? '';
  const answer = await confirm(member.token, appCode(secret, now));
  expect(answer.code).toBe('ok');
  nextStep();
  return { ...member, secret, recoveryCodes: answer.value?.recoveryCodes ?? [] };
};
type Needed = { verificationId: string; methods: { kind: string }[] };
const heldUp = async ({ account }: TestMember): Promise<Needed> => {
  const { answer } = await site.call(login, await credentials(site, account));
  expect(answer.code).toBe('verification_needed');
  return answer.value as unknown as Needed;
};
const finish = async (verificationId: string, code: string, method: 'totp' | 'recoveryCode' | 'sms' = 'totp') =>
  (await site.call(verifyLogin, { verificationId, method, code })).answer;

describe('works', () => {
  it('enables two-step login: then the password alone opens no session, even at a known place', async () => {
    const member = await secure();
    expect(member.recoveryCodes).toHaveLength(10);
    expect(new Set(member.recoveryCodes).size).toBe(10);
    const state = (await site.call(getSecondStep, {}, { token: member.token })).answer.value;
    expect(state).toEqual({ isOn: true, recoveryCodesLeft: 10 });
    const { verificationId, methods } = await heldUp(member);
    expect(methods.map(({ kind }) => kind)).toEqual(['totp', 'recoveryCode']);
    expect((await finish(verificationId, appCode(member.secret, now))).value?.token).toMatch(/^[\w-]{43}$/);
  });

  it('accepts a recovery code once, in any notation', async () => {
    const member = await secure();
    const [code = ''] = member.recoveryCodes;
    const first = await heldUp(member);
    expect((await finish(first.verificationId, ` ${code.toLowerCase().replace('-', ' ')} `, 'recoveryCode')).code).toBe(
      'ok',
    );
    const second = await heldUp(member);
    expect((await finish(second.verificationId, code, 'recoveryCode')).code).toBe('code_incorrect');
    const { token } = (await finish(second.verificationId, appCode(member.secret, now))).value ?? { token: '' };
    expect((await site.call(getSecondStep, {}, { token })).answer.value?.recoveryCodesLeft).toBe(9);
  });

  it('applies to logins by text message too', async () => {
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1' } });
    now += 60_000;
    const member = await secure();
    await site.owner.query(
      `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
       values ($1, 1, 'mobile', '+8613800138111', now())`,
      [member.memberId],
    );
    const botCheck = await solveBot(site, 'sms');
    const number = { mobileNum: '13800138111', countryDialingCode: '+86' };
    expect((await site.call(sendLoginCode, { ...number, botCheck })).answer.code).toBe('ok');
    const { code = '' } = (await lastMessage(site, '+8613800138111')) ?? {};
    const { answer } = await site.call(login, {
      ...{ type: 'sms', side: 'player', remember: false, username: '13800138111', countryDialingCode: '+86' },
      password: code,
    });
    expect(answer.code).toBe('verification_needed');
    const { verificationId, methods } = answer.value as unknown as Needed;
    expect(methods.map(({ kind }) => kind)).toEqual(['totp', 'recoveryCode']);
    expect((await finish(verificationId, '123456', 'sms')).code).toBe('code_incorrect');
    expect((await finish(verificationId, appCode(member.secret, now))).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('wrong codes, codes of another account, and a used code', async () => {
    const [ann, bob] = [await secure(), await secure()];
    const { verificationId } = await heldUp(ann);
    const right = appCode(ann.secret, now);
    expect((await finish(verificationId, right === '000000' ? '000001' : '000000')).code).toBe('code_incorrect');
    expect((await finish(verificationId, appCode(bob.secret, now))).code).toBe('code_incorrect');
    expect((await finish(verificationId, right)).code).toBe('ok');
    const again = await heldUp(ann);
    expect((await finish(again.verificationId, right)).code).toBe('code_incorrect');
    nextStep();
    expect((await finish(again.verificationId, appCode(ann.secret, now))).code).toBe('ok');
  });

  it('all but one of concurrent uses of one code', async () => {
    const member = await secure();
    const holds = [await heldUp(member), await heldUp(member), await heldUp(member)];
    const code = appCode(member.secret, now);
    const answers = await Promise.all(holds.map(({ verificationId }) => finish(verificationId, code)));
    expect(answers.filter(({ code: said }) => said === 'ok')).toHaveLength(1);
  });

  it('further guesses after ten, over any number of attempts', async () => {
    const member = await secure();
    const said: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { verificationId } = await heldUp(member);
      said.push((await finish(verificationId, 'AAAAA-AAAAA', 'recoveryCode')).code);
    }
    expect(said.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'code_incorrect'));
    expect(said.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
  });

  it('a first code without a secret, a wrong one, and a second first one', async () => {
    const { token } = await registerMember(site);
    expect((await confirm(token, '123456')).code).toBe('second_step_missing');
    const member = await secure();
    expect((await confirm(member.token, appCode(member.secret, now))).code).toBe('second_step_on');
    const again = await site.call(createSecondStep, { password: goodPassword }, { token: member.token });
    expect(again.answer.code).toBe('second_step_on');
  });
});

describe('forbids', () => {
  it('guests, operators, other brands and trial accounts', async () => {
    const { token, memberId } = await registerMember(site);
    const operator = await openOperator(site);
    const input = { code: '123456' };
    expect((await site.call(verifySecondStep, input)).status).toBe(401);
    expect((await site.call(verifySecondStep, input, { token: operator.token })).status).toBe(401);
    expect((await site.call(verifySecondStep, input, { token, host: brandHosts.second })).status).toBe(401);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [memberId]);
    expect((await confirm(token, '123456')).code).toBe('in_need_true_account');
  });
});
