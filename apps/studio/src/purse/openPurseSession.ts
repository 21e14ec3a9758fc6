import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import type { LanguageFolder } from '@baize/contract/languages';
import type { Studio } from '../Studio.ts';
import { insertPurseSession } from './store.ts';

const LIFETIME_MS = 12 * 60 * 60 * 1000;

/** A token for playing from one player's wallet; only its hash is stored. */
export async function openPurseSession(
  { pool, clock }: Studio,
  player: { operatorId: string; username: string; language: LanguageFolder },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS);
  await insertPurseSession(pool, { ...player, tokenHash: hashToken(token), expiresAt });
  return token;
}
