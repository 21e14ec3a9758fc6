import { insertGuestPlayer, insertSeedIfNone, insertSession, type Query } from '../store.ts';
import type { Guest } from './Guest.ts';

/** Stores a guest that existed only as a token; a concurrent second call waits for the first and changes nothing. */
export async function writeGuest(
  query: Query,
  { session, seed, tokenHash, platform, expiresAt }: Guest,
  now: Date,
): Promise<void> {
  if (!(await insertGuestPlayer(query, { id: session.playerId, operatorId: session.operatorId, now }))) return;
  await insertSeedIfNone(query, {
    ...{ id: seed.id, playerId: session.playerId, serverSeed: seed.serverSeed, hash: seed.serverSeedHash },
    ...{ clientSeed: seed.clientSeed, now },
  });
  await insertSession(query, {
    ...session,
    ...{ tokenHash: tokenHash, platform, country: null, ip: null, createdAt: now, expiresAt: expiresAt },
  });
}
