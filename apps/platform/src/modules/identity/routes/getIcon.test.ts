import { getIcon, setIcon } from '@baize/contract';
import { brandHosts, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
});
afterAll(() => site.close());

describe('works', () => {
  it('[CALL-18] returns the avatar and the available ones, each of which is a picture of the brand', async () => {
    const { token } = await registerMember(site);
    const { icon, icons } = (await site.call(getIcon, {}, { token })).answer.value ?? { icon: '', icons: [] };
    expect(icons).toHaveLength(12);
    expect(icons).toContain(icon);
    for (const name of icons) {
      const file = new URL(`../../../../../../brands/baize/images/avatars/${name}.svg`, import.meta.url);
      expect([name, existsSync(file)]).toEqual([name, true]);
    }
    await site.call(setIcon, { icon: 'crane' }, { token });
    expect((await site.call(getIcon, {}, { token })).answer.value?.icon).toBe('crane');
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${getIcon.path}?id=1`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[CALL-18] guests and other brands', async () => {
    const { token } = await registerMember(site);
    expect((await site.call(getIcon, {})).status).toBe(401);
    expect((await site.call(getIcon, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
