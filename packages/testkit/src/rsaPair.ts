import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';

const made = new Map<string, KeyPairKeyObjectResult>();

/**
 * A named key pair. Generating RSA keys takes longer than most test files, so each pair is generated once per test
 * process; pairs of different names are different.
 */
export function rsaPair(name: string, modulusLength = 2048): KeyPairKeyObjectResult {
  const pair = made.get(name) ?? generateKeyPairSync('rsa', { modulusLength });
  made.set(name, pair);
  return pair;
}
