import { getMemberInfo, setIcon } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it("[CALL-18] changes the member's avatar", async () => {
    const { token } = await registerMember(site);
    expect((await site.call(setIcon, { icon: 'fox' }, { token })).answer.value).toEqual({ icon: 'fox' });
    expect((await site.call(getMemberInfo, {}, { token })).answer.value?.icon).toBe('fox');
  });
});

describe('refuses', () => {
  it('unknown names', async () => {
    const { token } = await registerMember(site);
    const { status, answer } = await site.call(setIcon, { icon: 'unicorn' }, { token });
    expect([status, answer.code]).toEqual([400, 'icon_unknown']);
    for (const icon of ['../fox', 'FOX', '', 'https://evil.example/x.png', 7, null]) {
      const response = await site.send('POST', setIcon.path, {
        body: JSON.stringify({ icon }),
        headers: { authorization: `Bearer ${token}` },
      });
      expect(response.status, String(icon)).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[CALL-18] guests, other brands, and other accounts', async () => {
    const [one, two] = [await registerMember(site), await registerMember(site)];
    expect((await site.call(setIcon, { icon: 'fox' })).status).toBe(401);
    expect((await site.call(setIcon, { icon: 'fox' }, { token: one.token, host: brandHosts.second })).status).toBe(401);
    await site.call(setIcon, { icon: 'fox' }, { token: one.token });
    expect((await site.call(getMemberInfo, {}, { token: two.token })).answer.value?.icon).toBe('panda');
  });
});
