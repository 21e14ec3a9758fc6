import { getMemberInfo, login, registerMobile, sendRegisterCode, type InputOf } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  lastMessage,
  registration,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.owner.query('delete from site_settings');
  await site.owner.query('delete from kit_limits');
  await changeSettings(site, { modules: { MOBILENUMREG3: '1' } });
});

type Form = InputOf<typeof registerMobile>;

let next = 13_900_000_000;
const newNumber = (): string => String((next += 1));
const form = async (mobileNum: string, changes: Partial<Form> = {}): Promise<Form> => ({
  ...(await registration(site, mobileNum)),
  mobileNum,
  countryDialingCode: '+86',
  ...changes,
});
const register = async (mobileNum: string, changes: Partial<Form> = {}) =>
  site.call(registerMobile, await form(mobileNum, changes));
const sendCode = async (mobileNo: string): Promise<string> => {
  const botCheck = await solveBot(site, 'sms');
  await site.call(sendRegisterCode, { registerType: 'mobile', mobileNo, countryDialingCode: '+86', botCheck });
  return (await lastMessage(site, `+86${mobileNo}`))?.code ?? '';
};

describe('works', () => {
  it('[ENTITY-07] [CALL-10] opens an account named by its verified number, and signs it in', async () => {
    const number = newNumber();
    const { answer } = await register(number, { verificationCode: await sendCode(number) });
    expect(answer.value).toMatchObject({ account: `86${number}`, session: { firstTimeLogin: true } });
    const info = await site.call(getMemberInfo, {}, { token: answer.value?.session?.token ?? '' });
    // The number is the account's name and private: the display name reveals little of it.
    expect(info.answer.value).toMatchObject({ account: `86${number}`, nickname: `861****${number.slice(-4)}` });
    const { rows } = await site.owner.query(
      'select kind, value, verified_at is not null as is_verified from identity_contacts where value = $1',
      [`+86${number}`],
    );
    expect(rows).toEqual([{ kind: 'mobile', value: `+86${number}`, is_verified: true }]);
    for (const username of [number, `+86 ${number}`, `86${number}`]) {
      const entered = await site.call(login, await credentials(site, username));
      expect(entered.answer.code, username).toBe('ok');
    }
  });

  it('[MODULE-04] without MOBILENUMPASSREG3 generates a password that is sent to the number and has to be changed', async () => {
    await changeSettings(site, { modules: { MOBILENUMPASSREG3: '0' } });
    const number = newNumber();
    const code = await sendCode(number);
    const { password: _p, confirmPassword: _c, ...rest } = await form(number, { verificationCode: code });
    const { answer } = await site.call(registerMobile, rest);
    expect(answer.value?.session?.needsPasswordChange).toBe(false);
    const sent = await lastMessage(site, `+86${number}`);
    expect(sent).toMatchObject({ purpose: 'firstPassword' });
    const password =
      / ([a-z0-9]{12}) |：([a-z0-9]{12}) /
        .exec(sent?.body ?? '')
        ?.slice(1)
        .find(Boolean) ?? '';
    const entered = await site.call(login, await credentials(site, number, { password }));
    expect(entered.answer.value).toMatchObject({ needsPasswordChange: true });
  });

  it('without REGMOBVERF3 accepts the number as typed, and leaves it unverified', async () => {
    await changeSettings(site, { modules: { REGMOBVERF3: '0' } });
    const number = newNumber();
    expect((await register(number)).answer.code).toBe('ok');
    const { rows } = await site.owner.query('select verified_at from identity_contacts where value = $1', [
      `+86${number}`,
    ]);
    expect(rows).toEqual([{ verified_at: null }]);
    expect((await register(number)).answer).toMatchObject({ code: 'mobile_taken', value: { field: 'mobileNum' } });
  });
});

describe('refuses', () => {
  it('[A044] all but one of many concurrent registrations with one code, over two processes', async () => {
    const number = newNumber();
    const verificationCode = await sendCode(number);
    const forms = await Promise.all(Array.from({ length: 12 }, () => form(number, { verificationCode })));
    const other = await startPlatform({ beside: site });
    await changeSettings(other, {});
    const answers = await Promise.all(
      forms.map((one, index) => (index % 2 === 0 ? site : other).call(registerMobile, one)),
    );
    await other.close();
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(
      codes.every((code) => ['ok', 'code_incorrect', 'mobile_taken', 'captcha_incorrect'].includes(code)),
      String(codes),
    ).toBe(true);
  });

  it('the code of another number, and any code after five wrong ones', async () => {
    const [mine, yours] = [newNumber(), newNumber()];
    const [myCode, yourCode] = [await sendCode(mine), await sendCode(yours)];
    if (myCode !== yourCode) {
      expect((await register(mine, { verificationCode: yourCode })).answer.code).toBe('code_incorrect');
    }
    const wrong = myCode === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await register(mine, { verificationCode: wrong })).answer.code).toBe('code_incorrect');
    }
    expect((await register(mine, { verificationCode: myCode })).answer.code).toBe('code_incorrect');
  });

  it('[VALID-10] [VALID-11] a missing or invalid number, code or password', async () => {
    const number = newNumber();
    expect((await register(number)).answer).toMatchObject({
      code: 'field_required',
      value: { field: 'verificationCode' },
    });
    expect((await register('12345')).answer.code).toBe('mobile_invalid');
    expect((await register(' ')).answer.code).toBe('field_required');
    expect((await register(number, { countryDialingCode: '+33' })).answer.code).toBe('country_not_offered');
    const { answer } = await register(number, { verificationCode: '123456', password: 'short' });
    expect(answer).toMatchObject({ code: 'password_invalid', value: { field: 'password' } });
    expect((await register(number, { verificationCode: '123456', isAdult: false })).answer.code).toBe('age_required');
  });
});

describe('forbids', () => {
  it('registering under older settings by which nobody would learn the password', async () => {
    await changeSettings(site, { modules: { MOBILENUMPASSREG3: '0' } });
    await site.owner.query(
      `update site_settings set value = jsonb_set(value, '{modules,REGMOBVERF3}', '"0"') where brand_id = 1`,
    );
    const beside = await startPlatform({ beside: site });
    try {
      const { password: _p, confirmPassword: _c, ...rest } = await form(newNumber());
      expect((await beside.call(registerMobile, rest)).answer.code).toBe('registration_closed');
    } finally {
      await beside.close();
    }
  });

  it('[A058] registering by number while the brand has that disabled', async () => {
    await changeSettings(site, { modules: { MOBILENUMREG3: '0' } });
    const { status, answer } = await register(newNumber());
    expect([status, answer.code]).toEqual([403, 'registration_closed']);
  });

  it('plain bodies, other origins, and names that would squat numbers', async () => {
    const body = JSON.stringify(await form(newNumber()));
    const plain = await site.send('POST', registerMobile.path, { body });
    expect([plain.status, (plain.json() as { code: string }).code]).toEqual([400, 'envelope_required']);
    const envelope = await site.seal(registerMobile.path, JSON.parse(body));
    const foreign = await site.send('POST', registerMobile.path, {
      body: JSON.stringify({ envelope }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    expect(brandHosts.first).toBe('localhost');
  });
});
