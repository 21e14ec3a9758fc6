import { listGames } from '@baize/contract';
import {
  brandHosts,
  openVendor,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { syncGames } from '../syncGames.ts';

let site: TestPlatform;
let supplier: TestSupplier;
let vendor: TestVendor;
let now = Date.now();
const input = { gameClassify: 'RNG' as const, pageNum: 1, pageSize: 20 };

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  vendor = await openVendor(site, { supplierUrl: supplier.url });
  now += 2_000;
  supplier.operatorKey = vendor.operatorKey;
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const listed = [
  {
    ...{
      game_code: 'dragon-eight',
      name: 'Dragon Eight',
      names: { en: 'Dragon Eight', zh: '龙捌' },
      category: 'Slots',
    },
    ...{ lines: 25, rtp: '96.12', min_bet: 25_000, max_bet: 10_000_000, is_demo_available: true, extra: 'ignored' },
  },
  { game_code: 'fish-two', name: 'Fish Two', category: 'Fishing' },
  { game_code: 'lotus', name: 'Lotus', category: 'Video slots', rtp: '95', lines: 9 },
];

describe('works', () => {
  it('[CALL-26] syncs the vendor’s own list and shows it by category, name and page', async () => {
    const { pool, vendors } = site.platform;
    supplier.answers.set('/operator/game/list', listed);
    expect(await syncGames(pool, vendors, { id: vendor.id, code: 'studio', launchOrigins: [] })).toBe(3);
    expect(await syncGames(pool, vendors, { id: vendor.id, code: 'studio', launchOrigins: [] })).toBe(3);
    expect(supplier.requests.every(({ isSigned }) => isSigned)).toBe(true);
    now += 2_000;
    const { answer } = await site.call(listGames, input);
    expect(answer.value).toMatchObject({ pageNum: 1, totalPages: 1, totalRows: 2 });
    expect(answer.value?.content[0]).toMatchObject({
      ...{ vassalage: 'studio', vendorName: 'Vendor studio', gameCode: 'dragon-eight', gameClassify: 'RNG' },
      // The Chinese name and the picture are ours and are kept.
      ...{ name: { EN: 'Dragon Eight', CN: '龙八' }, image: '/brand/images/tiles/dragon-eight.webp', lines: 25 },
      ...{ minBet: 25_000n, maxBet: 10_000_000n, returnToPlayerBps: 9612, hasFreePlay: true, isAvailable: true },
    });
    expect(answer.value?.content[1]).toMatchObject({ gameCode: 'lotus', returnToPlayerBps: 9500 });
    const fish = await site.call(listGames, { ...input, gameClassify: 'FISH' });
    expect(fish.answer.value?.content.map(({ gameCode }) => gameCode)).toEqual(['fish-two']);
    const found = await site.call(listGames, { ...input, search: '龙' });
    expect(found.answer.value?.content.map(({ gameCode }) => gameCode)).toEqual(['dragon-eight']);
    /* The first letters of its pinyin, and letters with marks that it does not have. */
    for (const search of ['lb', 'DRÀGON']) {
      const { answer: folded } = await site.call(listGames, { ...input, search });
      expect(
        folded.value?.content.map(({ gameCode }) => gameCode),
        search,
      ).toEqual(['dragon-eight']);
    }
    const second = await site.call(listGames, { ...input, pageSize: 1, pageNum: 2 });
    expect(second.answer.value).toMatchObject({ totalPages: 2, content: [{ gameCode: 'lotus' }] });
    const none = await site.call(listGames, { ...input, vassalage: 'STUDIO' });
    expect(none.answer.value?.content).toEqual([]);
  });

  it('[A165] keeps a vendor’s words as they are, fields that it does not know aside, and no new category ends the sync', async () => {
    const name = `<img src=x onerror="alert(1)">`;
    const { pool, vendors } = site.platform;
    const strange = { game_code: 'strange', name, category: 'Holodeck', mood: '<script>', rtp: '94.5' };
    supplier.answers.set('/operator/game/list', [...listed, strange]);
    expect(await syncGames(pool, vendors, { id: vendor.id, code: 'studio', launchOrigins: [] })).toBe(4);
    now += 2_000;
    const answer = await site.send('GET', `${listGames.path}?gameClassify=RNG&pageNum=1&pageSize=20`);
    const { content } = (answer.json() as { value: { content: { gameCode: string; name: unknown }[] } }).value;
    expect(content.find(({ gameCode }) => gameCode === 'strange')?.name).toEqual({ EN: name });
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.text).not.toContain('<script>');
    await site.owner.query("delete from games_games where game_code = 'strange'");
    now += 2_000;
  });

  it('keeps the previous list when the vendor’s is late, invalid or too large', async () => {
    const { pool, vendors } = site.platform;
    const broken = [
      500,
      'x',
      [{ game_code: '../etc', name: 'x', category: 'x' }],
      [{ ...listed[0], min_bet: -1 }],
      'x'.repeat(1_100_000),
    ];
    for (const answer of broken) {
      supplier.answers.set('/operator/game/list', answer);
      await expect(syncGames(pool, vendors, { id: vendor.id, code: 'studio', launchOrigins: [] })).rejects.toThrow();
    }
    expect((await site.call(listGames, input)).answer.value?.totalRows).toBe(2);
  });
});

describe('refuses', () => {
  it('[A122] invalid pages and unknown categories', async () => {
    for (const query of [
      'pageNum=-1',
      'pageNum=0',
      'pageNum=1e9',
      'pageNum=NaN',
      'pageSize=1000000',
      'gameClassify=slots',
    ]) {
      expect((await site.send('GET', `${listGames.path}?${query}`)).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('games of a vendor that the brand does not offer', async () => {
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    expect((await site.call(listGames, input, { host: brandHosts.second })).answer.value?.totalRows).toBe(0);
  });
});
