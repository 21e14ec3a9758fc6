import { verify, type KeyObject } from 'node:crypto';

export function isBodySigned(body: Buffer, signature: unknown, publicKey: KeyObject): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{300,1400}={0,2}$/.test(signature)) return false;
  return verify('sha256', body, publicKey, Buffer.from(signature, 'base64'));
}
