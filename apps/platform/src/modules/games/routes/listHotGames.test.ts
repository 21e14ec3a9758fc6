import { listHotGames } from '@baize/contract';
import { brandHosts, openVendor, startPlatform, type TestPlatform, type TestVendor, waitUntil } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let vendor: TestVendor;
let now = Date.now();

beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  vendor = await openVendor(site);
  for (const [code, badge, enabled] of [
    ['reef', '', true],
    ['lotus', 'HOT', true],
    ['amber', '', true],
    ['shut', 'HOT', false],
  ]) {
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image, badge, is_enabled)
       values ($1, $2, 'RNG', jsonb_build_object('EN', initcap($2), 'CN', $2), '/brand/images/tiles/default.webp', $3, $4)`,
      [vendor.id, code, badge, enabled],
    );
  }
  now += 2_000;
});
afterAll(() => site.close());

const played = (gameCode: string, count: number, { brandId = 1, days = 1 } = {}) =>
  site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select n, $1, $2, gen_random_uuid(), $3, 'CNY', 1, 100, 0, 0, true, '{}', now() - make_interval(days => $5), now()
       from generate_series(1, $4::integer) n`,
    [brandId, vendor.id, gameCode, count, days],
  );
const codes = async (input = {}, host: string = brandHosts.first) =>
  (await site.call(listHotGames, input, { host })).answer.value?.list.map(({ gameCode }) => gameCode);

describe('works', () => {
  it('[ENTITY-35] lists the most played games of a week in value.list, then by badge and name', async () => {
    expect(await codes()).toEqual(['lotus', 'amber', 'dragon-eight', 'reef']);
    await played('reef', 3);
    await played('amber', 2);
    await played('dragon-eight', 50, { days: 8 });
    await played('lotus', 50, { brandId: 2 });
    // The list is cached for some seconds and refreshed in the background.
    now += 11_000;
    await waitUntil(async () => (await codes())?.[0] === 'reef');
    expect(await codes()).toEqual(['reef', 'amber', 'lotus', 'dragon-eight']);
    expect((await codes({}, brandHosts.second))?.[0]).toBe('lotus');
  });

  it('[CALL-33] accepts exactly the parameters of the specification', async () => {
    const input = {
      ...{ merchantCode: 'baize', isPlatform: '2', vassalage: 'studio' },
      ...{ platform: 'flash,html5-desktop', language: 'EN' },
    } as const;
    expect(await codes(input)).toHaveLength(4);
    expect(await codes({ ...input, vassalage: 'nobody' })).toEqual([]);
  });

  it('returns games with all data of a tile', async () => {
    const { answer } = await site.call(listHotGames, {});
    expect(answer.value?.list.find(({ gameCode }) => gameCode === 'dragon-eight')).toMatchObject({
      ...{ vassalage: 'studio', name: { EN: 'Dragon Eight', CN: '龙八' }, isAvailable: true },
    });
  });
});

describe('refuses', () => {
  it('other parameters and other values', async () => {
    for (const query of ['isPlatform=1', 'platform=W', 'language=FR', 'limit=5', 'vassalage=a&vassalage=b']) {
      expect((await site.send('GET', `${listHotGames.path}?${query}`)).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('unknown hosts, and games of a vendor that the brand does not offer', async () => {
    expect((await site.call(listHotGames, {}, { host: 'unknown.invalid' })).status).toBe(421);
    await site.owner.query('delete from vendors_brand_vendors where brand_id = 2');
    now += 2_000;
    expect(await codes({}, brandHosts.second)).toEqual([]);
  });
});
