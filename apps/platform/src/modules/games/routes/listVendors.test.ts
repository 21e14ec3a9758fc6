import { listVendors } from '@baize/contract';
import { brandHosts, openVendor, startPlatform, type TestPlatform, type TestVendor } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  vendor = await openVendor(site);
  now += 2_000;
});
afterAll(() => site.close());

const input = { platform: 'html5-desktop' as const };
async function change(sql: string): Promise<void> {
  await site.owner.query(sql, [vendor.id]);
  now += 2_000;
}

describe('works', () => {
  it('[CALL-29] [ENTITY-33] [ENTITY-34] lists vendors by category, with as many games as they have', async () => {
    const { status, answer } = await site.call(listVendors, { ...input, merchantCode: 'baize' });
    expect(status).toBe(200);
    expect(answer.value).toEqual([
      {
        gameClassify: 'RNG',
        title: 'Slots',
        cards: [
          {
            ...{ vassalage: 'studio', name: 'Vendor studio', gameCode: '', gameType: 'RNG', isGame: false },
            ...{ image: '/brand/images/tiles/dragon-eight.webp', gameCount: 1, isAvailable: true },
          },
        ],
      },
    ]);
  });

  it('[NAV-03] leaves out categories without vendors, and says when a vendor is switched off', async () => {
    await change('update vendors_vendors set is_enabled = false where id = $1');
    const { answer } = await site.call(listVendors, input);
    expect(answer.value?.[0]?.cards[0]?.isAvailable).toBe(false);
    await change('update vendors_vendors set is_enabled = true where id = $1');
  });
});

describe('refuses', () => {
  it('other platforms and unknown fields', async () => {
    expect((await site.send('GET', `${listVendors.path}?platform=flash`)).status).toBe(400);
    expect((await site.send('GET', `${listVendors.path}?brand=other`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('A125 merchantCode to reach another brand’s vendors', async () => {
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    const { answer } = await site.call(listVendors, { ...input, merchantCode: 'baize' }, { host: brandHosts.second });
    expect(answer.value).toEqual([]);
  });
});
