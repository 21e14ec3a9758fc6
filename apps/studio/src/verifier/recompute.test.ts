import { play } from '@baize/maths/games/dragon-eight/play';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../commitmentOf.ts';
import { fairDraw } from '../fairDraw.ts';
import { newServerSeed } from '../newServerSeed.ts';
import { recompute } from './recompute.ts';

describe('the check of a round', () => {
  it('finds with WebCrypto the round that the server drew with node, for every seed and number', async () => {
    for (let nonce = 0n; nonce < 60n; nonce += 1n) {
      const serverSeed = newServerSeed();
      const bet = 25_000n * (nonce + 1n);
      const drawn = play(fairDraw(serverSeed, 'my-seed', nonce), bet);
      const input = { serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed: 'my-seed', nonce, bet };
      const found = await recompute(input);
      expect(found.isCommitted).toBe(true);
      expect(found.outcome).toEqual(drawn);
      expect(found.draws.map(({ stop }) => stop)).toEqual(drawn.spins.flatMap(({ stops }) => stops));
    }
  });

  it('finds another round when any part of the proof is changed', async () => {
    const serverSeed = newServerSeed();
    const honest = { serverSeed, serverSeedHash: commitmentOf(serverSeed), clientSeed: 'a', nonce: 1n, bet: 25_000n };
    const stops = async (input: typeof honest) => (await recompute(input)).outcome.spins[0]!.stops.join();
    const first = await stops(honest);
    expect(await stops({ ...honest, nonce: 2n })).not.toBe(first);
    expect(await stops({ ...honest, clientSeed: 'b' })).not.toBe(first);
    const other = newServerSeed();
    expect((await recompute({ ...honest, serverSeed: other })).isCommitted).toBe(false);
  });
});
