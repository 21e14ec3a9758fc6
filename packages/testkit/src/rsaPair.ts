import { generateKeyPairSync, type KeyPairKeyObjectResult } from 'node:crypto';

const made = new Map<string, KeyPairKeyObjectResult>();

/**
 * A key pair by name. Looking for two large primes takes longer than most test files, so each pair is made once in a
 * test process; pairs of different names are different.
 */
export function rsaPair(name: string, modulusLength = 2048): KeyPairKeyObjectResult {
  const pair = made.get(name) ?? generateKeyPairSync('rsa', { modulusLength });
  made.set(name, pair);
  return pair;
}
