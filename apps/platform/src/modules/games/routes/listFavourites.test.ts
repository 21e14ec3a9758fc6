import { listFavourites } from '@baize/contract';
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
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image)
     select vendor_id, 'page-' || n, 'RNG', 'Page ' || n, '页', '' from games_games, generate_series(1, $1::integer) n
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
});

describe('refuses', () => {
  it('invalid pages', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', '/lgw/games/favGameList?pageNum=0', { headers })).status).toBe(400);
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
