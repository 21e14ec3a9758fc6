import {
  login,
  recoverByEmail,
  recoverByPhone,
  register,
  registerMobile,
  sendLoginCode,
  sendRecoveryCode,
  sendRegisterCode,
  type InputOf,
  type Operation,
} from '@baize/contract';
import {
  changeSettings,
  registerMember,
  registration,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

/* Calls about somebody answer byte for byte as if there were nobody: status, headers and body. Password logins are
   tested with the login. */
let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  const proved = await registerMember(site, 'SomebodyHere');
  const typed = await registerMember(site, 'somebodyelse');
  await site.owner.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
     values ($1, 1, 'mobile', '+8613800138001', now()), ($1, 1, 'email', 'somebody@example.com', now()),
            ($2, 1, 'mobile', '+8613800138002', null), ($2, 1, 'email', 'typed@example.com', null)`,
    [proved.memberId, typed.memberId],
  );
});
afterAll(() => site.close());
beforeEach(async () => {
  for (const table of ['site_settings', 'kit_limits', 'identity_codes', 'outbox_messages']) {
    await site.owner.query(`delete from ${table}`);
  }
});

/** A verified number, a typed one, and an unknown one. */
const numbers = { proved: '13800138001', typed: '13800138002', nobody: '13800138003' } as const;
const phone = (mobileNum: string) => ({ mobileNum, countryDialingCode: '+86' });

type Said = { status: number; headers: object; text: string };

async function ask<Op extends Operation>(operation: Op, input: InputOf<Op>): Promise<Said> {
  const isForm = operation.isForm === true;
  const body = isForm
    ? `${new URLSearchParams(input as Record<string, string>)}`
    : JSON.stringify(operation.isSealed === true ? { envelope: await site.seal(operation.path, input) } : input);
  const type: Record<string, string> = isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const { status, headers, text } = await site.send(operation.method, operation.path, { body, headers: type });
  const { date, ...rest } = headers;
  expect(date).toBeDefined();
  return { status, headers: rest, text };
}

/** Calls in turn, with fresh limits each, and asserts that all responses are alike. */
async function toldAlike(code: string, asks: readonly (() => Promise<Said>)[]): Promise<void> {
  const answers: Said[] = [];
  for (const one of asks) {
    await site.owner.query('delete from kit_limits');
    answers.push(await one());
  }
  const [first] = answers;
  expect(first?.text).toContain(`"code":"${code}"`);
  for (const answer of answers) expect(answer).toEqual(first);
}

describe('a code by text message', () => {
  const asked = async (mobileNum: string) => ({ ...phone(mobileNum), botCheck: await solveBot(site, 'sms') });

  it('[A005] is promised to every number alike: for login, recovery and registration', async () => {
    const modules = { MOBILEVERCODELOGIN3: '1', CHNGPASSVERIF3: '1', MOBILENUMREG3: '1' } as const;
    await changeSettings(site, { modules });
    const all = Object.values(numbers);
    for (const operation of [sendLoginCode, sendRecoveryCode]) {
      await toldAlike(
        'ok',
        all.map((number) => async () => ask(operation, await asked(number))),
      );
    }
    await toldAlike(
      'ok',
      all.map((mobileNo) => async () => {
        const botCheck = await solveBot(site, 'sms');
        return ask(sendRegisterCode, { registerType: 'mobile', mobileNo, countryDialingCode: '+86', botCheck });
      }),
    );
    // The second time as well, during the delay.
    for (const operation of [sendLoginCode, sendRecoveryCode]) {
      for (const number of all) await ask(operation, await asked(number));
      const again: Said[] = [];
      for (const number of all) again.push(await ask(operation, await asked(number)));
      expect(again[0]?.text).toContain('sms_too_soon');
      expect(new Set(again.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      await site.owner.query('delete from kit_limits');
    }
  });

  it('[A005] that is wrong is refused alike: at login, recovery and registration', async () => {
    const modules = { MOBILEVERCODELOGIN3: '1', CHNGPASSVERIF3: '1', MOBILENUMREG3: '1' } as const;
    await changeSettings(site, { modules });
    const all = Object.values(numbers);
    await toldAlike(
      'code_incorrect',
      all.map((username) => async () => {
        const side = { side: 'player', remember: false } as const;
        return ask(login, { type: 'sms', countryDialingCode: '+86', username, password: '123456', ...side });
      }),
    );
    await toldAlike(
      'code_incorrect',
      all.map(
        (number) => async () =>
          ask(recoverByPhone, { ...phone(number), verificationCode: '123456', newPassword: 'seven small boats 7' }),
      ),
    );
    await toldAlike(
      'code_incorrect',
      all.map((number) => async () => {
        const form = await registration(site, number);
        return ask(registerMobile, { ...form, ...phone(number), verificationCode: '123456' });
      }),
    );
  });
});

describe('password recovery', () => {
  it('[A085] is refused alike whether the name, the address, both or neither exist', async () => {
    const form = async (username: string, email: string) => {
      const [captcha, botCheck] = [await solveBot(site, 'captcha'), await solveBot(site, 'recovery')];
      return ask(recoverByEmail, { username, email, captcha, botCheck });
    };
    await toldAlike('username_email_unknown', [
      () => form('nobodyhere', 'nobody@example.com'),
      () => form('nobodyhere', 'somebody@example.com'),
      () => form('somebodyhere', 'nobody@example.com'),
      () => form('somebodyhere', 'typed@example.com'),
      () => form('somebodyelse', 'somebody@example.com'),
    ]);
    // Before the captcha nothing is revealed, not even about a matching pair.
    const unread = async (username: string, email: string) =>
      ask(recoverByEmail, { username, email, captcha: 'WRONG', botCheck: await solveBot(site, 'recovery') });
    await toldAlike('captcha_incorrect', [
      () => unread('nobodyhere', 'nobody@example.com'),
      () => unread('somebodyhere', 'somebody@example.com'),
    ]);
  });
});

describe('a registration', () => {
  it('[A005] reveals nothing of a name, an address or a number without proof of work and captcha', async () => {
    await changeSettings(site, {
      modules: { REGMOBVERF3: '0' },
      register: {
        captcha: { enabled: true, required: true },
        email: { enabled: true, required: true },
        mobileNum: { enabled: true, required: true },
      },
    });
    const people = [
      { username: 'somebodyhere', email: 'somebody@example.com', ...phone(numbers.proved) },
      { username: 'nobodyhere', email: 'nobody@example.com', ...phone(numbers.nobody) },
    ];
    const send = async (changes: Partial<InputOf<typeof register>>) => {
      const form = await registration(site, 'nobodyhere', changes);
      return ask(register, form);
    };
    const captcha = async () => solveBot(site, 'captcha');
    await toldAlike(
      'bot_check_failed',
      people.map((one) => async () => send({ ...one, botCheck: 'e30=', captcha: await captcha() })),
    );
    await toldAlike(
      'captcha_incorrect',
      people.map((one) => () => send({ ...one, captcha: 'WRONG' })),
    );
  });

  it('[A005] reveals nothing more once it has told a few times who has an account, but to those who read a captcha', async () => {
    await changeSettings(site, {
      modules: { REGMOBVERF3: '0', MOBILENUMREG3: '1' },
      register: { recommenderId: { enabled: true } },
    });
    const send = async (username: string, changes: Partial<InputOf<typeof register>> = {}) =>
      ask(register, await registration(site, username, changes));
    const sendMobile = async (number: string) => {
      const form = await registration(site, number.slice(1));
      return ask(registerMobile, { ...form, ...phone(number) });
    };
    const told = [await send('somebodyhere'), await send('SOMEBODYHERE'), await sendMobile(numbers.proved)];
    expect(told.map(({ text }) => (JSON.parse(text) as { code: string }).code)).toEqual([
      'username_taken',
      'username_taken',
      'mobile_taken',
    ]);
    const answers = [
      await send('somebodyhere'),
      await send('nobodyhere'),
      await sendMobile(numbers.proved),
      await sendMobile(numbers.nobody),
      await send('nobodyhere', { recommenderId: 'somebodyhere' }),
      await send('nobodyhere', { recommenderId: 'nobodyatall' }),
      await send('nobodyhere', { captcha: 'WRONG' }),
    ];
    expect(answers[0]?.text).toContain('"code":"captcha_incorrect"');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { rows } = await site.owner.query(`select 1 from identity_accounts where username_key = 'nobodyhere'`);
    expect(rows).toEqual([]);
    expect((await send('somebodyhere', { captcha: await solveBot(site, 'captcha') })).text).toContain('username_taken');
    expect((await send('openedhere', { captcha: await solveBot(site, 'captcha') })).text).toContain('"code":"ok"');
  });

  it('[A005] reveals nothing more anywhere once the brand has told it to many', async () => {
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ('identity.taken.brand:1', 299, now() + interval '1 minute')`,
    );
    const codeOf = async (username: string) =>
      (JSON.parse((await ask(register, await registration(site, username))).text) as { code: string }).code;
    expect(await codeOf('somebodyhere')).toBe('username_taken');
    expect(await codeOf('somebodyhere')).toBe('captcha_incorrect');
    expect(await codeOf('notyethere')).toBe('captcha_incorrect');
  });

  it('[A005] reveals nothing to a crowd sent at once beyond the first of it', async () => {
    const name = 'identity.register.together:127.0.0.1';
    await site.owner.query(
      `insert into kit_limits (name, hits, ends_at) values ($1, 32, now() + interval '1 minute')`,
      [name],
    );
    expect((await ask(register, await registration(site, 'somebodyhere'))).text).toContain('captcha_incorrect');
    const { rows } = await site.owner.query('select hits from kit_limits where name = $1', [name]);
    expect(rows, 'and counts only while it runs').toEqual([{ hits: 32 }]);
  });

  it('[A005] with a number to verify reveals nothing of its owner before the code is right', async () => {
    await changeSettings(site, { register: { mobileNum: { enabled: true, required: true } } });
    await toldAlike(
      'code_incorrect',
      Object.values(numbers).map((number) => async () => {
        const form = { ...phone(number), verificationCode: '123456' };
        return ask(register, await registration(site, 'nobodyhere', form));
      }),
    );
  });
});
