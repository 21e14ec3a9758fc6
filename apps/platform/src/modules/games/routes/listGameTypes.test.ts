import { listGameTypes } from '@baize/contract';
import { brandHosts, openVendor, startPlatform, type TestPlatform } from '@baize/testkit';
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

describe('works', () => {
  it("[CALL-28] returns a vendor's game types, case-insensitive", async () => {
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image)
       select vendor_id, 'reef', 'FISH', '{"EN": "Reef", "CN": "礁"}', '' from games_games where game_code = 'dragon-eight'`,
    );
    now += 2_000;
    const { answer } = await site.call(listGameTypes, { vassalage: 'STUDIO' });
    expect(answer.value?.toSorted((a, b) => (a.gameType < b.gameType ? -1 : 1))).toEqual([
      { gameType: 'FISH', gameCount: 1 },
      { gameType: 'RNG', gameCount: 1 },
    ]);
    expect((await site.call(listGameTypes, { vassalage: 'nobody' })).answer.value).toEqual([]);
  });
});

describe('refuses', () => {
  it('a missing vendor', async () => {
    expect((await site.send('GET', '/lgw/games/vassGameType')).status).toBe(400);
  });
});

describe('forbids', () => {
  it('unknown hosts', async () => {
    expect((await site.call(listGameTypes, { vassalage: 'studio' }, { host: brandHosts.first })).status).toBe(200);
    expect((await site.call(listGameTypes, { vassalage: 'studio' }, { host: 'nobody.example' })).status).toBe(421);
  });
});
