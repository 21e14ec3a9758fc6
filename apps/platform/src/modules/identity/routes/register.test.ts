import { getMemberInfo, register, sendRegisterCode, type InputOf, type SiteSettings } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  goodPassword,
  lastMessage,
  registerMember,
  registration,
  solveBot,
  startPlatform,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ hasRealHashes: true });
});
afterAll(() => site.close());
/** Each test starts with the default settings and fresh rate limits. */
afterEach(async () => {
  await site.owner.query('delete from site_settings');
  await site.owner.query('delete from kit_limits');
  await changeSettings(site, {});
});

type Form = InputOf<typeof register>;

const membersNow = async (): Promise<number> => {
  const { rows } = await site.owner.query<{ n: number }>('select count(*)::integer as n from identity_accounts');
  return rows[0]?.n ?? -1;
};
const send = async (username: string, changes: Partial<Form> = {}, host: string = brandHosts.first) =>
  site.call(register, await registration(site, username, changes, { host }), { host });
const codeOf = async (username: string, changes: Partial<Form> = {}) => (await send(username, changes)).answer.code;
/** Sends a raw sealed body, bypassing the contract. */
const sendSealed = async (body: unknown, method = 'POST', headers: Record<string, string> = {}) => {
  const envelope = await site.seal(register.path, body);
  const response = await site.send(method, register.path, { body: JSON.stringify({ envelope }), headers });
  const { code, value } = response.json() as { code: string; value: { field?: string } | null };
  return { status: response.status, code, field: value?.field };
};
const asked: Partial<SiteSettings['register']['line']> = { enabled: true, required: true };

