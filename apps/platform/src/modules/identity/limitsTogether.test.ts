import { login, register, sendLoginCode, sendRegisterCode } from '@baize/contract';
import {
  changeSettings,
  credentials,
  registerMember,
  registration,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/* Counters are shared by all processes, and survive a restart. */
let site: TestPlatform;
let other: TestPlatform;
const env = { TRUSTED_PROXIES: '127.0.0.1' };
beforeAll(async () => {
  site = await startPlatform({ env });
  await changeSettings(site, { modules: { MOBILENUMREG3: '1', MOBILEVERCODELOGIN3: '1' } });
  other = await startPlatform({ beside: site, env });
});
afterAll(async () => {
  await other.close();
  await site.close();
});
beforeEach(async () => {
  await site.owner.query('delete from kit_limits');
});

/** How often `act` succeeds before it is rate-limited, alternating between the processes. */
async function timesAllowed(most: number, act: (at: TestPlatform, turn: number) => Promise<string>): Promise<number> {
  const codes: string[] = [];
  for (let turn = 0; turn < most + 4; turn += 1) codes.push(await act(turn % 2 === 0 ? site : other, turn));
  const allowed = codes.indexOf('too_many_requests');
  expect(codes.slice(allowed).every((code) => code === 'too_many_requests')).toBe(true);
  return allowed;
}

describe('alternating processes share their counters', () => {
  it('[A001] wrong passwords of one account', async () => {
    const { account } = await registerMember(site);
    const guess = async (at: TestPlatform, turn: number) => {
      const form = await credentials(at, account, { password: `guess ${turn}` });
      return (await at.call(login, form, { headers: { 'x-forwarded-for': `10.1.0.${turn + 1}` } })).answer.code;
    };
    expect(await timesAllowed(5, guess)).toBe(5);
  });

  it('[A038] [A036] codes to one number and from one address', async () => {
    const send = async (at: TestPlatform, mobileNo: string) => {
      const botCheck = await solveBot(at, 'sms');
      const input = { registerType: 'mobile' as const, mobileNo, countryDialingCode: '+86', botCheck };
      return (await at.call(sendRegisterCode, input)).answer.code;
    };
    expect(await send(site, '13800138001')).toBe('ok');
    expect(await send(other, '13800138001')).toBe('sms_too_soon');
    // Also through another call: the delay is per number, not per call.
    const botCheck = await solveBot(other, 'sms');
    const asked = { mobileNum: '13800138001', countryDialingCode: '+86', botCheck };
    expect((await other.call(sendLoginCode, asked)).answer.code).toBe('sms_too_soon');
    await site.owner.query('delete from kit_limits');
    const spread = (at: TestPlatform, turn: number) => send(at, `139${String(10_000_000 + turn * 10_007)}`);
    expect(await timesAllowed(30, spread)).toBe(30);
  });

  it('[A014] one proof of work, sent to both concurrently', async () => {
    const botCheck = await solveBot(site, 'register');
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const form = await registration(site, `proofs${index}`, { botCheck });
        return (index % 2 === 0 ? site : other).call(register, form);
      }),
    );
    const codes = answers.map(({ answer }) => answer.code).toSorted();
    expect(codes).toEqual([...Array<string>(9).fill('bot_check_failed'), 'ok']);
  });
});

describe('a restarted process', () => {
  it('[A001] [A038] continues counting', async () => {
    const { account } = await registerMember(site);
    const guess = async (at: TestPlatform) =>
      (await at.call(login, await credentials(at, account, { password: 'not the password' }))).answer.code;
    const send = async (at: TestPlatform) => {
      const botCheck = await solveBot(at, 'sms');
      const input = { registerType: 'mobile' as const, mobileNo: '13800138009', countryDialingCode: '+86', botCheck };
      return (await at.call(sendRegisterCode, input)).answer.code;
    };
    const first = await startPlatform({ beside: site, env });
    expect(await send(first)).toBe('ok');
    for (let times = 0; times < 5; times += 1) expect(await guess(first)).not.toBe('too_many_requests');
    await first.close();
    const next = await startPlatform({ beside: site, env });
    expect(await send(next)).toBe('sms_too_soon');
    expect(await guess(next)).toBe('too_many_requests');
    await next.close();
  });
});
