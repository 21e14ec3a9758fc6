import { sendRegisterCode, type InputOf } from '@baize/contract';
import { brandHosts, changeSettings, lastMessage, solveBot, startPlatform, type TestPlatform } from '@baize/testkit';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let logged = '';
beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  site = await startPlatform({ log: pino({ level: 'trace' }, stream) });
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['site_settings', 'kit_limits', 'identity_codes', 'outbox_messages']) {
    await site.owner.query(`delete from ${table}`);
  }
  await changeSettings(site, { modules: { MOBILENUMREG3: '1' } });
});

type Asked = Extract<InputOf<typeof sendRegisterCode>, { registerType: 'mobile' }>;

const ask = async (mobileNo: string, changes: Partial<Asked> = {}, options: { host?: string } = {}) => {
  const botCheck = changes.botCheck ?? (await solveBot(site, 'sms', options));
  const input = { registerType: 'mobile' as const, mobileNo, countryDialingCode: '+86', ...changes, botCheck };
  return site.call(sendRegisterCode, input, options);
};
const messages = async (): Promise<number> => {
  const { rows } = await site.owner.query<{ n: number }>(
    `select count(*)::integer as n from outbox_messages where status <> 'dropped'`,
  );
  return rows[0]?.n ?? -1;
};

describe('works', () => {
  it('[CALL-05] [ENTITY-17] [ENTITY-18] [SMS-01] sends six digits by either tab and returns the delay', async () => {
    await changeSettings(site, { smsMinutes: 2, register: { mobileNum: { enabled: true } } });
    const { answer } = await ask('13800138001');
    expect(answer.value).toEqual({ expiredMinutes: 2 });
    expect(await lastMessage(site, '+8613800138001')).toMatchObject({ purpose: 'register', status: 'kept' });
    const botCheck = await solveBot(site, 'sms');
    const byName = {
      registerType: 'username' as const,
      username: 'harbour1',
      mobileNo: '13800138002',
      countryDialingCode: '+86',
      botCheck,
    };
    expect((await site.call(sendRegisterCode, byName)).answer.value).toEqual({ expiredMinutes: 2 });
    expect((await lastMessage(site, '+8613800138002'))?.code).toMatch(/^\d{6}$/);
  });

  it("[A048] uses a template for the message: none of the caller's input is in it", async () => {
    await changeSettings(site, { register: { mobileNum: { enabled: true } } });
    const botCheck = await solveBot(site, 'sms');
    const username = 'http://evil.example\r\nBcc: x';
    const input = {
      registerType: 'username' as const,
      username,
      mobileNo: '13800138003',
      countryDialingCode: '+86',
      botCheck,
    };
    await site.call(sendRegisterCode, input);
    const sent = await lastMessage(site, '+8613800138003');
    expect(sent?.body).toMatch(/^【Baize】注册验证码 \d{6}，5 分钟内有效。请勿告诉任何人。$/);
  });

  it('[A049] exposes the code in no response, no log and no table but the outbox', async () => {
    const { answer } = await ask('13800138004');
    const code = (await lastMessage(site, '+8613800138004'))?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(answer)).not.toContain(code);
    expect(logged).not.toContain(code);
    expect(logged).not.toContain('13800138004');
    const { rows } = await site.owner.query<{ text: string }>(
      'select row_to_json(c)::text as text from identity_codes c',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(code);
    expect(rows[0]?.text).not.toContain('13800138004');
  });
});

/** `npm run proof -- attacks-load` asks for five hundred. */
const PARALLEL = Number(process.env['PARALLEL'] ?? 60);