describe('works', () => {
  it("[REG-12] [REG-13] opens a signed-in account, with an empty wallet in the brand's currency", async () => {
    const { status, answer } = await send('Harbour1');
    expect([status, answer.code]).toEqual([200, 'ok']);
    expect(answer.value).toMatchObject({
      account: 'Harbour1',
      session: {
        firstTimeLogin: true,
        needsPasswordChange: false,
        userInfo: { account: 'Harbour1', nickname: 'Harbour1', type: 0, currency: 'CNY', language: 'CN' },
      },
    });
    const token = answer.value?.session?.token ?? '';
    const info = await site.call(getMemberInfo, {}, { token });
    expect(info.answer.value?.account).toBe('Harbour1');
    const { rows } = await site.owner.query(
      `select a.name, a.currency, a.balance from wallet_accounts a where a.member_id = $1`,
      [answer.value?.session?.userInfo.id],
    );
    expect(rows).toEqual([{ name: 'main', currency: 'CNY', balance: 0n }]);
  });

  it('[REG-01] stores the referral code and both consents with version and time', async () => {
    const { memberId: ownerId } = await registerMember(site);
    await site.platform.identity.addInvitation({ brandId: 1, code: 'ABC', ownerId });
    const { answer } = await send('referred', { referralCode: 'ABC' });
    const id = answer.value?.session?.userInfo.id;
    const account = await site.owner.query('select referral_code from identity_accounts where id = $1', [id]);
    expect(account.rows).toEqual([{ referral_code: 'ABC' }]);
    const consents = await site.owner.query<{ kind: string; version: string; given_at: Date }>(
      'select kind, version, given_at from identity_consents where member_id = $1 order by kind',
      [id],
    );
    expect(consents.rows.map((row) => [row.kind, row.version !== '', row.given_at instanceof Date])).toEqual([
      ['age', true, true],
      ['terms', true, true],
    ]);
  });

  it('[A069] accepts PUT as well as POST, with the same checks', async () => {
    expect(await sendSealed(await registration(site, 'byput'), 'PUT')).toMatchObject({ status: 200, code: 'ok' });
    expect(await sendSealed(await registration(site, 'by put'), 'PUT')).toMatchObject({
      status: 400,
      code: 'username_invalid',
    });
  });

  it('keeps the spaces of a password and stores it as Argon2id', async () => {
    const password = '  seven small boats  ';
    await send('spaces', { password, confirmPassword: password });
    const { rows } = await site.owner.query<{ hash: string }>(
      `select password_hash as hash from identity_accounts where username_key = 'spaces'`,
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets two brands have the same name', async () => {
    await send('samename');
    const { answer } = await send('samename', {}, brandHosts.second);
    expect(answer.code).toBe('ok');
    const { rows } = await site.owner.query(
      `select brand_id from identity_accounts where username_key = 'samename' order by brand_id`,
    );
    expect(rows).toEqual([{ brand_id: 1 }, { brand_id: 2 }]);
  });

  it('[ENTITY-02] [ENTITY-03] [ENTITY-04] [ENTITY-05] [ENTITY-08] [CALL-09] stores the fields that the brand requires, and no others', async () => {
    const friend = await registerMember(site);
    const { rows: invitations } = await site.owner.query<{ code: string }>(
      'select code from identity_invitations where owner_id = $1',
      [friend.memberId],
    );
    const code = invitations[0]?.code ?? '';
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    const names = ['payeeName', 'email', 'qqNum', 'recommenderId', 'affiliateCode', 'paymentPassword'] as const;
    const more = ['line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'mobileNum'] as const;
    await changeSettings(site, {
      modules: { REGMOBVERF3: '0' },
      register: Object.fromEntries([...names, ...more].map((name) => [name, asked])),
    });
    const filled: Partial<Form> = {
      payeeName: ' 王小明 ',
      email: 'Full@Example.com',
      qqNum: '12345678',
      recommenderId: friend.account.toUpperCase(),
      affiliateCode: code.toLowerCase(),
      paymentPassword: '834512',
      line: 'line-id',
      whatsapp: '60123456789',
      facebook: 'fb.name',
      wechat: 'wx_name',
      idNumber: '11010519491231002X',
      mobileNum: '138 0013 8111',
      countryDialingCode: '+86',
      registerUrl: 'http://localhost/register?token=secret#x',
      captcha: 'not asked for',
    };
    const { answer } = await send('fullform', filled);
    expect(answer.code).toBe('ok');
    const { rows } = await site.owner.query<Record<string, unknown>>(
      `select p.payee_name, p.qq_num, p.line, p.whatsapp, p.facebook, p.wechat, p.id_number, p.recommender_id,
              p.invited_by, p.affiliate_code, p.register_url, p.payment_password_hash, a.password_hash
         from identity_profiles p join identity_accounts a on a.id = p.member_id where a.username_key = 'fullform'`,
    );
    expect(rows[0]).toMatchObject({
      payee_name: '王小明',
      qq_num: '12345678',
      line: 'line-id',
      whatsapp: '60123456789',
      facebook: 'fb.name',
      wechat: 'wx_name',
      id_number: '11010519491231002X',
      recommender_id: friend.memberId,
      invited_by: friend.memberId,
      register_url: 'http://localhost/register',
    });
    expect(rows[0]?.['payment_password_hash']).toMatch(/^\$argon2id\$/);
    expect(rows[0]?.['payment_password_hash']).not.toBe(rows[0]?.['password_hash']);
    const contacts = await site.owner.query(
      `select c.kind, c.value, c.verified_at from identity_contacts c join identity_accounts a on a.id = c.member_id
        where a.username_key = 'fullform' order by c.kind`,
    );
    expect(contacts.rows).toEqual([
      { kind: 'email', value: 'full@example.com', verified_at: null },
      { kind: 'mobile', value: '+8613800138111', verified_at: null },
    ]);

    // At a brand that requires none of them, the same form stores none.
    await changeSettings(site, {
      register: Object.fromEntries([...names, ...more].map((name) => [name, { enabled: false, required: false }])),
    });
    expect(await codeOf('plainform', { ...filled, email: 'not an address' })).toBe('ok');
    const plain = await site.owner.query<Record<string, unknown>>(
      `select p.*, (select count(*)::integer from identity_contacts c where c.member_id = p.member_id) as contacts
         from identity_profiles p join identity_accounts a on a.id = p.member_id where a.username_key = 'plainform'`,
    );
    expect(plain.rows[0]).toMatchObject({ payee_name: null, qq_num: null, payment_password_hash: null, contacts: 0 });
  });

  it('[REG-11] [CALL-05] opens an account with a number verified by a code, which is used up', async () => {
    await changeSettings(site, { register: { mobileNum: asked } });
    const phone = { mobileNum: '13800138112', countryDialingCode: '+86' };
    const botCheck = await solveBot(site, 'sms');
    const input = {
      registerType: 'username',
      username: 'proved',
      mobileNo: '13800138112',
      countryDialingCode: '+86',
    } as const;
    await site.call(sendRegisterCode, { ...input, botCheck });
    const code = (await lastMessage(site, '+8613800138112'))?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    // A taken name does not use up the code.
    expect(await codeOf('Harbour1', { ...phone, verificationCode: code })).toBe('username_taken');
    expect(await codeOf('proved', { ...phone, verificationCode: code })).toBe('ok');
    expect(await codeOf('proved2', { ...phone, verificationCode: code })).toBe('code_incorrect');
    const { rows } = await site.owner.query(
      `select verified_at is not null as is_verified from identity_contacts where value = '+8613800138112'`,
    );
    expect(rows).toEqual([{ is_verified: true }]);
  });

  it('[REG-13] [A062] returns the account only where the brand requires a login, and opens no session', async () => {
    await changeSettings(site, { modules: { DIRECTREG3: '0' } });
    const { answer } = await send('notyetin');
    expect(answer.value).toEqual({ account: 'notyetin', session: null });
    const { rows } = await site.owner.query(
      `select 1 from identity_sessions s join identity_accounts a on a.id = s.member_id where a.username_key = 'notyetin'`,
    );
    expect(rows).toEqual([]);
  });

  it('[VALID-23] accepts a solved captcha where the brand requires one', async () => {
    await changeSettings(site, { register: { captcha: asked } });
    expect(await codeOf('nocaptcha')).toBe('field_required');
    expect(await codeOf('badcaptcha', { captcha: 'ABCD' })).toBe('captcha_incorrect');
    expect(await codeOf('goodcaptcha', { captcha: await solveBot(site, 'captcha') })).toBe('ok');
  });
});

describe('refuses', () => {
  it("[VALID-07] [VALID-08] [VALID-09] [VALID-24] names and passwords against the brand's rules, without a new build", async () => {
    await changeSettings(site, {
      register: {
        username: { minLength: 6, maxLength: 8 },
        password: { minLength: 6, maxLength: 12, patternId: 8, acceptedPattern: '.*7.*' },
      },
    });
    const cases: [string, Partial<Form>, unknown][] = [
      ['', {}, { code: 'field_required', value: { field: 'username' } }],
      [
        'short',
        {},
        { code: 'username_invalid', value: { field: 'username', reason: 'length', minLength: 6, maxLength: 8 } },
      ],
      ['toolongname', {}, { code: 'username_invalid', value: { reason: 'length' } }],
      ['with_it', {}, { code: 'username_invalid', value: { reason: 'pattern' } }],
      ['rightone', { password: '' }, { code: 'field_required', value: { field: 'password' } }],
      [
        'rightone',
        { password: 'Ab7' },
        { code: 'password_invalid', value: { reason: 'length', minLength: 6, maxLength: 12 } },
      ],
      [
        'rightone',
        { password: 'mudbrick7' },
        { code: 'password_invalid', value: { field: 'password', reason: 'pattern' } },
      ],
      ['rightone', { password: 'Mudbrick8' }, { code: 'password_invalid', value: { reason: 'pattern' } }],
      ['rightone', { password: 'Mudbrick7' }, { code: 'confirmation_incorrect', value: { field: 'confirmPassword' } }],
    ];
    for (const [name, changes, refusal] of cases) {
      expect((await send(name, changes)).answer, JSON.stringify([name, changes])).toMatchObject({
        success: false,
        ...(refusal as object),
      });
    }
    expect(await codeOf('rightone', { password: 'Mudb7k', confirmPassword: 'Mudb7k' })).toBe('ok');
  });

  const fields: [string, keyof Form & keyof SiteSettings['register'], string, string, string][] = [
    ['[VALID-12]', 'payeeName', 'x', '王小明', 'real_name_invalid'],
    ['[VALID-13]', 'paymentPassword', '12345a', '834512', 'field_invalid'],
    ['[VALID-14]', 'qqNum', '12a45', '12345', 'field_invalid'],
    ['[VALID-15]', 'line', 'a b c', 'abc', 'field_invalid'],
    ['[VALID-16]', 'whatsapp', '+60 12', '60123456789', 'field_invalid'],
    ['[VALID-17]', 'facebook', 'a b c', 'abc', 'field_invalid'],
    ['[VALID-18]', 'wechat', 'ab', 'abc', 'field_invalid'],
    ['[VALID-19]', 'idNumber', '12345-', '123456', 'field_invalid'],
    ['[VALID-20]', 'email', 'a@b', 'a@b.co', 'email_invalid'],
    ['[VALID-21]', 'recommenderId', 'no-one!', 'Harbour1', 'field_invalid'],
    ['[VALID-22]', 'affiliateCode', '!!!!', 'BAIZE88', 'invitation_code_error'],
  ];
  it.each(fields)('%s %s in its own form, and only where it is configured', async (_ids, name, bad, good, code) => {
    const username = `f${name.toLowerCase().slice(0, 12)}`;
    if (name === 'affiliateCode') {
      const owner = await registerMember(site);
      await site.owner.query(
        `insert into identity_invitations (brand_id, code, owner_id, kind) values (1, 'BAIZE88', $1, 'agent')`,
        [owner.memberId],
      );
    }
    expect(await codeOf(`${username}0`, { [name]: bad })).toBe('ok');
    await changeSettings(site, { register: { [name]: { enabled: true, required: false } } });
    expect(await codeOf(`${username}1`)).toBe('ok');
    await changeSettings(site, { register: { [name]: asked } });
    for (const empty of [undefined, '', '   ']) {
      if (name === 'paymentPassword' && empty === '   ') continue;
      const { answer } = await send(`${username}2`, empty === undefined ? {} : { [name]: empty });
      expect([answer.code, answer.value], JSON.stringify(empty)).toMatchObject(['field_required', { field: name }]);
    }
    const { answer } = await send(`${username}2`, { [name]: bad });
    expect([answer.code, answer.value]).toMatchObject([code, { field: name }]);
    expect(await codeOf(`${username}2`, { [name]: good })).toBe('ok');
  });

  it('[ERR-03] an unknown invitation code or recommender, typed or from a link', async () => {
    await changeSettings(site, { register: { affiliateCode: { enabled: true }, recommenderId: { enabled: true } } });
    expect(await codeOf('invited', { affiliateCode: 'NOBODY99' })).toBe('invitation_code_error');
    const { answer } = await send('invited', { recommenderId: 'nobodyhere' });
    expect([answer.code, answer.value]).toMatchObject(['field_invalid', { field: 'recommenderId' }]);
    const linked = (await send('invited', { referralCode: 'NOBODY99' })).answer;
    expect([linked.code, linked.value]).toMatchObject(['invitation_code_error', { field: 'referralCode' }]);
    const { rows } = await site.owner.query(`select 1 from identity_accounts where username_key = 'invited'`);
    expect(rows, 'and opens no account').toEqual([]);
  });

  it('[A060] a payment password that is the password', async () => {
    await changeSettings(site, {
      register: { paymentPassword: { ...asked, minLength: 6, maxLength: 64, patternId: 1 } },
    });
    const { status, answer } = await send('samepay', { paymentPassword: goodPassword });
    expect([status, answer.code]).toEqual([400, 'payment_password_same']);
  });

  it('[VALID-10] [VALID-11] [A046] an invalid number or code', async () => {
    await changeSettings(site, { register: { mobileNum: { enabled: true } } });
    expect(await codeOf('nonumber')).toBe('ok');
    await changeSettings(site, { register: { mobileNum: asked } });
    const phone = { mobileNum: '13800138113', countryDialingCode: '+86' };
    expect(await codeOf('number', { countryDialingCode: '+86', mobileNum: ' ' })).toBe('field_required');
    expect(await codeOf('number', { ...phone, mobileNum: '138001381x3' })).toBe('mobile_invalid');
    expect(await codeOf('number', { ...phone, mobileNum: '10000000000' })).toBe('mobile_invalid');
    expect(await codeOf('number', { ...phone, countryDialingCode: '+33' })).toBe('country_not_offered');
    for (const verificationCode of [undefined, '', ' ']) {
      expect(await codeOf('number', verificationCode === undefined ? phone : { ...phone, verificationCode })).toBe(
        'field_required',
      );
    }
    for (const verificationCode of ['0', '000000', '123456', '1'.repeat(255), '１２３４５６', '12345 ', '-12345']) {
      expect(await codeOf('number', { ...phone, verificationCode }), verificationCode).toBe('code_incorrect');
    }
    const form = await registration(site, 'number', phone);
    for (const verificationCode of [null, 0, 123456, [], {}, ['123456'], true]) {
      expect(await sendSealed({ ...form, verificationCode })).toMatchObject({ status: 400, code: 'invalid_input' });
    }
  });

  it('[VALID-27] a code of 256 characters as invalid input, while 255 are merely wrong', async () => {
    await changeSettings(site, { register: { mobileNum: asked } });
    const form = await registration(site, 'longcode', { mobileNum: '13800138114', countryDialingCode: '+86' });
    expect(await sendSealed({ ...form, verificationCode: '1'.repeat(256) })).toMatchObject({ code: 'invalid_input' });
    expect(await sendSealed({ ...form, verificationCode: '1'.repeat(255) })).toMatchObject({ code: 'code_incorrect' });
  });

  it('to keep a typed number and address that another account has verified', async () => {
    await changeSettings(site, {
      modules: { REGMOBVERF3: '0' },
      register: { mobileNum: { enabled: true }, email: { enabled: true } },
    });
    const mine = { mobileNum: '13800138115', countryDialingCode: '+86', email: 'mine@example.com' };
    expect(await codeOf('firstone', mine)).toBe('ok');
    // Typed is not verified: nobody can block a number or an address for its owner.
    expect(await codeOf('secondone', mine)).toBe('ok');
    await site.owner.query(
      `update identity_contacts c set verified_at = now() from identity_accounts a
        where a.id = c.member_id and a.username_key = 'firstone'`,
    );
    // A refusal would tell who has an account, so the account opens without them.
    expect(await codeOf('thirdone', { ...mine, email: 'MINE@example.com' })).toBe('ok');
    const contactsOf = async (name: string): Promise<unknown[]> => {
      const { rows } = await site.owner.query(
        `select c.kind, c.value from identity_contacts c join identity_accounts a on a.id = c.member_id
          where a.username_key = $1`,
        [name],
      );
      return rows;
    };
    expect(await contactsOf('thirdone')).toEqual([]);
    expect(await codeOf('fourthone', { ...mine, email: 'other@example.com' })).toBe('ok');
    expect(await contactsOf('fourthone')).toEqual([{ kind: 'email', value: 'other@example.com' }]);
  });

  it('[REG-10] a registration without a bot check of its own, and a reused one', async () => {
    expect(await codeOf('robotic', { botCheck: 'e30=' })).toBe('bot_check_failed');
    expect(await codeOf('robotic', { botCheck: await solveBot(site, 'login') })).toBe('bot_check_failed');
    const botCheck = await solveBot(site, 'register');
    expect(await codeOf('robotic', { botCheck })).toBe('ok');
    expect(await codeOf('robotic2', { botCheck })).toBe('bot_check_failed');
  });

  it('[A054] all but one of 50 concurrent registrations of one name, upper and lower case, over two processes', async () => {
    const form = await registration(site, 'contested');
    const checks = await Promise.all(Array.from({ length: 50 }, () => solveBot(site, 'register')));
    const other = await startPlatform({ beside: site, hasRealHashes: true });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 3 === 0 ? other : site).call(register, {
          ...form,
          username: index % 2 ? 'Contested' : 'cONTESTED',
          botCheck: checks[index] ?? '',
        }),
      ),
    );
    await other.close();
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    // So many together need a captcha, most of them.
    const known = ['ok', 'username_taken', 'captcha_incorrect', 'overloaded'];
    expect(codes.every((code) => known.includes(code))).toBe(true);
    const { rows } = await site.owner.query(
      `select (select count(*)::integer from identity_accounts where username_key = 'contested') as accounts,
              (select count(*)::integer from wallet_accounts w join identity_accounts a on a.id = w.member_id
                where a.username_key = 'contested') as wallets`,
    );
    expect(rows).toEqual([{ accounts: 1, wallets: 1 }]);
  });

  it('[A017] look-alike names', async () => {
    const before = await membersNow();
    const names = [
      'ᴮᴵᴳᴮᴵᴿᴰ',
      'ｐｌａｙｅｒ９',
      'ﬁsherman',
      'playér9',
      'pläyer9',
      'рlayer9',
      'play\u200ber9',
      '\u202erelyalp',
      '\u212aelvin9',
      'ab1',
      'abcdefghijklmnopq',
      '9player',
      'play er9',
      "o'brien--",
    ];
    for (const name of names) {
      expect(await codeOf(name), name).toBe('username_invalid');
    }
    expect(await membersNow()).toBe(before);
  });

  it('passwords that are too short, too long, blank, common or the name', async () => {
    const before = await membersNow();
    const refused: [string, string][] = [
      ['short 1', 'password_invalid'],
      ['x'.repeat(65), 'password_invalid'],
      ['         ', 'password_invalid'],
      ['password', 'password_too_common'],
      ['P@ssw0rd2024!', 'password_too_common'],
      ['12345678', 'password_too_common'],
      ['Qwertyuiop', 'password_too_common'],
      ['19880808', 'password_too_common'],
      ['woaini1314', 'password_too_common'],
      ['aaaaaaaaaa', 'password_too_common'],
      ['lighter77', 'password_too_common'],
      ['baize2026', 'password_too_common'],
    ];
    for (const [password, code] of refused) {
      expect(await codeOf('lighter', { password, confirmPassword: password }), password).toBe(code);
    }
    expect(await membersNow()).toBe(before);
  });

  it('[A061] [REG-07] [REG-08] a missing confirmation, age or acceptance of terms', async () => {
    const before = await membersNow();
    const cases: [Partial<Form>, string][] = [
      [{ confirmPassword: `${goodPassword} ` }, 'confirmation_incorrect'],
      [{ isAdult: false }, 'age_required'],
      [{ hasAcceptedTerms: false }, 'terms_required'],
    ];
    for (const [changes, code] of cases) {
      const { status, answer } = await send('nobody', changes);
      expect([status, answer.code]).toEqual([400, code]);
    }
    const { isAdult, hasAcceptedTerms, ...rest } = await registration(site, 'nobody');
    expect(await sendSealed({ ...rest, isAdult })).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(await sendSealed({ ...rest, hasAcceptedTerms, isAdult: 'true' })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    });
    expect(await membersNow()).toBe(before);
  });

  it('[A018] NUL and lone surrogates, [A053] prototype keys and [A021] duplicate keys', async () => {
    const before = await membersNow();
    const text = JSON.stringify(await registration(site, 'nobody'));
    const bodies = [
      text.replace('mud brick', 'mud\\u0000brick'),
      text.replace('mud brick', 'mud\\ud800brick'),
      text.replace('{', '{"__proto__":{"type":1},'),
      text.replace('{', '{"constructor":{"prototype":{}},'),
      text.replace('{', '{"username":"somebody",'),
    ];
    for (const body of bodies) {
      const envelope = await site.sealText(register.path, body);
      const response = await site.send('POST', register.path, { body: JSON.stringify({ envelope }) });
      expect(response.status, body).toBe(400);
      expect(['malformed_body', 'duplicate_key']).toContain((response.json() as { code: string }).code);
    }
    expect(await membersNow()).toBe(before);
  });
});

