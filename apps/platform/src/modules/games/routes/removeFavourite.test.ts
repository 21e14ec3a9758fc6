import { createFavourite, getFavourites, removeFavourite } from '@baize/contract';
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

/** The nodeId of the vendor's only game. */
const nodeOf = async (): Promise<string> => {
  const { rows } = await site.owner.query<{ id: number }>('select id from games_games order by id limit 1');
  return String(rows[0]?.id);
};

describe('works', () => {
  it('[CALL-36] removes a favourite by DELETE, idempotent', async () => {
    const { token } = await registerMember(site);
    const nodeId = await nodeOf();
    await site.call(createFavourite, { nodeId }, { token });
    for (const _ of [1, 2]) {
      expect((await site.call(removeFavourite, { nodeId }, { token })).answer.value).toEqual({ nodeId });
    }
    expect((await site.call(getFavourites, {}, { token })).answer.value?.ids).toEqual([]);
  });
});

describe('refuses', () => {
  it('[A121] an invalid id', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    for (const nodeId of ['0', '-1', '1e3', "1'", '']) {
      const path = `/lgw/games/removeFavGame?nodeId=${encodeURIComponent(nodeId)}`;
      expect((await site.send('DELETE', path, { headers })).status, nodeId).toBe(400);
    }
  });
});

describe('forbids', () => {
  it("[A121] guests, and leaves other members' favourites alone", async () => {
    const [owner, other] = [await registerMember(site), await registerMember(site)];
    const nodeId = await nodeOf();
    await site.call(createFavourite, { nodeId }, { token: owner.token });
    expect((await site.call(removeFavourite, { nodeId })).status).toBe(401);
    await site.call(removeFavourite, { nodeId }, { token: other.token });
    expect((await site.call(getFavourites, {}, { token: owner.token })).answer.value?.ids).toEqual([{ nodeId }]);
  });
});
