import { listWinCaps, updateWinCap } from '@baize/contract';
import {
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGreatestWins } from '../seedGreatestWins.ts';

let site: TestPlatform;
let studio: TestVendor;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  const games = ['lantern-ways', 'treasure-bowl'].map((gameCode) => ({
    ...{ gameCode, classify: 'RNG', names: [`The game ${gameCode}`, gameCode] as const },
  }));
  studio = await openVendor(site, { games });
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

const list = async (vendorId = studio.id, as: { token?: string } = { token }) =>
  (await site.call(listWinCaps, { vendorId }, as)).answer;

describe('works', () => {
  it('returns the general bounds and those of each game, and where they come from', async () => {
    expect((await list()).value).toEqual({
      ...{ vendorId: studio.id, currency: 'CNY' },
      caps: [
        {
          ...{ gameCode: '', gameName: null, greatest: null, version: 0, setBy: '', setAt: null },
          ...{ multiple: 20_000, multipleFrom: 'default', amount: 100_000_000_000n, amountFrom: 'default' },
        },
      ],
      otherGames: ['dragon-eight', 'lantern-ways', 'treasure-bowl'].map((gameCode) => ({
        gameCode,
        name: expect.any(Object) as object,
      })),
    });
    const greatestWin = { numerator: 453n, denominator: 4n };
    await seedGreatestWins(site.owner, studio.id, [{ gameCode: 'lantern-ways', greatestWin }]);
    const cap = { vendorId: studio.id, version: 0, reason: 'as agreed', amount: 700_000n };
    await site.call(updateWinCap, { ...cap, gameCode: '', multiple: 500 }, { token });
    await site.call(updateWinCap, { ...cap, gameCode: 'dragon-eight', multiple: 900 }, { token });
    const { value } = await list();
    expect(
      value?.caps.map((one) => [one.gameCode, one.multiple, one.multipleFrom, one.amountFrom, one.greatest]),
    ).toEqual([
      ['', 500, 'vendor', 'vendor', null],
      ['dragon-eight', 900, 'game', 'game', null],
      ['lantern-ways', 114, 'sums', 'vendor', 114],
    ]);
    expect(value?.otherGames).toEqual([
      { gameCode: 'treasure-bowl', name: { EN: 'The game treasure-bowl', CN: 'treasure-bowl' } },
    ]);
  });

  it('follows the greatest wins of the games when they are entered again', async () => {
    const greatestWin = { numerator: 2_187n, denominator: 1n };
    await seedGreatestWins(site.owner, studio.id, [{ gameCode: 'treasure-bowl', greatestWin }]);
    const sums = (await list()).value?.caps.map(({ gameCode, greatest }) => [gameCode, greatest]);
    expect(sums).toContainEqual(['treasure-bowl', 2_187]);
    expect(sums?.map(([gameCode]) => gameCode)).not.toContain('lantern-ways');
  });
});

describe('refuses', () => {
  it('unknown vendors', async () => {
    expect((await list(999_999)).code).toBe('vendor_not_found');
  });
});

describe('forbids', () => {
  it('[A257] members and guests', async () => {
    expect((await list(studio.id, { token: (await registerMember(site)).token })).code).toBe('not_logged_in');
    expect((await list(studio.id, {})).code).toBe('not_logged_in');
  });
});
