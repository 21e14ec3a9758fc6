import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compactDecrypt } from 'jose';
import * as z from 'zod/mini';
import type { Clock } from '@baize/server/clock';
import type { Queryable } from './db.ts';
import { Refusal } from './refusal.ts';
import { removeInBatches } from './removeInBatches.ts';
import { parseStrictJson, StrictJsonError } from './strictJson.ts';

/** The server's key pair for sealed bodies. */
export type SealKey = {
  privateKey: KeyObject;
  publicJwk: { kty: 'RSA'; kid: string; alg: 'RSA-OAEP-256'; n: string; e: string };
};

/** Maximum difference of the sender's timestamp from our clock. */
const WINDOW_MS = 120_000;

const payload = z.strictObject({
  /** Milliseconds since 1970 by the sender's clock, corrected by the start-up call. */
  iat: z.int(),
  /** Single use. */
  jti: z.uuid(),
  /** The path of the call, so that an envelope cannot be replayed to another call. */
  path: z.string(),
  body: z.unknown(),
});

/** Reads the key from `file`, or creates it on the first start; only this account may read the file. */
export function loadSealKey(file: string): SealKey {
  if (!existsSync(file)) {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // Written to a temporary file and then linked: of several processes that start at once one key wins, and none reads
    // half a file.
    const draft = `${file}.${process.pid}.${randomUUID()}`;
    writeFileSync(draft, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' });
    try {
      linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  const privateKey = createPrivateKey(readFileSync(file));
  const { n = '', e = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${n}.${e}`).digest('base64url').slice(0, 16);
  return { privateKey, publicJwk: { kty: 'RSA', kid, alg: 'RSA-OAEP-256', n, e } };
}

/**
 * Creates the opener of sealed bodies: JWE compact, RSA-OAEP-256 with A256GCM only, a timestamp within two minutes, the
 * path of the call, and an id that the database accepts once across all processes. Every fault of the envelope itself
 * is the same refusal; invalid JSON inside is reported as elsewhere.
 */
export function createOpener(db: Queryable, key: SealKey, clock: Clock) {
  return async (envelope: string, path: string): Promise<unknown> => {
    let opened: z.output<typeof payload>;
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(envelope, key.privateKey, {
        keyManagementAlgorithms: ['RSA-OAEP-256'],
        contentEncryptionAlgorithms: ['A256GCM'],
      });
      if (protectedHeader['kid'] !== key.publicJwk.kid || protectedHeader.zip !== undefined) throw new Error('header');
      opened = z.parse(payload, parseStrictJson(new TextDecoder('utf-8', { fatal: true }).decode(plaintext)));
      if (opened.path !== path) throw new Error('path');
    } catch (error) {
      // The envelope was opened; an error in its content reveals nothing to its author.
      if (error instanceof StrictJsonError) throw new Refusal(error.code, error.message);
      throw new Refusal('envelope_invalid');
    }
    if (Math.abs(clock() - opened.iat) > WINDOW_MS) throw new Refusal('envelope_expired');
    const { rowCount } = await db.query(
      `insert into kit_envelopes (jti, expires_at) values ($1, now() + interval '10 minutes') on conflict do nothing`,
      [opened.jti],
    );
    if (rowCount !== 1) throw new Refusal('envelope_replayed');
    return opened.body;
  };
}

/** Removes ids of envelopes that are too old to be opened. */
export async function removeOldEnvelopes(db: Queryable): Promise<void> {
  await removeInBatches(db, { table: 'kit_envelopes', where: 'expires_at < now()' });
}
