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
  it('[CALL-35] [CALL-30] [ENTITY-36] adds a game by its nodeId, once, for this member only', async () => {
    const [member, other] = [await registerMember(site), await registerMember(site)];
    const nodeId = await nodeOf();
    const answers = await Promise.all(
      [1, 2, 3].map(() => site.call(createFavourite, { nodeId }, { token: member.token })),
    );
    expect(answers.map(({ answer }) => answer.value)).toEqual(Array(3).fill({ nodeId }));
    const idsOf = async ({ token }: { token: string }) =>
      (await site.call(getFavourites, {}, { token })).answer.value?.ids;
    expect(await idsOf(member)).toEqual([{ nodeId }]);
    expect(await idsOf(other)).toEqual([]);
  });
});

describe('refuses', () => {
  it('[A121] games that the brand does not offer, and more than the maximum, under concurrency', async () => {
    const member = await registerMember(site);
    const codeOf = async (nodeId: string) =>
      (await site.call(createFavourite, { nodeId }, { token: member.token })).answer.code;
    expect(await codeOf('999999')).toBe('game_not_found');
    await site.owner.query(
      `insert into games_games (vendor_id, game_code, classify, names, image)
       select vendor_id, 'extra-' || n, 'RNG', '{"EN": "Extra", "CN": "额外"}', '' from games_games, generate_series(1, 205) n
        where game_code = 'dragon-eight'`,
    );
    await site.owner.query(
      `insert into games_favourites (brand_id, member_id, game_id)
       select 1, $1, id from games_games where game_code like 'extra-%' order by id limit 198`,
      [member.memberId],
    );
    now += 2_000;
    const { rows } = await site.owner.query<{ id: number }>(
      `select id from games_games where game_code like 'extra-%' order by id offset 198 limit 6`,
    );
    const codes = await Promise.all(rows.map(({ id }) => codeOf(String(id))));
    expect(codes.toSorted()).toEqual([...Array<string>(4).fill('favourites_full'), 'ok', 'ok']);
  });
});

describe('refuses another type of id', () => {
  it('[A121] numbers, lists, objects and nothing at all', async () => {
    const { token } = await registerMember(site);
    const headers = { authorization: `Bearer ${token}` };
    const nodeId = await nodeOf();
    for (const other of [Number(nodeId), [nodeId], { nodeId }, true, null, undefined, `${nodeId} `, '-1', '1e1', '']) {
      const body = JSON.stringify({ nodeId: other });
      expect((await site.send('POST', createFavourite.path, { headers, body })).status, body).toBe(400);
    }
    expect((await site.call(getFavourites, {}, { token })).answer.value?.ids).toEqual([]);
  });
});

describe('forbids', () => {
  it('guests, and the session of another brand', async () => {
    const nodeId = await nodeOf();
    expect((await site.call(createFavourite, { nodeId })).status).toBe(401);
    const { token } = await registerMember(site);
    expect((await site.call(createFavourite, { nodeId }, { token, host: brandHosts.second })).status).toBe(401);
  });
});
