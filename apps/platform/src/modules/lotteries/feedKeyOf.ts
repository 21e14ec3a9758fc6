import { newToken } from '@baize/server/newToken';
import { readFileSync } from 'node:fs';
import type { SecretBox } from '#kit/createSecretBox.ts';

/** Minimum key length against guessing. */
const LEAST_SECRET = 32;

type Kept = { code: string; secretFile: string | null; sealedSecret: Buffer | null };

const placeOf = (code: string): string => `lotteries feed ${code}`;

/** A new key for a feed, in clear text for its owner, and encrypted for the database. */
export function newFeedKey(secrets: SecretBox, code: string): { secret: string; sealed: Buffer } {
  const secret = newToken();
  return { secret, sealed: sealFeedKey(secrets, code, Buffer.from(secret)) };
}

export const sealFeedKey = (secrets: SecretBox, code: string, key: Buffer): Buffer => secrets.seal(key, placeOf(code));

export const openFeedKey = (secrets: SecretBox, code: string, sealed: Buffer): Buffer =>
  secrets.open(sealed, placeOf(code));

/** The feed's current signing key; undefined if it has none. */
export function feedKeyOf(secrets: SecretBox, { code, secretFile, sealedSecret }: Kept): Buffer | undefined {
  if (sealedSecret !== null) return openFeedKey(secrets, code, sealedSecret);
  if (secretFile === null) return undefined;
  const key = Buffer.from(readFileSync(secretFile, 'utf8').trim());
  if (key.length < LEAST_SECRET) throw new Error(`The key of the feed ${code} is too short.`);
  return key;
}
