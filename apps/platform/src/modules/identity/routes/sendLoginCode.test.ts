import { getMemberInfo, login, sendLoginCode } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  credentials,
  lastMessage,
  registerMember,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let site: TestPlatform;
let memberId: bigint;
let account: string;
const number = '13700137000';
beforeAll(async () => {
  site = await startPlatform();
  ({ memberId, account } = await registerMember(site));
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at) values ($1, 1, 'mobile', $2, now())`,
    [memberId, `+86${number}`],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['site_settings', 'kit_limits', 'identity_codes', 'outbox_messages']) {
    await site.owner.query(`delete from ${table}`);
  }
  await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '1' } });
});

const ask = async (mobileNum: string, host: string = brandHosts.first, headers: Record<string, string> = {}) => {
  const botCheck = await solveBot(site, 'sms', { host });
  return site.call(sendLoginCode, { mobileNum, countryDialingCode: '+86', botCheck }, { host, headers });
};
const enter = (password: string) =>
  site.call(login, {
    type: 'sms',
    countryDialingCode: '+86',
    username: number,
    password,
    side: 'player',
    remember: false,
  });
const codeOf = async (): Promise<string> => (await lastMessage(site, `+86${number}`))?.code ?? '';

describe('works', () => {
  it('[CALL-04] [ENTITY-16] [ENTITY-18] sends a code that logs in once', async () => {
    expect((await ask(number)).answer.value).toEqual({ expiredMinutes: 1 });
    const code = await codeOf();
    const first = await enter(code);
    const info = await site.call(getMemberInfo, {}, { token: first.answer.value?.token ?? '' });
    expect(info.answer.value?.id).toBe(String(memberId));
    expect((await enter(code)).answer.code).toBe('code_incorrect');
  });

  it('[A036] to a browser known to the account, however often others requested codes for its number', async () => {
    const entered = await site.call(login, await credentials(site, account));
    const cookie = `browser=${entered.cookies['browser']}`;
    const strangers = async () => {
      const { answer } = await ask(number, brandHosts.first, { cookie: `browser=${'x'.repeat(43)}` });
      await site.owner.query(`delete from kit_limits where name like 'identity.codes.wait%'`);
      return answer.code;
    };
    for (let asked = 0; asked < 10; asked += 1) expect(await strangers()).toBe('ok');
    expect(await strangers()).toBe('too_many_requests');
    expect((await ask(number, brandHosts.first, { cookie })).answer.code).toBe('ok');
    expect((await enter(await codeOf())).answer.code).toBe('ok');
    // The owner's browser has limits of its own, which do not apply to another number.
    expect((await ask(number, brandHosts.first, { cookie })).answer.code).toBe('sms_too_soon');
    expect((await ask('13700137999', brandHosts.first, { cookie })).answer.code).toBe('ok');
    expect((await ask('13700137999', brandHosts.first)).answer.code).toBe('sms_too_soon');
  });

  it('answers alike for an unknown number, with the same work and no message', async () => {
    const known = await ask(number);
    const unknown = await ask('13700137999');
    expect(unknown).toEqual(known);
    const { rows } = await site.owner.query('select recipient, status from outbox_messages order by id');
    expect(rows).toEqual([
      { recipient: `+86${number}`, status: 'kept' },
      { recipient: '+8613700137999', status: 'dropped' },
    ]);
    const { rows: codes } = await site.owner.query('select count(*)::integer as n from identity_codes');
    expect(codes).toEqual([{ n: 2 }]);
    // The second responses are alike as well.
    expect(await ask('13700137999')).toEqual(await ask(number));
  });
});

describe('refuses', () => {
  it('[A041] more than five guesses at one code, concurrently and with a new code in between', async () => {
    await ask(number);
    const right = await codeOf();
    const wrong = Array.from({ length: 40 }, (_, index) => String(100_000 + index)).filter((code) => code !== right);
    await site.owner.query('delete from kit_limits');
    const guesses = [...wrong.slice(0, 20), right, ...wrong.slice(20)];
    const before = await Promise.all(wrong.slice(0, 5).map(enter));
    expect(before.every(({ answer }) => answer.code === 'code_incorrect')).toBe(true);
    await site.owner.query('delete from kit_limits');
    expect((await Promise.all(guesses.slice(15, 25).map(enter))).every(({ answer }) => !answer.success)).toBe(true);
    // A new code brings no new tries, and none is sent until the block is over.
    await site.owner.query('delete from kit_limits');
    expect((await ask(number)).answer.code).toBe('too_many_requests');
    const { rows } = await site.owner.query<{ tries: number }>('select tries from identity_codes');
    expect(rows).toEqual([{ tries: 5 }]);
    await site.owner.query(`update identity_codes set tries_end_at = clock_timestamp()`);
    await site.owner.query('delete from kit_limits');
    expect((await ask(number)).answer.code).toBe('ok');
    expect((await enter(await codeOf())).answer.code).toBe('ok');
  });

  it('[A044] all but one of many concurrent uses of one code, over two processes', async () => {
    await ask(number);
    const code = await codeOf();
    const other = await startPlatform({ beside: site });
    const input = { type: 'sms' as const, countryDialingCode: '+86', username: number, password: code };
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        (index % 2 === 0 ? site : other).call(login, { ...input, side: 'player', remember: false }),
      ),
    );
    await other.close();
    expect(answers.filter(({ answer }) => answer.success)).toHaveLength(1);
  });

  it('[A045] a code after its expiry, by the database’s clock', async () => {
    await ask(number);
    const code = await codeOf();
    await site.owner.query(`update identity_codes set expires_at = clock_timestamp() - interval '1 millisecond'`);
    expect((await enter(code)).answer.code).toBe('code_incorrect');
  });

  it('[SMS-04] a second code within the delay, and an invalid number', async () => {
    expect((await ask(number)).answer.code).toBe('ok');
    expect((await ask(` 0${number}`)).answer.code).toBe('sms_too_soon');
    expect((await ask('12')).answer.code).toBe('mobile_invalid');
  });
});

describe('forbids', () => {
  it('[A042] a code for another purpose, and one of another brand', async () => {
    const { rows: before } = await site.owner.query<{ n: number }>(
      'select count(*)::integer as n from identity_sessions',
    );
    await ask(number);
    const code = await codeOf();
    for (const purpose of ['register', 'recovery', 'verification']) {
      await site.owner.query('update identity_codes set purpose = $1', [purpose]);
      expect((await enter(code)).answer.code, purpose).toBe('code_incorrect');
    }
    await site.owner.query(`update identity_codes set purpose = 'login', brand_id = 2`);
    expect((await enter(code)).answer.code).toBe('code_incorrect');
    // Even if its purpose is changed in the table it does not match: the purpose is hashed.
    await site.owner.query(`update identity_codes set purpose = 'login', brand_id = 1`);
    expect((await enter(code)).answer.code).toBe('ok');
    const { rows: after } = await site.owner.query<{ n: number }>(
      'select count(*)::integer as n from identity_sessions',
    );
    expect((after[0]?.n ?? 0) - (before[0]?.n ?? 0)).toBe(1);
  });

  it('codes for a login that the brand does not offer', async () => {
    await changeSettings(site, { modules: { MOBILEVERCODELOGIN3: '0' } });
    const { status, answer } = await ask(number);
    expect([status, answer.code]).toEqual([403, 'login_method_closed']);
  });
});
