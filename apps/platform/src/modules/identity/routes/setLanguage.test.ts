import { getMemberInfo, login, setLanguage } from '@baize/contract';
import { brandHosts, credentials, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

const languageOf = async (token: string): Promise<string | undefined> =>
  (await site.call(getMemberInfo, {}, { token })).answer.value?.language;

describe('works', () => {
  it('[CALL-46] saves the language with the account', async () => {
    const { token } = await registerMember(site);
    expect(await languageOf(token)).toBe('CN');
    expect((await site.call(setLanguage, { language: 'EN' }, { token })).answer.value).toEqual({ language: 'EN' });
    expect(await languageOf(token)).toBe('EN');
  });

  it('[CALL-46] saves it at login too, if the brand supports it', async () => {
    const { account } = await registerMember(site);
    const speak = async (language: 'EN' | 'MS') =>
      (await site.call(login, await credentials(site, account, { language }))).answer.value?.userInfo.language;
    expect(await speak('EN')).toBe('EN');
    expect(await speak('MS')).toBe('EN');
  });
});

describe('refuses', () => {
  it('[A114] unsupported languages, and invalid values', async () => {
    const { token } = await registerMember(site);
    const { status, answer } = await site.call(setLanguage, { language: 'MS' }, { token });
    expect([status, answer.code]).toEqual([400, 'language_not_offered']);
    for (const language of ['../../etc/passwd', '__proto__', 'x'.repeat(10_240), 'cn', '', null, ['CN'], {}]) {
      const response = await site.send('POST', setLanguage.path, {
        body: JSON.stringify({ language }),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status, JSON.stringify(language).slice(0, 20)).toBe(400);
    }
    expect(await languageOf(token)).toBe('CN');
  });
});

describe('forbids', () => {
  it('guests, other brands, and other accounts', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(setLanguage, { language: 'EN' })).status).toBe(401);
    expect((await site.call(setLanguage, { language: 'EN' }, { token, host: brandHosts.second })).status).toBe(401);
    const response = await site.send('POST', setLanguage.path, {
      body: JSON.stringify({ language: 'EN', id: '1' }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect((response.json() as { code: string }).code).toBe('unknown_field');
  });
});
