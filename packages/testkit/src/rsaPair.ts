import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run for keys that its test processes share. */
    keysFolder: string;
  }
}

const made = new Map<string, { privateKey: KeyObject; publicKey: KeyObject }>();

/**
 * A named key pair. Generating RSA keys takes longer than most test files, so each pair is generated once per run, by
 * whichever process needs it first; pairs of different names are different.
 */
export function rsaPair(name: string, modulusLength = 2048): { privateKey: KeyObject; publicKey: KeyObject } {
  const known = made.get(name);
  if (known) return known;
  const file = join(inject('keysFolder'), `${encodeURIComponent(name)}-${modulusLength}.pem`);
  if (!existsSync(file)) write(file, generateKeyPairSync('rsa', { modulusLength }).privateKey);
  const privateKey = createPrivateKey(readFileSync(file));
  const pair = { privateKey, publicKey: createPublicKey(privateKey) };
  made.set(name, pair);
  return pair;
}

/** The file appears whole, and only once: of two processes the first wins. */
function write(file: string, key: KeyObject): void {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(own, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
}
