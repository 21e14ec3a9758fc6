import { getMemberInfo, register } from '@baize/contract';
import { brandHosts, goodPassword, registration, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const membersNow = async (): Promise<number> => {
  const { rows } = await site.owner.query<{ n: number }>('select count(*)::integer as n from identity_accounts');
  return rows[0]?.n ?? -1;
};
/** Sends a sealed body as it stands, whatever the contract says of it. */
const sendSealed = async (body: unknown, method = 'POST', headers: Record<string, string> = {}) => {
  const envelope = await site.seal(register.path, body);
  const response = await site.send(method, register.path, { body: JSON.stringify({ envelope }), headers });
  return { status: response.status, code: (response.json() as { code: string }).code };
};

describe('works', () => {
  it('[REG-12] [REG-13] opens an account that is signed in, with an empty wallet in the currency of the brand', async () => {
    const { status, answer } = await site.call(register, registration('Harbour1'));
    expect([status, answer.code]).toEqual([200, 'ok']);
    expect(answer.value).toMatchObject({
      firstTimeLogin: true,
      userInfo: { account: 'Harbour1', nickname: 'Harbour1', type: 0, currency: 'CNY', language: 'CN' },
    });
    const token = answer.value?.token ?? '';
    const info = await site.call(getMemberInfo, {}, { token });
    expect(info.answer.value?.account).toBe('Harbour1');
    const { rows } = await site.owner.query(
      `select a.name, a.currency, a.balance from wallet_accounts a where a.member_id = $1`,
      [answer.value?.userInfo.id],
    );
    expect(rows).toEqual([{ name: 'main', currency: 'CNY', balance: 0n }]);
  });

  it('[REG-01] stores the referral code and both consents with version and time', async () => {
    const { answer } = await site.call(register, registration('referred', { referralCode: 'ABC' }));
    const id = answer.value?.userInfo.id;
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

  it('[A069] takes PUT as well as POST, with the same checks', async () => {
    expect(await sendSealed(registration('byput'), 'PUT')).toEqual({ status: 200, code: 'ok' });
    expect(await sendSealed(registration('by put'), 'PUT')).toEqual({ status: 400, code: 'username_invalid' });
  });

  it('keeps the spaces of a password and stores it as Argon2id', async () => {
    const password = '  seven small boats  ';
    await site.call(register, registration('spaces', { password, confirmPassword: password }));
    const { rows } = await site.owner.query<{ hash: string }>(
      `select password_hash as hash from identity_accounts where username_key = 'spaces'`,
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('lets two brands have the same name', async () => {
    await site.call(register, registration('samename'));
    const { answer } = await site.call(register, registration('samename'), { host: brandHosts.second });
    expect(answer.code).toBe('ok');
    const { rows } = await site.owner.query(
      `select brand_id from identity_accounts where username_key = 'samename' order by brand_id`,
    );
    expect(rows).toEqual([{ brand_id: 1 }, { brand_id: 2 }]);
  });
});

describe('refuses', () => {
  it('[A054] all but one of 50 parallel registrations of one name, upper and lower case', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        site.call(register, registration(index % 2 ? 'Contested' : 'cONTESTED')),
      ),
    );
    const codes = answers.map(({ answer }) => answer.code);
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.every((code) => ['ok', 'username_taken', 'overloaded'].includes(code))).toBe(true);
    const { rows } = await site.owner.query(
      `select (select count(*)::integer from identity_accounts where username_key = 'contested') as accounts,
              (select count(*)::integer from wallet_accounts w join identity_accounts a on a.id = w.member_id
                where a.username_key = 'contested') as wallets`,
    );
    expect(rows).toEqual([{ accounts: 1, wallets: 1 }]);
  });

  it('[A017] names that only look like names', async () => {
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
      '',
    ];
    for (const name of names) {
      expect((await site.call(register, registration(name))).answer.code, name).toBe('username_invalid');
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
      const input = registration('lighter', { password, confirmPassword: password });
      expect((await site.call(register, input)).answer.code, password).toBe(code);
    }
    expect(await membersNow()).toBe(before);
  });

  it('[A061] [REG-07] [REG-08] a missing confirmation, age or acceptance of terms', async () => {
    const before = await membersNow();
    const cases: [Parameters<typeof registration>[1], string][] = [
      [{ confirmPassword: `${goodPassword} ` }, 'confirmation_incorrect'],
      [{ isAdult: false }, 'age_required'],
      [{ hasAcceptedTerms: false }, 'terms_required'],
    ];
    for (const [changes, code] of cases) {
      const { status, answer } = await site.call(register, registration('nobody', changes));
      expect([status, answer.code]).toEqual([400, code]);
    }
    const { isAdult, hasAcceptedTerms, ...rest } = registration('nobody');
    expect(await sendSealed({ ...rest, isAdult })).toEqual({ status: 400, code: 'invalid_input' });
    expect(await sendSealed({ ...rest, hasAcceptedTerms, isAdult: 'true' })).toEqual({
      status: 400,
      code: 'invalid_input',
    });
    expect(await membersNow()).toBe(before);
  });

  it('[A018] NUL and lone surrogates, [A053] keys that reach for a prototype and [A021] doubled keys', async () => {
    const before = await membersNow();
    const text = JSON.stringify(registration('nobody'));
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

  it('a registration while the brand takes none', async () => {
    await site.owner.query(`update site_brands set is_registration_open = false where code = 'other'`);
    await expect
      .poll(async () => (await site.call(register, registration('late'), { host: brandHosts.second })).answer.code, {
        timeout: 5_000,
      })
      .toBe('registration_closed');
  });
});

describe('forbids', () => {
  it('[A052] fields that would make more of the account than it is', async () => {
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
      const refusal = await sendSealed({ ...registration('nobody'), [name]: value });
      expect(refusal, name).toEqual({ status: 400, code: 'unknown_field' });
    }
    expect(await membersNow()).toBe(before);
  });

  it('choosing the brand: only the host decides, whatever the form says', async () => {
    const input = registration('otherbrand', { domain: brandHosts.second, registerUrl: 'http://127.0.0.1/' });
    await site.call(register, input);
    const { rows } = await site.owner.query(
      `select brand_id, registered_host from identity_accounts where username_key = 'otherbrand'`,
    );
    expect(rows).toEqual([{ brand_id: 1, registered_host: 'localhost' }]);
  });

  it('[A101] pages of other sites, forms and overridden methods', async () => {
    const before = await membersNow();
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      expect(await sendSealed(registration('nobody'), 'POST', { origin })).toEqual({
        status: 403,
        code: 'wrong_origin',
      });
    }
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x']) {
      expect(await sendSealed(registration('nobody'), 'POST', { 'content-type': type })).toEqual({
        status: 415,
        code: 'unsupported_media_type',
      });
    }
    const overridden = await site.send('GET', register.path, { headers: { 'x-http-method-override': 'POST' } });
    expect([404, 405]).toContain(overridden.status);
    expect(await membersNow()).toBe(before);
  });
});
