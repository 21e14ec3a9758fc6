import { createFavourite, getFavourites } from '@baize/contract';
import { brandHosts, openVendor, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
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

/** The nodeId of the vendor's only game. */
const nodeOf = async (): Promise<string> => {
  const { rows } = await site.owner.query<{ id: number }>('select id from games_games order by id limit 1');
  return String(rows[0]?.id);
};

describe('works', () => {
  it("[CALL-30] [ENTITY-36] returns the favourites' ids, each with its nodeId", async () => {
    const { token } = await registerMember(site);
    expect((await site.call(getFavourites, {}, { token })).answer.value).toEqual({ ids: [] });
    const nodeId = await nodeOf();
    await site.call(createFavourite, { nodeId }, { token });
    expect((await site.call(getFavourites, {}, { token })).answer.value).toEqual({ ids: [{ nodeId }] });
  });
});

describe('refuses', () => {
  it('unknown fields', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    expect((await site.send('GET', '/lgw/games/favGames?memberId=1', { headers })).status).toBe(400);
  });
});

describe('forbids', () => {
  it('guests, and the session of another brand', async () => {
    expect((await site.call(getFavourites, {})).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(getFavourites, {}, { token, host: brandHosts.second })).status).toBe(401);
  });
});
