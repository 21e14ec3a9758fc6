import { listFavourites, type InputOf } from '@baize/contract';
import { openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  await openVendor(site);
  // Expires the catalogue cache of a second.
  now += 2_000;
});
afterAll(() => site.close());

const addGames = async (memberId: bigint, count: number): Promise<void> => {
  await site.owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     select vendor_id, 'page-' || n, 'RNG', jsonb_build_object('EN', 'Page ' || n, 'CN', '页'), '' from games_games, generate_series(1, $1::integer) n
      where game_code = 'dragon-eight' on conflict do nothing`,
    [count],
  );
  await site.owner.query(
    `insert into games_favourites (brand_id, member_id, game_id)
     select 1, $1, id from games_games where game_code like 'page-%' order by id limit $2`,
    [memberId, count],
  );
  now += 2_000;
};

describe('works', () => {
  it('[CALL-31] [ENTITY-37] pages through favourites by content, pageNum and totalPages, latest first', async () => {
    const { token, memberId } = await registerMember(site);
    await addGames(memberId, 5);
    const pageAt = async (pageNum: number) =>
      (await site.call(listFavourites, { pageNum, pageSize: 2 }, { token })).answer.value;
    const first = await pageAt(1);
    expect(first).toMatchObject({ pageNum: 1, totalPages: 3, totalRows: 5 });
    const codes = [first, await pageAt(2), await pageAt(3)].flatMap((page) =>
      (page?.content ?? []).map(({ gameCode }) => gameCode),
    );
    expect(codes).toEqual(['page-5', 'page-4', 'page-3', 'page-2', 'page-1']);
  });

  it('lists of the favourites those that the filters of the lobby let through, and counts and pages only these', async () => {
    const { token, memberId } = await registerMember(site);
    await addGames(memberId, 6);
    await site.owner.query(
      `update games_games g set classify = case when n = 6 then 'FISH' else 'RNG' end, lines = n * 10,
              min_bet = n * 40000, has_free_play = n = 2, sub_category = case when n = 4 then 'JP' else '' end
         from generate_series(1, 6) n where g.game_code = 'page-' || n`,
    );
    now += 2_000;
    const codesOf = async (filter: Partial<InputOf<typeof listFavourites>>) => {
      const { answer } = await site.call(listFavourites, { pageNum: 1, pageSize: 2, ...filter }, { token });
      const { totalRows = -1, content = [] } = answer.value ?? {};
      return { totalRows, codes: content.map(({ gameCode }) => gameCode) };
    };
    expect(await codesOf({ gameClassify: 'RNG' })).toEqual({ totalRows: 5, codes: ['page-5', 'page-4'] });
    expect(await codesOf({ gameClassify: 'FISH' })).toEqual({ totalRows: 1, codes: ['page-6'] });
    expect(await codesOf({ gameClassify: 'LIVE' })).toEqual({ totalRows: 0, codes: [] });
    expect(await codesOf({ search: 'PAGE 3' })).toEqual({ totalRows: 1, codes: ['page-3'] });
    expect(await codesOf({ vassalage: 'studio', minBet: true })).toEqual({ totalRows: 4, codes: ['page-6', 'page-5'] });
    expect(await codesOf({ vassalage: 'another' })).toEqual({ totalRows: 0, codes: [] });
    expect(await codesOf({ lines: true, kind: 'JP' })).toEqual({ totalRows: 1, codes: ['page-4'] });
    expect(await codesOf({ free: true })).toEqual({ totalRows: 1, codes: ['page-2'] });
    expect(await codesOf({ sort: 'name', language: 'EN', pageNum: 2 })).toEqual({
      ...{ totalRows: 6, codes: ['page-3', 'page-4'] },
    });
  });
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', '/lgw/games/favGameList?pageNum=0', { headers })).status).toBe(400);
  });

  it('filters that the lobby does not have', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const query of ['minBet=true', 'lines=0', 'free=', 'kind=XX', 'gameClassify=slots', 'sort=bet', 'rtp=1']) {
      expect((await site.send('GET', `/lgw/games/favGameList?${query}`, { headers })).status, query).toBe(400);
    }
  });
});

describe('forbids', () => {
  it('guests, and shows only own favourites', async () => {
    const owner = await registerMember(site);
    await addGames(owner.memberId, 1);
    const page = { pageNum: 1, pageSize: 20 };
    expect((await site.call(listFavourites, page)).status).toBe(401);
    const other = await registerMember(site);
    expect((await site.call(listFavourites, page, { token: other.token })).answer.value?.totalRows).toBe(0);
  });
});
