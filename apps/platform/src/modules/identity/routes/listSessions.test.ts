import { listSessions, login } from '@baize/contract';
import { brandHosts, credentials, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => site.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('works', () => {
  it('lists the live session first, older ones, and remembered browsers, with masked addresses', async () => {
    const member = await registerMember(site);
    const form = await credentials(site, member.account, { remember: true });
    const { answer, cookies } = await site.call(login, form, {
      headers: { 'user-agent': firefox, 'x-forwarded-for': '8.8.8.8' },
    });
    const token = answer.value?.token ?? '';
    const headers = { cookie: `remembered=${cookies['remembered'] ?? ''}` };
    const list = (await site.call(listSessions, {}, { token, headers })).answer.value ?? [];
    expect(list.map(({ kind, isThis, isLive }) => [kind, isThis, isLive])).toEqual([
      ['session', true, true],
      ['session', false, false],
      ['device', true, true],
    ]);
    expect(list[0]).toMatchObject({ address: '8.8.8.*', country: 'US', browser: 'Firefox, Linux' });
    const text = JSON.stringify(list);
    expect(text).not.toContain('8.8.8.8');
    expect(text).not.toContain(token);
    expect(new Set(list.map(({ id }) => id)).size).toBe(3);
  });

  it('masks the end of an IPv6 address and names phones', async () => {
    const member = await registerMember(site);
    const { answer } = await site.call(login, await credentials(site, member.account), {
      headers: { 'user-agent': iphone, 'x-forwarded-for': '2001:db8:77:2::9' },
    });
    const list = (await site.call(listSessions, {}, { token: answer.value?.token ?? '' })).answer.value ?? [];
    expect(list[0]).toMatchObject({ address: '2001:db8:77:*', browser: 'Safari, iPhone' });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const { status } = await site.send('GET', `${listSessions.path}?memberId=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(status).toBe(400);
  });
});

describe('forbids', () => {
  it("[A108] guests, other brands, and others' sessions", async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    expect((await site.call(listSessions, {})).status).toBe(401);
    expect((await site.call(listSessions, {}, { token: one.token, host: brandHosts.second })).status).toBe(401);
    const ofOne = (await site.call(listSessions, {}, { token: one.token })).answer.value ?? [];
    const ofTwo = (await site.call(listSessions, {}, { token: two.token })).answer.value ?? [];
    expect(ofOne).toHaveLength(1);
    expect(ofOne[0]?.id).not.toBe(ofTwo[0]?.id);
  });
});
