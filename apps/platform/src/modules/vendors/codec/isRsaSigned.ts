import { verify } from 'node:crypto';
import type { Credential } from './readCredential.ts';

/** Base64 of an RSA-SHA256 signature over exactly the bytes that came, in its one canonical alphabet and length. */
export function isRsaSigned(body: Buffer, header: string, credential: Credential): boolean {
  if (!('publicKey' in credential)) return false;
  const { publicKey, signatureLength } = credential;
  // Node skips what is no base64 and also reads the alphabet for addresses, so the lengths and these two must fit.
  if (header.length !== Math.ceil(signatureLength / 3) * 4 || header.includes('-') || header.includes('_'))
    return false;
  const signature = Buffer.from(header, 'base64');
  return signature.length === signatureLength && verify('RSA-SHA256', body, publicKey, signature);
}