describe('refuses', () => {
  it('[A038] [SMS-04] all but one of very many parallel requests for one number, over two processes', async () => {
    const other = await startPlatform({ beside: site });
    const checks = await Promise.all(Array.from({ length: PARALLEL }, () => solveBot(site, 'sms')));
    const answers = await Promise.all(
      checks.map((botCheck, index) => {
        const input = { registerType: 'mobile' as const, mobileNo: '13800138005', countryDialingCode: '+86', botCheck };
        return (index % 2 === 0 ? site : other).call(sendRegisterCode, input);
      }),
    );
    await other.close();
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'sms_too_soon')).toHaveLength(PARALLEL - 1);
    expect(await messages()).toBe(1);
  });

  it('[A040] [A037] the same number in another notation, by the other tab or at another brand', async () => {
    await changeSettings(site, { register: { mobileNum: { enabled: true } } });
    await changeSettings(site, { modules: { MOBILENUMREG3: '1' } }, { host: brandHosts.second });
    expect((await ask('13800138006')).answer.code).toBe('ok');
    for (const way of ['+86 138-0013-8006', '008613800138006', '１３８００１３８００６', '0 13800138006']) {
      expect((await ask(way)).answer.code, way).toBe('sms_too_soon');
    }
    expect((await ask('13800138006', {}, { host: brandHosts.second })).answer.code).toBe('sms_too_soon');
    const botCheck = await solveBot(site, 'sms');
    const byName = {
      registerType: 'username' as const,
      username: 'harbour1',
      mobileNo: '13800138006',
      countryDialingCode: '+86',
      botCheck,
    };
    const { status, answer } = await site.call(sendRegisterCode, byName);
    expect([status, answer.code]).toEqual([429, 'sms_too_soon']);
    expect(await messages()).toBe(1);
  });

  it('[A036] numbers of one range once its codes stay unused, and many from one address', async () => {
    const codes: string[] = [];
    for (let index = 0; index < 31; index += 1) {
      // A new address each time, so that only the range limit applies.
      await site.owner.query(`delete from kit_limits where name like 'identity.codes.address:%'`);
      codes.push((await ask(`1380014${String(1000 + index)}`)).answer.code);
    }
    expect(
      codes.slice(0, 30).every((code) => code === 'ok'),
      String(codes),
    ).toBe(true);
    expect(codes[30]).toBe('too_many_requests');
    expect((await ask('13911112222')).answer.code).toBe('ok');

    await site.owner.query(`delete from kit_limits`);
    const far: string[] = [];
    for (let index = 0; index < 31; index += 1)
      far.push((await ask(`139${String(10000000 + index * 10007)}`)).answer.code);
    expect(
      far.slice(0, 30).every((code) => code === 'ok'),
      String(far),
    ).toBe(true);
    expect(far[30]).toBe('too_many_requests');
  });

  it('[SMS-03] [A036] invalid numbers and unsupported countries', async () => {
    for (const text of ['123', 'abc', '4008123123', '13800138000;ext=1']) {
      const { status, answer } = await ask(text);
      expect([status, answer.code], text).toEqual([400, 'mobile_invalid']);
    }
    expect((await ask('612345678', { countryDialingCode: '+33' })).answer.code).toBe('country_not_offered');
    expect((await ask('9098790879', { countryDialingCode: '+44' })).answer.code).toBe('mobile_invalid');
    expect(await messages()).toBe(0);
  });

  it('a request without a bot check of its own', async () => {
    const botCheck = await solveBot(site, 'sms');
    expect((await ask('13800138007', { botCheck })).answer.code).toBe('ok');
    expect((await ask('13800138008', { botCheck })).answer.code).toBe('bot_check_failed');
    expect((await ask('13800138008', { botCheck: await solveBot(site, 'login') })).answer.code).toBe(
      'bot_check_failed',
    );
  });

  it('[ERR-02] with a message when no text message can be sent', async () => {
    const shut = await startPlatform({ beside: site, env: { BAIZE_DEMO: '0' } });
    await changeSettings(shut, {});
    const botCheck = await solveBot(shut, 'sms');
    const input = { registerType: 'mobile' as const, mobileNo: '13800138009', countryDialingCode: '+86', botCheck };
    const { status, answer } = await shut.call(sendRegisterCode, input);
    await shut.close();
    expect([status, answer.success, answer.code, answer.message !== '']).toEqual([503, false, 'delivery_failed', true]);
  });
});

describe('forbids', () => {
  it('codes for a registration that the brand does not offer', async () => {
    await changeSettings(site, { modules: { MOBILENUMREG3: '0' } });
    expect((await ask('13800138010')).answer.code).toBe('registration_closed');
    await changeSettings(site, { modules: { MOBILENUMREG3: '1', REGMOBVERF3: '0' } });
    expect((await ask('13800138010')).answer.code).toBe('registration_closed');
    expect(await messages()).toBe(0);
  });
});
