import { commitmentOf } from '@baize/server/commitmentOf';
import { randomUUID } from 'node:crypto';
import { newServerSeed } from '@baize/server/newServerSeed';
import { insertSeedIfNone, lockPlayer, revealSeed, type Query, type SeedRow } from './store.ts';
import { StudioError } from './StudioError.ts';

type Rotation = { playerId: string; now: Date; clientSeed: (old: SeedRow) => string };

/**
 * Reveals a player's live server seed and commits to a new one, in the caller's transaction. Refused while a round
 * drawn from it is still open: the seed of an open round reveals its outcome.
 */
export async function rotateSeeds(query: Query, { playerId, now, clientSeed }: Rotation): Promise<SeedRow> {
  await lockPlayer(query, playerId);
  const old = await revealSeed(query, playerId, now);
  if (!old) throw new StudioError('roundOpen', 'Seeds change between rounds; the last one is still being settled.');
  const serverSeed = newServerSeed();
  await insertSeedIfNone(query, {
    id: randomUUID(),
    playerId,
    serverSeed,
    hash: commitmentOf(serverSeed),
    clientSeed: clientSeed(old),
    now,
  });
  return old;
}
