import { launchGame, listGames, listTrail, updateGame, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
  said,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const UNIT = 100_000n;
let site: TestPlatform;
let studio: TestVendor;
let token: string;
let gameId: string;
let now = Date.now();
beforeAll(async () => {
  site = await startPlatform({ clock: () => now });
  studio = await openVendor(site);
  now += 2_000;
  token = (await openOperator(site)).token;
  const { rows } = await site.owner.query<{ id: number }>('select id from games_games');
  gameId = String(rows[0]?.id);
});
afterAll(() => site.close());

type Decision = InputOf<typeof updateGame>['decision'];
const plain: Decision = {
  isEnabled: true,
  position: null,
  badge: null,
  subCategory: '',
  minBet: null,
  maxBet: null,
  opensIn: null,
};
const decide = async (
  version: number,
  change: Partial<Decision> = {},
  as: { token?: string; host?: string } = { token },
  id = gameId,
) => {
  const input = { gameId: id, version, decision: { ...plain, ...change }, reason: 'house rules' };
  const { answer } = await site.call(updateGame, input, as);
  now += 2_000;
  return answer;
};

describe('works', () => {
  it('[I-13] a disabled game opens nothing and takes no stakes; wins, rollbacks and round ends are always accepted', async () => {
    const player = await studio.player();
    const [won, taken] = [studio.bet(player), studio.bet(player)];
    for (const bet of [won, taken]) expect((await studio.call('/transaction/bet', bet)).status).toBe(said.done);
    expect((await decide(0, { isEnabled: false })).value).toMatchObject({ version: 1, isAvailable: false });
    const launch = { vassalage: 'studio', gameCode: 'dragon-eight', device: 'mobile', language: 'EN' } as const;
    const member = await registerMember(site);
    expect((await site.call(launchGame, launch, { token: member.token })).answer.code).toBe('game_unavailable');
    expect((await studio.call('/transaction/bet', studio.bet(player))).status).toBe(said.gameWrong);
    expect((await studio.call('/transaction/win', studio.win(won))).status).toBe(said.done);
    expect((await studio.call('/transaction/rollback', studio.rollback(taken))).status).toBe(said.done);
    // Another brand is not affected.
    const elsewhere = await studio.player({ brandId: 2 });
    expect((await studio.call('/transaction/bet', studio.bet(elsewhere))).status).toBe(said.done);
  });

  it('limits each stake in the brand’s currency, allows free rounds, and updates the lobby at once', async () => {
    const decision = { badge: 'HOT', subCategory: 'JP', minBet: 2n * UNIT, maxBet: 5n * UNIT } as const;
    expect((await decide(1, decision)).success).toBe(true);
    const { answer } = await site.call(listGames, { gameClassify: 'RNG', pageNum: 1, pageSize: 20 });
    expect(answer.value?.content[0]).toMatchObject({ ...decision, isAvailable: true });
    const player = await studio.player();
    const status = async (amount: number) =>
      (await studio.call('/transaction/bet', studio.bet(player, { amount }))).status;
    const found = [];
    for (const units of [1, 2, 5, 5.00001, 0]) found.push(await status(Math.round(units * 100_000)));
    expect(found).toEqual([said.limitReached, said.done, said.done, said.limitReached, said.done]);
    // What was decided in another currency limits nothing.
    const renamed = 'update games_decisions set currency = $1 where game_id = $2';
    await site.owner.query(renamed, ['USD', gameId]);
    now += 2_000;
    expect([await status(100_000), await status(600_000)]).toEqual([said.done, said.done]);
    await site.owner.query(renamed, ['CNY', gameId]);
    now += 2_000;
    // The vendor's listed limits apply to every brand's stakes, even where the brand would allow more, or has no
    // overrides.
    const bounds = `update games_games set min_bet = $1, max_bet = $2 where id = $3`;
    await site.owner.query(bounds, [3n * UNIT, 4n * UNIT, gameId]);
    now += 2_000;
    const elsewhere = await studio.player({ brandId: 2 });
    const listed = async (units: number) => [
      await status(units * 100_000),
      (await studio.call('/transaction/bet', studio.bet(elsewhere, { amount: units * 100_000 }))).status,
    ];
    for (const units of [2, 5]) expect(await listed(units)).toEqual([said.limitReached, said.limitReached]);
    for (const units of [3, 4]) expect(await listed(units)).toEqual([said.done, said.done]);
    // A retry of an accepted bet still gets its response.
    const taken = studio.bet(player, { amount: 400_000 });
    const first = await studio.call('/transaction/bet', taken);
    await site.owner.query(bounds, [0n, UNIT, gameId]);
    now += 2_000;
    expect(await studio.call('/transaction/bet', taken)).toEqual(first);
    await site.owner.query(bounds, [0n, 0n, gameId]);
    now += 2_000;
    const page = { action: 'games.updateGame', objectId: gameId, pageNum: 1, pageSize: 20 };
    const trail = (await site.call(listTrail, page, { token })).answer.value?.page.content;
    expect(trail?.[0]).toMatchObject({ reason: 'house rules' });
    expect(JSON.stringify(trail?.[0])).toContain('5 CNY');
  });
});

describe('refuses', () => {
  it('an outdated version, unknown games, and invalid limits', async () => {
    expect((await decide(0)).code).toBe('version_conflict');
    expect((await decide(1)).code).toBe('version_conflict');
    expect((await decide(2, {}, { token }, '999999')).code).toBe('game_not_found');
    for (const change of [{ minBet: 3n * UNIT, maxBet: UNIT }, { maxBet: 0n }, { minBet: 1n }]) {
      expect((await decide(2, change)).code).toBe('setting_invalid');
    }
    const both = await Promise.all([decide(2), decide(2)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['ok', 'version_conflict']);
  });
});

describe('forbids', () => {
  it("[A257] auditors, members and guests; [A258] leaves other brands' overrides alone", async () => {
    expect((await decide(3, {}, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await decide(3, {}, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await decide(3, {}, {})).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide(3, {}, foreign)).code).toBe('version_conflict');
    expect((await decide(0, { isEnabled: false }, foreign)).value).toMatchObject({ version: 1 });
    const player = await studio.player();
    expect((await studio.call('/transaction/bet', studio.bet(player))).status).toBe(said.done);
  });
});
