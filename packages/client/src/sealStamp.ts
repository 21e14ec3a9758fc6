import { base64url } from './base64url.ts';
import { importSealKey } from './importSealKey.ts';
import type { SealKey } from './SealKey.ts';

/**
 * A text that only the server can read and takes once: the time and 16 random bytes, `<milliseconds>.<random>`,
 * encrypted to its public key. Two of them never look alike.
 */
export async function sealStamp(key: SealKey, nowMs: number): Promise<string> {
  const publicKey = await importSealKey(key);
  const random = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const text = new TextEncoder().encode(`${Math.round(nowMs)}.${random}`);
  return base64url(await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, text));
}
