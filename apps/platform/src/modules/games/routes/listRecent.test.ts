import { launchGame, listRecent } from '@baize/contract';
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
    `insert into games_games (vendor_id, game_code, classify, name_en, name_cn, image)
     select vendor_id, 'lotus', 'RNG', 'Lotus', '莲', '' from games_games where game_code = 'dragon-eight'`,
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
const recentOf = async (token: string) =>
  (await site.call(listRecent, {}, { token })).answer.value?.list.map(({ gameCode }) => gameCode);

describe('works', () => {
  it('[CALL-32] lists launched games, each once, latest first', async () => {
    const { token } = await registerMember(site);
    for (const gameCode of ['dragon-eight', 'lotus', 'dragon-eight']) await launch(gameCode, token);
    expect(await recentOf(token)).toEqual(['dragon-eight', 'lotus']);
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
