import { listVendors } from '@baize/contract';
import { brandHosts, openLottery, openVendor, startPlatform, type TestPlatform, type TestVendor } from '@baize/testkit';
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
  it('[CALL-29] [ENTITY-33] [ENTITY-34] lists vendors by category, with their number of games', async () => {
    const { status, answer } = await site.call(listVendors, { ...input, merchantCode: 'baize' });
    expect(status).toBe(200);
    expect(answer.value).toEqual([
      {
        gameClassify: 'RNG',
        title: 'Slots',
        cards: [
          {
            ...{ vassalage: 'studio', name: 'Vendor studio', gameCode: '', gameType: 'RNG', isGame: false },
            ...{ image: '/brand/images/tiles/dragon-eight.webp', gameCount: 1, badge: '', isAvailable: true },
            maintenance: null,
          },
        ],
      },
    ]);
  });

  it('[NAV-03] leaves out categories without vendors, and reports disabled vendors', async () => {
    await change('update vendors_vendors set is_enabled = false where id = $1');
    const { answer } = await site.call(listVendors, input);
    expect(answer.value?.[0]?.cards[0]?.isAvailable).toBe(false);
    await change('update vendors_vendors set is_enabled = true where id = $1');
  });

  it('[PROD-02] lists a vendor in each of the eight categories that it has games of, in the order of the navigation', async () => {
    const categories = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS'];
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image)
     select $1, 'eight-' || c, c, jsonb_build_object('EN', c, 'CN', c), '/brand/images/tiles/dragon-eight.webp' from unnest($2::text[]) as c where c <> 'RNG'`,
      [vendor.id, categories.toSorted()],
    );
    now += 2_000;
    const { answer } = await site.call(listVendors, input);
    expect(
      answer.value?.map(({ gameClassify, cards: [card] }) => [gameClassify, card?.gameType, card?.gameCount]),
    ).toEqual(categories.map((category) => [category, category, 1]));
    await change(`delete from games_games where vendor_id = $1 and game_code like 'eight-%'`);
  });
});

describe('refuses', () => {
  it('other platforms and unknown fields', async () => {
    expect((await site.send('GET', `${listVendors.path}?platform=flash`)).status).toBe(400);
    expect((await site.send('GET', `${listVendors.path}?brand=other`)).status).toBe(400);
  });
});

describe('forbids', () => {
  it('[A125] a merchantCode of another brand’s vendors', async () => {
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    const { answer } = await site.call(listVendors, { ...input, merchantCode: 'baize' }, { host: brandHosts.second });
    expect(answer.value).toEqual([]);
  });

  it('[PROD-02] lotteries of another brand, and shows own ones in their category', async () => {
    const lottery = await openLottery(site, {}, { host: brandHosts.second });
    const shown = async (host: string) =>
      (await site.call(listVendors, input, { host })).answer.value?.find(({ gameClassify }) => gameClassify === 'LOTT');
    expect(await shown(brandHosts.first)).toBeUndefined();
    expect((await shown(brandHosts.second))?.cards).toMatchObject([
      { vassalage: 'LOTTERY', name: 'Other Lottery', gameType: 'LOTT', gameCode: '', gameCount: 1, isAvailable: true },
    ]);
    await site.owner.query('update lotteries_lotteries set is_open = false where code = $1', [lottery.code]);
    expect(await shown(brandHosts.second)).toBeUndefined();
  });

  it('[PROD-02] lotteries of prize mode ELOTT a place among the others: they are counted in a category of their own', async () => {
    const host = brandHosts.second;
    const own = await openLottery(site, { prize_mode: 'ELOTT' }, { host });
    const other = await openLottery(site, {}, { host });
    const { answer } = await site.call(listVendors, input, { host });
    expect(answer.value).toMatchObject([
      {
        gameClassify: 'ELOTT',
        cards: [{ vassalage: 'LOTTERY', name: 'Other Instant Lottery', gameType: 'ELOTT', gameCode: own.code }],
      },
      { gameClassify: 'LOTT', cards: [{ vassalage: 'LOTTERY', gameType: 'LOTT', gameCode: '', gameCount: 1 }] },
    ]);
    for (const { code } of [own, other]) {
      await site.owner.query('update lotteries_lotteries set is_open = false where code = $1', [code]);
    }
  });

  it('[PROD-03] [PROD-04] the regional cards, unless the brand has an open lottery there', async () => {
    const codes = async (): Promise<string[]> => {
      const { answer } = await site.call(listVendors, input, { host: brandHosts.second });
      return (answer.value ?? []).flatMap(({ cards }) => cards.map(({ vassalage }) => vassalage));
    };
    expect(await codes()).toEqual([]);
    const regions = { VN: 'vnSouth', SEA: 'thai' } as const;
    for (const [area, family] of Object.entries(regions)) {
      const mode = area === 'VN' ? 'LOTT' : 'SEA';
      await openLottery(site, { area, family, prize_mode: mode }, { host: brandHosts.second });
    }
    expect(await codes()).toEqual(['TCG_LOTTO_VN', 'TCG_SEA']);
  });
});
