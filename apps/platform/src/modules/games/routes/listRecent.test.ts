import { launchGame, listRecent, type InputOf } from '@baize/contract';
import {
  openVendor,
  registerMember,
  startPlatform,
  startSupplier,
  type TestPlatform,
  type TestSupplier,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let supplier: TestSupplier;
let now = Date.now();

beforeAll(async () => {
  [site, supplier] = await Promise.all([startPlatform({ clock: () => now }), startSupplier()]);
  const vendor = await openVendor(site, { supplierUrl: supplier.url });
  await site.owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     select vendor_id, 'lotus', 'RNG', '{"EN": "Lotus", "CN": "莲"}', '' from games_games where game_code = 'dragon-eight'`,
  );
  now += 2_000;
  supplier.operatorKey = vendor.operatorKey;
  supplier.answers.set('/operator/game/url', { url: `${supplier.url}/games/x/#session=1` });
});
afterAll(async () => {
  await site.close();
  await supplier.close();
});

const launch = (gameCode: string, token: string) =>
  site.call(launchGame, { vassalage: 'studio', gameCode, device: 'desktop', language: 'EN' }, { token });
const recentOf = async (token: string, filter: InputOf<typeof listRecent> = {}) =>
  (await site.call(listRecent, filter, { token })).answer.value?.list.map(({ gameCode }) => gameCode);

describe('works', () => {
  it('[CALL-32] lists launched games, each once, latest first', async () => {
    const { token } = await registerMember(site);
    for (const gameCode of ['dragon-eight', 'lotus', 'dragon-eight']) await launch(gameCode, token);
    expect(await recentOf(token)).toEqual(['dragon-eight', 'lotus']);
  });

  it('lists the latest games that the filters of the lobby let through, however many others came after them', async () => {
    const { token, memberId } = await registerMember(site);
    await launch('lotus', token);
    await site.owner.query(
      `with added as (
         insert into games_games (vendor_id, game_code, classify, names, image)
         select vendor_id, 'fish-' || n, 'FISH', jsonb_build_object('EN', 'Fish ' || n, 'CN', '鱼'), '' from games_games, generate_series(1, 25) n
          where game_code = 'dragon-eight' returning id)
       insert into games_recent (brand_id, member_id, game_id) select 1, $1, id from added`,
      [memberId],
    );
    now += 2_000;
    expect(await recentOf(token)).toHaveLength(24);
    expect(await recentOf(token)).not.toContain('lotus');
    expect(await recentOf(token, { gameClassify: 'RNG' })).toEqual(['lotus']);
    expect(await recentOf(token, { search: 'lotus', vassalage: 'studio' })).toEqual(['lotus']);
    expect(await recentOf(token, { gameClassify: 'FISH', search: 'lotus' })).toEqual([]);
    expect(await recentOf(token, { gameClassify: 'RNG', vassalage: 'another' })).toEqual([]);
  });
});

describe('refuses', () => {
  it('to record a failed launch', async () => {
    const { token } = await registerMember(site);
    expect((await launch('nothing', token)).answer.code).toBe('game_not_found');
    expect(await recentOf(token)).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, and shows only own games', async () => {
    const [player, other] = [await registerMember(site), await registerMember(site)];
    await launch('lotus', player.token);
    expect((await site.call(listRecent, {})).status).toBe(401);
    expect(await recentOf(other.token)).toEqual([]);
  });
});
