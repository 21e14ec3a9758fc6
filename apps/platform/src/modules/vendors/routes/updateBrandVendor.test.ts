import { listTrail, listVendors, updateBrandVendor, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let studio: TestVendor;
let token: string;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  studio = await openVendor(site);
  now += 2_000;
  await openVendor(site, { code: 'second' });
  now += 2_000;
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

type Change = Partial<InputOf<typeof updateBrandVendor>>;
const update = async (change: Change, as: { token?: string; host?: string } = { token }) => {
  const input = { vendorId: studio.id, version: 1, isEnabled: true, position: 200, badge: 'HOT' as const };
  const { answer } = await site.call(updateBrandVendor, { ...input, reason: 'a new order', ...change }, as);
  now += 2_000;
  return answer;
};
const cards = async (host: string = brandHosts.first) => {
  const { answer } = await site.call(listVendors, { platform: 'html5-desktop' }, { host });
  return answer.value?.find(({ gameClassify }) => gameClassify === 'RNG')?.cards ?? [];
};

describe('works', () => {
  it('takes effect in the lobby at once, for this brand only; wins of a disabled vendor are still paid', async () => {
    const player = await studio.player();
    const bet = studio.bet(player);
    expect((await studio.call('/transaction/bet', bet)).status).toBe(said.done);
    expect((await cards()).map(({ vassalage }) => vassalage)).toEqual(['studio', 'second']);
    expect((await update({})).value).toMatchObject({ version: 2, position: 200, badge: 'HOT', isOpen: true });
    expect(await cards()).toMatchObject([{ vassalage: 'second' }, { vassalage: 'studio', badge: 'HOT' }]);
    expect((await update({ version: 2, isEnabled: false })).value).toMatchObject({ isOpen: false });
    expect((await cards())[1]).toMatchObject({ vassalage: 'studio', isAvailable: false });
    expect((await cards(brandHosts.second))[0]).toMatchObject({ vassalage: 'studio', isAvailable: true });
    expect((await studio.call('/transaction/bet', studio.bet(player))).status).toBe(said.partnerWrong);
    expect((await studio.call('/transaction/win', studio.win(bet))).status).toBe(said.done);
    const page = { action: 'vendors.updateBrandVendor', objectId: 'studio', pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, { token })).answer.value?.page.content;
    expect(trail).toHaveLength(2);
    expect(trail?.[0]).toMatchObject({ reason: 'a new order' });
  });
});

describe('refuses', () => {
  it('concurrent changes, unknown vendors, and invalid settings', async () => {
    expect((await update({ version: 99 })).code).toBe('version_conflict');
    expect((await update({ vendorId: 999 })).code).toBe('vendor_not_found');
    const input = { vendorId: studio.id, version: 3, isEnabled: true, position: 1, badge: '', reason: 'because' };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    for (const change of [{ reason: '' }, { position: -1 }, { badge: 'BEST' }, { secretFile: '/etc/passwd' }]) {
      const body = JSON.stringify({ ...input, ...change });
      expect((await site.send('POST', updateBrandVendor.path, { headers, body })).status, body).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    expect((await update({}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await update({}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await update({}, {})).code).toBe('not_logged_in');
  });
});
