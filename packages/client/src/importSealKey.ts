import { CallError } from './CallError.ts';
import type { SealKey } from './SealKey.ts';

/**
 * Imports the server's public key. Browsers offer WebCrypto on https and on localhost only; elsewhere the call is
 * refused by name, since home-made encryption would protect nobody.
 */
export async function importSealKey(key: SealKey): Promise<CryptoKey> {
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) {
    throw new CallError('insecure_context', 0, 'Sealed calls need https or localhost.');
  }
  return subtle.importKey(
    'jwk',
    { kty: key.kty, n: key.n, e: key.e, alg: key.alg, ext: true },
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  );
}
