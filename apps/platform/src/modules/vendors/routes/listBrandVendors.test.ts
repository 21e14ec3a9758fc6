import { listBrandVendors } from '@baize/contract';
import { brandHosts, openOperator, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderVendors } from '../orderVendors.ts';
import { studioDialect } from '../studioDialect.ts';

let site: TestPlatform;
beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site, { games: [{ gameCode: 'table-one', classify: 'LIVE', names: ['Table One', '一号桌'] }] });
});
afterAll(() => site.close());

describe('works', () => {
  it('lists vendors with their categories, without credentials', async () => {
    const { token } = await openOperator(site, { role: 'auditor' });
    const { answer } = await site.call(listBrandVendors, {}, { token });
    expect(answer.value).toEqual({
      currency: 'CNY',
      vendors: [
        {
          ...{ vendorId: expect.any(Number), code: 'studio', name: 'Vendor studio', dialect: studioDialect },
          keepsWallets: false,
          opening: {
            launchOrigins: [expect.stringMatching(/^https?:\/\/[^/]+$/)],
            ...{ vendor: { isFrameable: true, mirroredOrigins: [] }, brand: null },
          },
          categories: expect.arrayContaining([
            { classify: 'RNG', games: 1 },
            { classify: 'LIVE', games: 1 },
          ]),
          ...{ isEnabled: true, isOpen: true, listsRounds: false, position: 100, badge: '', version: 1, windows: [] },
        },
      ],
    });
    expect(
      JSON.stringify(answer.value, (key, value: unknown) =>
        /* The origins of its games are no secret: every player's browser opens them. */
        typeof value === 'bigint' || key === 'launchOrigins' ? '' : value,
      ),
    ).not.toMatch(/pem|secret|PUBLIC|http/);
  });
});

describe('the order of the brand’s file', () => {
  it('[CONFIG-03] comes first, passes over unknown vendors and leaves what an operator placed', async () => {
    for (const code of ['alpha', 'beta', 'gamma']) {
      await openVendor(site, { code, games: [{ gameCode: code, classify: 'RNG', names: [code, code] }] });
    }
    const order = async (host?: string) => {
      const { token } = await openOperator(site, host === undefined ? {} : { host });
      const { answer } = await site.call(listBrandVendors, {}, { token, ...(host === undefined ? {} : { host }) });
      return answer.value?.vendors.map(({ code }) => code);
    };
    const first = await order();
    const codes = ['gamma', 'nobody', 'beta'];
    await orderVendors(site.owner, { brandId: 2, codes });
    expect(await order(brandHosts.second)).toEqual(['gamma', 'beta', 'studio', 'alpha']);
    expect(await order()).toEqual(first);

    await site.owner.query(`update vendors_brand_vendors set position = 1, version = 2
       where brand_id = 2 and vendor_id = (select id from vendors_vendors where code = 'alpha')`);
    await orderVendors(site.owner, { brandId: 2, codes: ['studio', 'alpha'] });
    expect(await order(brandHosts.second)).toEqual(['alpha', 'studio', 'gamma', 'beta']);
    await site.owner.query(`delete from vendors_brand_vendors
       where vendor_id in (select id from vendors_vendors where code <> 'studio')`);
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await openOperator(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', `${listBrandVendors.path}?brandId=2`, { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A257] guests and members; [A258] and shows every brand its own settings', async () => {
    expect((await site.call(listBrandVendors, {})).status).toBe(401);
    expect((await site.call(listBrandVendors, {}, { token: (await registerMember(site)).token })).status).toBe(401);
    await site.owner.query('update vendors_brand_vendors set position = 7 where brand_id = 2');
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    const { answer } = await site.call(listBrandVendors, {}, { token, host });
    expect(answer.value?.vendors.map(({ position }) => position)).toEqual([7]);
  });
});
