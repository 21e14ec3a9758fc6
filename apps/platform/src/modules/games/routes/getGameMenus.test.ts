import { getGameMenus } from '@baize/contract';
import { brandHosts, openVendor, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  const [house, other] = [await openVendor(site), await openVendor(site, { code: 'lotto' })];
  for (const [vendorId, code, classify, mode, enabled] of [
    [house.id, 'keno', 'ELOTT', '', true],
    [house.id, 'own-ssc', 'LOTT', 'ZY', true],
    [other.id, 'cq-ssc', 'LOTT', '', true],
    [other.id, 'pk-ten', 'LOTT', '', true],
    [other.id, 'hanoi', 'LOTT', 'SEA', true],
    [other.id, 'shut', 'LOTT', '', false],
    [other.id, 'reels', 'RNG', 'SEA', true],
  ]) {
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image, prize_mode, is_enabled)
       values ($1, $2, $3, jsonb_build_object('EN', initcap($2), 'CN', $2), '', $4, $5)`,
      [vendorId, code, classify, mode, enabled],
    );
  }
  now += 2_000;
});
afterAll(() => site.close());

type Mode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
const menus = async (prizeMode: Mode, host: string = brandHosts.first) =>
  (await site.call(getGameMenus, { prizeMode }, { host })).answer.value?.map(({ gameGroupCode, gameMenus }) => [
    gameGroupCode,
    ...gameMenus.map(({ gameCode }) => gameCode),
  ]);

describe('works', () => {
  it('[CALL-07] [ENTITY-40] groups the lotteries of a prize mode by gameGroupCode', async () => {
    expect(await menus('LOTT')).toEqual([['lotto', 'cq-ssc', 'pk-ten']]);
    expect(await menus('ELOTT')).toEqual([['studio', 'keno']]);
    expect(await menus('ZY')).toEqual([['studio', 'own-ssc']]);
    expect(await menus('SEA')).toEqual([['lotto', 'hanoi']]);
  });
});

describe('refuses', () => {
  it('[CONFIG-07] every other prize mode, and a call without one', async () => {
    for (const query of ['', '?prizeMode=', '?prizeMode=lott', '?prizeMode=VN', '?prizeMode=LOTT&prizeMode=SEA']) {
      expect((await site.send('GET', `${getGameMenus.path}${query}`)).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('games of vendors that the brand does not offer: its list is empty', async () => {
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    expect(await menus('LOTT', brandHosts.second)).toEqual([]);
  });
});
