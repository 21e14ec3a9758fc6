import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SupplierError } from '../SupplierError.ts';
import type { Credential } from './readCredential.ts';

const keys = new Map<string, KeyObject>();

/** Our signature over a body, in base64; a key is read once. Throws SupplierError if it cannot be read. */
export function signedByUs(credential: Credential, body: string): string {
  if (!('privateKeyFile' in credential)) throw new SupplierError('there is no key of ours for this vendor');
  return sign('RSA-SHA256', Buffer.from(body), keyOf(credential.privateKeyFile)).toString('base64');
}

function keyOf(file: string): KeyObject {
  const known = keys.get(file);
  if (known) return known;
  try {
    const key = createPrivateKey(readFileSync(file));
    keys.set(file, key);
    return key;
  } catch (error) {
    throw new SupplierError('our key for this vendor cannot be read', { cause: error });
  }
}
