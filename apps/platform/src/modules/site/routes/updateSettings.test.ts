import { getSettings, getStatus, updateSettings, type SiteSettings } from '@baize/contract';
import { brandHosts, openOperator, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform();
  operator = await openOperator(site);
});
afterAll(() => site.close());

const read = async () => (await site.call(getSettings, {}, { token: operator.token })).answer.value!;
const save = (settings: SiteSettings, version: number) =>
  site.call(updateSettings, { settings, version }, { token: operator.token });
/** Tries a change of what stands now. */
async function attempt(change: (settings: SiteSettings) => object) {
  const { settings, version } = await read();
  const answer = await site.send('POST', '/ops/site/updateSettings', {
    body: JSON.stringify({ settings: { ...settings, ...change(settings) }, version }),
    headers: { authorization: `Bearer ${operator.token}` },
  });
  return answer.json() as { code: string; value: { field?: string } | null };
}
const withPattern = (acceptedPattern: string) => (settings: SiteSettings) => ({
  register: { ...settings.register, username: { ...settings.register.username, acceptedPattern } },
});

describe('works', () => {
  it('takes effect in every process within a second, with an audit row of both states', async () => {
    const beside = await startPlatform({ beside: site });
    try {
      const { settings, version } = await read();
      const { answer } = await save({ ...settings, customerService: 'https://help.example/chat' }, version);
      expect(answer.value).toEqual({ version: version + 1 });
      const shown = async (one: TestPlatform) => {
        const { value } = (await one.call(getStatus, {})).answer;
        return value?.status === 0 ? value.info.customerService : undefined;
      };
      expect(await shown(site)).toBe('https://help.example/chat');
      await expect.poll(() => shown(beside)).toBe('https://help.example/chat');
    } finally {
      await beside.close();
    }
    const { rows } = await site.owner.query<{ before: string; after: string; actor: string }>(
      `select actor, before::text, after::text from audit_trail where action = 'site.updateSettings' order by id desc limit 1`,
    );
    const [act] = rows;
    expect(act?.actor).toBe(operator.username);
    const [before, after] = [act?.before, act?.after].map(
      (text) => JSON.parse(text ?? '{}') as Record<string, unknown>,
    );
    expect([before?.['customerService'], after?.['customerService']]).toEqual(['', 'https://help.example/chat']);
    expect(after?.['register.username.minLength']).toBe(4);
  });

  it('accepts expressions of the linear-time engine', async () => {
    for (const pattern of ['*', '^[a-z]{4,8}$', '[A-Za-z]+ [A-Za-z]+', '(?:ab)+c', '\\(x+\\)*']) {
      expect((await attempt(withPattern(pattern))).code, pattern).toBe('ok');
    }
    expect((await attempt(withPattern('*'))).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('[A106] outdated versions, also under concurrency', async () => {
    const { settings, version } = await read();
    const answers = await Promise.all([1, 2, 3, 4].map((smsMinutes) => save({ ...settings, smsMinutes }, version)));
    expect(answers.filter(({ answer }) => answer.success).length).toBe(1);
    for (const { status, answer } of answers)
      if (!answer.success) expect([status, answer.code]).toEqual([409, 'version_conflict']);
    expect((await read()).version).toBe(version + 1);
  });

  it('[A073] expressions with nested quantifiers', async () => {
    for (const pattern of ['^([A-Za-z]+\\s?)+$', '(a*)*', '((ab)+c){2,}', '(?:x{2,})+', '([a]+)*']) {
      expect(await attempt(withPattern(pattern)), pattern).toMatchObject({
        code: 'pattern_invalid',
        value: { field: 'register.username.acceptedPattern' },
      });
    }
  });

  it('[A074] invalid expressions, and those with look-around or back-references', async () => {
    for (const pattern of ['(?=a)b', '(?<!a)b', '(a)\\1', '[a', '(', 'a**', '']) {
      expect((await attempt(withPattern(pattern))).code, pattern).toBe('pattern_invalid');
    }
  });

  it('contradictory settings, naming the field', async () => {
    const cases: [(settings: SiteSettings) => object, string][] = [
      [() => ({ defaultLanguage: 'MS' }), 'defaultLanguage'],
      [() => ({ languages: ['CN', 'CN'] }), 'languages'],
      [() => ({ region: { mode: 'allow', countries: [], message: {} } }), 'region.countries'],
      [() => ({ region: { mode: 'block', countries: ['QQ'], message: {} } }), 'region.countries'],
      [() => ({ dialingCountries: ['AQ'] }), 'dialingCountries'],
      [() => ({ phoneCodes: 'firebase' }), 'firebase'],
      [
        ({ register }) => ({ register: { ...register, email: { ...register.email, required: true } } }),
        'register.email.required',
      ],
      [
        ({ register }) => ({ register: { ...register, username: { ...register.username, minLength: 20 } } }),
        'register.username.minLength',
      ],
      [
        ({ register }) => ({ register: { ...register, password: { ...register.password, minLength: 5 } } }),
        'register.password.minLength',
      ],
      [
        ({ register }) => ({
          register: { ...register, paymentPassword: { ...register.paymentPassword, minLength: 0 } },
        }),
        'register.paymentPassword.minLength',
      ],
    ];
    for (const [change, field] of cases) {
      expect(await attempt(change), field).toMatchObject({ code: 'setting_invalid', value: { field } });
    }
  });

  it('texts in an unsupported language, naming its code', async () => {
    const message: Record<string, string> = { XX: 'a' };
    expect(await attempt(() => ({ region: { mode: 'off', countries: [], message } }))).toMatchObject({
      code: 'unknown_field',
      message: 'Unknown field: XX',
    });
  });

  it('a registration by number without a way to deliver its password', async () => {
    const modules = { MOBILENUMREG3: '1', MOBILENUMPASSREG3: '0', REGMOBVERF3: '0' } as const;
    const tried = (change: Partial<SiteSettings['modules']>) =>
      attempt((settings) => ({ modules: { ...settings.modules, ...modules, ...change } }));
    expect(await tried({})).toMatchObject({
      code: 'setting_invalid',
      value: { field: 'modules.MOBILENUMPASSREG3' },
    });
    const open = [{ MOBILENUMPASSREG3: '1' }, { REGMOBVERF3: '1' }, { MOBILENUMREG3: '0' }] as const;
    for (const change of open) expect((await tried(change)).code, JSON.stringify(change)).toBe('ok');
  });

  it('[A233] image and game hosts that are IP addresses or internal names', async () => {
    for (const host of [
      '127.0.0.1',
      '169.254.169.254',
      '2130706433',
      '0x7f000001',
      '10.0.0x1',
      'localhost',
      'db',
      'db.internal',
    ]) {
      expect((await attempt(() => ({ imageCDNs: [host] }))).code, host).toBe('setting_invalid');
      expect((await attempt(() => ({ launchGameCDNs: [host] }))).code, host).toBe('setting_invalid');
    }
    for (const host of ['file:///etc/passwd', 'https://cdn.example', '[::1]', 'a@b.example', 'cdn.example/x']) {
      expect((await attempt(() => ({ imageCDNs: [host] }))).code, host).toBe('invalid_input');
    }
    expect((await attempt(() => ({ imageCDNs: ['img.example', 'img2.example:8443'] }))).code).toBe('ok');
    expect((await attempt(() => ({ imageCDNs: [] }))).code).toBe('ok');
  });

  it('[A078] script in the analytics id and in addresses', async () => {
    for (const gtagId of ['G-1<script>', "G-1';alert(1)//", 'javascript:alert(1)', 'G-']) {
      expect((await attempt(() => ({ analytics: { gtagId } }))).code, gtagId).toBe('invalid_input');
    }
    for (const customerService of [
      'javascript:alert(1)',
      'http://x.example',
      'https://x.example/"onload=',
      'data:text/html,x',
    ]) {
      expect((await attempt(() => ({ customerService }))).code, customerService).toBe('invalid_input');
    }
    expect((await attempt(() => ({ analytics: { gtagId: 'G-ABC1234567' } }))).code).toBe('ok');
  });
});

describe('forbids', () => {
  it('[A257] roles that may only read, and [A258] operators of another brand', async () => {
    const { settings, version } = await read();
    const auditor = await openOperator(site, { role: 'auditor' });
    const denied = await site.call(updateSettings, { settings, version }, { token: auditor.token });
    expect([denied.status, denied.answer.code]).toEqual([403, 'not_allowed']);
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await site.call(updateSettings, { settings, version }, { token: other.token })).status).toBe(401);
    expect((await read()).version).toBe(version);
  });
});
