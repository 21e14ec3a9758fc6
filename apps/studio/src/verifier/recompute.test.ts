import { describe, expect, it } from 'vitest';
import { commitmentOf } from '@baize/server/commitmentOf';
import { fairDraw } from '../fairDraw.ts';
import { houseGames } from '@baize/games/houseGames';
import { newServerSeed } from '@baize/server/newServerSeed';
import { artOf } from './artOf.ts';
import { recompute } from './recompute.ts';
import { words } from './words.ts';

describe('recomputing a round', () => {
  it.each(Object.keys(houseGames))('of %s gives with WebCrypto what the server drew with node', async (game) => {
    const { betUnits, play } = houseGames[game]!;
    for (let nonce = 0n; nonce < 60n; nonce += 1n) {
      const serverSeed = newServerSeed();
      const bet = betUnits * 1_000n * (nonce + 1n);
      const drawn = play(fairDraw(serverSeed, 'my-seed', nonce), bet);
      const input = { game, serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed: 'my-seed', nonce, bet };
      const found = await recompute(input);
      expect(found.isCommitted).toBe(true);
      expect(found.outcome).toEqual(drawn);
      expect(found.draws.length).toBeGreaterThanOrEqual(5);
      expect(found.draws.every(({ word, size, stop }) => word % size === stop)).toBe(true);
    }
  });

  it('goes by what the player decided, in games that ask', async () => {
    const asking = Object.values(houseGames).filter(({ choice }) => choice !== undefined);
    expect(asking.map(({ code }) => code)).toContain('dragon-eight');
    for (const { code: game, play, choice, betUnits: bet } of asking) {
      const serverSeed = newServerSeed();
      let nonce = 0n;
      while (choice?.asks(play(fairDraw(serverSeed, 'c', nonce), bet)) !== true) nonce += 1n;
      const input = { game, serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed: 'c', nonce, bet };
      for (const taken of choice.names.en.keys()) {
        const { outcome } = await recompute({ ...input, choice: taken });
        expect(outcome).toEqual(play(fairDraw(serverSeed, 'c', nonce), bet, taken));
      }
    }
  });

  it('finds another round when any part of the proof is changed', async () => {
    const serverSeed = newServerSeed();
    const honest = {
      game: 'dragon-eight',
      serverSeed,
      serverSeedHash: commitmentOf(serverSeed),
      clientSeed: 'a',
      nonce: 1n,
      bet: 25_000n,
    };
    const stops = async (input: typeof honest) =>
      (await recompute(input)).draws
        .slice(0, 5)
        .map(({ stop }) => stop)
        .join();
    const first = await stops(honest);
    expect(await stops({ ...honest, nonce: 2n })).not.toBe(first);
    expect(await stops({ ...honest, clientSeed: 'b' })).not.toBe(first);
    const other = newServerSeed();
    expect((await recompute({ ...honest, serverSeed: other })).isCommitted).toBe(false);
  });
});

describe('the pictures of a round', () => {
  it.each(Object.keys(houseGames))('of %s show art at every place, and mark winning places only', (game) => {
    const { betUnits, picturesOf, play } = houseGames[game]!;
    let won = 0;
    for (let nonce = 0n; nonce < 120n; nonce += 1n) {
      const outcome = play(fairDraw('a'.repeat(64), 'pictures', nonce), betUnits * 1_000n);
      for (const { grid, wins, win } of picturesOf(outcome, 'en', words.en)) {
        const places = grid.flat();
        expect(places.every(({ symbol }) => symbol === '' || artOf(game, symbol) !== undefined)).toBe(true);
        expect(places.some(({ isPaid }) => isPaid === true)).toBe(wins.length > 0);
        if (win > 0n) won += 1;
      }
    }
    expect(won).toBeGreaterThan(0);
  });
});
