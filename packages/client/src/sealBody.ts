import { base64url } from './base64url.ts';
import { importSealKey } from './importSealKey.ts';
import type { SealKey } from './SealKey.ts';

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/**
 * Encrypts a request body as a compact JWE (RSA-OAEP-256, A256GCM). It carries the path and a timestamp and is
 * single-use, so that nobody who intercepts it can read or replay it. Browsers offer WebCrypto on https and on
 * localhost only; elsewhere the call is refused by name, since home-made encryption would protect nobody.
 */
export async function sealBody(key: SealKey, path: string, body: unknown, nowMs: number): Promise<string> {
  const publicKey = await importSealKey(key);
  const { subtle } = crypto;
  const contentKey = crypto.getRandomValues(new Uint8Array(32));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const header = base64url(bytes(JSON.stringify({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.kid })));
  const wrapped = await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, contentKey);
  const aesKey = await subtle.importKey('raw', contentKey, 'AES-GCM', false, ['encrypt']);
  const payload = bytes(JSON.stringify({ iat: Math.round(nowMs), jti: crypto.randomUUID(), path, body }));
  const sealed = new Uint8Array(
    await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytes(header), tagLength: 128 }, aesKey, payload),
  );
  /* WebCrypto appends the 16 bytes of the tag; a JWE keeps them apart. */
  return [
    header,
    base64url(wrapped),
    base64url(iv),
    base64url(sealed.slice(0, -16)),
    base64url(sealed.slice(-16)),
  ].join('.');
}
