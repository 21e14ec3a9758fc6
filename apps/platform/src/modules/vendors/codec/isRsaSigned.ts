import { verify } from 'node:crypto';
import type { Credential } from './readCredential.ts';

/** Checks a base64 RSA-SHA256 signature over exactly the bytes received, in canonical alphabet and length. */
export function isRsaSigned(body: Buffer, header: string, credential: Credential): boolean {
  if (!('publicKey' in credential)) return false;
  const { publicKey, signatureLength } = credential;
  // Node skips invalid base64 and also accepts base64url, so the lengths and a round trip are compared.
  if (header.length !== Math.ceil(signatureLength / 3) * 4 || header.includes('-') || header.includes('_'))
    return false;
  const signature = Buffer.from(header, 'base64');
  return signature.length === signatureLength && verify('RSA-SHA256', body, publicKey, signature);
}