describe('forbids', () => {
  it("[A052] fields that would escalate the account's rights", async () => {
    const before = await membersNow();
    const extras = {
      type: 1,
      balance: '5',
      isAgent: true,
      brandId: 2,
      uplineId: 1,
      status: 'active',
      rebate: 1,
      id: 1,
    };
    for (const [name, value] of Object.entries({ ...extras, createdAt: '2020-01-01' })) {
      const refusal = await sendSealed({ ...(await registration(site, 'nobody')), [name]: value });
      expect(refusal, name).toMatchObject({ status: 400, code: 'unknown_field' });
    }
    expect(await membersNow()).toBe(before);
  });

  it('choosing the brand: only the host decides', async () => {
    await send('otherbrand', { domain: brandHosts.second, registerUrl: 'http://127.0.0.1/' });
    const { rows } = await site.owner.query(
      `select brand_id, registered_host from identity_accounts where username_key = 'otherbrand'`,
    );
    expect(rows).toEqual([{ brand_id: 1, registered_host: 'localhost' }]);
  });

  it('[A101] cross-site pages, forms and method overrides', async () => {
    const before = await membersNow();
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await sendSealed(await registration(site, 'nobody'), 'POST', { origin })).toMatchObject({
        status: 403,
        code: 'wrong_origin',
      });
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await sendSealed(await registration(site, 'nobody'), 'POST', { 'content-type': type })).toMatchObject({
        status: 415,
        code: 'unsupported_media_type',
      });
    }
    const overridden = await site.send('GET', register.path, { headers: { 'x-http-method-override': 'POST' } });
    expect([404, 405]).toContain(overridden.status);
    expect(await membersNow()).toBe(before);
  });

  it('[A058] registering by name while the brand has that disabled', async () => {
    await changeSettings(site, { modules: { USERNAMEREG3: '0' } });
    const { status, answer } = await send('closedname');
    expect([status, answer.code]).toEqual([403, 'registration_closed']);
  });

  it('[A057] markup and foreign URLs in the form from being more than data', async () => {
    const registerUrl = '"><script>alert(1)</script>';
    await send('markup', { registerUrl, domain: '<img src=x onerror=alert(1)>' });
    const { rows } = await site.owner.query(
      `select a.brand_id, a.registered_host, p.register_url, p.register_domain from identity_accounts a
         join identity_profiles p on p.member_id = a.id where a.username_key = 'markup'`,
    );
    expect(rows).toEqual([
      {
        brand_id: 1,
        registered_host: 'localhost',
        register_url: registerUrl,
        register_domain: '<img src=x onerror=alert(1)>',
      },
    ]);
    const form = { ...(await registration(site, 'markup2')), registerMethod: '<b>' };
    expect(await sendSealed(form)).toMatchObject({ status: 400, code: 'invalid_input' });
  });
});
