import { hashToken } from '@baize/server/hashToken';
import { findSession } from '../store.ts';
import type { Studio } from '../Studio.ts';
import type { PlaySession } from './PlaySession.ts';

/** The session of a token: a stored one, or a guest's before the first spin. */
export async function findPlaySession(studio: Studio, token: string): Promise<PlaySession | undefined> {
  const now = studio.clock();
  const guest = token.includes('.') ? studio.guestTokens.read(token, now) : undefined;
  if (token.includes('.') && guest === undefined) return undefined;
  const session = await findSession(studio.pool, hashToken(token), now);
  return session ?? (guest && { ...guest.session, unwritten: guest });
}
