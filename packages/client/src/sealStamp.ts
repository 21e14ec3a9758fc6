import { base64url } from './base64url.ts';
import { importSealKey } from './importSealKey.ts';
import type { SealKey } from './SealKey.ts';

/**
 * A single-use token that only the server can read: the time and 16 random bytes, `<milliseconds>.<random>`, encrypted
 * with its public key. No two of them are alike.
 */
export async function sealStamp(key: SealKey, nowMs: number): Promise<string> {
  const publicKey = await importSealKey(key);
  const random = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const text = new TextEncoder().encode(`${Math.round(nowMs)}.${random}`);
  return base64url(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, text));
}
