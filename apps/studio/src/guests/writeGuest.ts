import { insertGuestPlayer, insertSeedIfNone, insertSession, type Query } from '../store.ts';
import type { Guest } from './Guest.ts';

/** Writes down who was only a token so far; whoever does so second waits for the first and changes nothing. */
export async function writeGuest(
  query: Query,
  { session, seed, tokenHash, platform, expiresAt }: Guest,
  now: Date,
): Promise<void> {
  if (!(await insertGuestPlayer(query, { id: session.player_id, operatorId: session.operator_id, now }))) return;
  await insertSeedIfNone(query, {
    ...{ id: seed.id, playerId: session.player_id, serverSeed: seed.server_seed, hash: seed.server_seed_hash },
    ...{ clientSeed: seed.client_seed, now },
  });
  await insertSession(query, {
    ...session,
    ...{ token_hash: tokenHash, platform, country: null, ip: null, created_at: now, expires_at: expiresAt },
  });
}
