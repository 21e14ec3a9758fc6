import { createPublicKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

type Keys = Readonly<{
  /** Verifies the vendor's signatures. */
  publicKey: KeyObject;
  /** Length of its signatures in bytes. */
  signatureLength: number;
  /** Path of our own private key, for our calls to the vendor. */
  privateKeyFile: string;
}>;

/**
 * Authenticates the vendor's calls and ours: keys of both sides (the vendor's bare or in a certificate that expires),
 * or a shared secret that is used for HMAC, hashed with MD5 or sent as it is.
 */
export type Credential =
  | (Keys & Readonly<{ kind: 'rsa' | 'certificate' }>)
  | Readonly<{ kind: 'hmac' | 'md5' | 'secret'; secret: string }>;
export type CredentialKind = Credential['kind'];

const key = { publicKey: z.string().check(z.minLength(1)), secretFile: z.null(), privateKeyFile: z.string() };
const known = { publicKey: z.literal(''), secretFile: z.string().check(z.minLength(1)) };
const settingsOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rsa'), ...key }),
  z.object({ kind: z.literal('certificate'), ...key }),
  z.object({ kind: z.literal('hmac'), ...known }),
  z.object({ kind: z.literal('md5'), ...known }),
  z.object({ kind: z.literal('secret'), ...known }),
]);

/** A vendor's settings as stored. */
type Settings = Readonly<{ publicKey: string; secretFile: string | null; privateKeyFile: string }>;

/** Reads a vendor's credential, which must be of a kind its dialect supports. Throws what is wrong with it. */
export function readCredential(settings: Settings, kinds: readonly CredentialKind[], now: Date): Credential {
  const isCertificate = settings.publicKey.startsWith('-----BEGIN CERTIFICATE-----');
  const kind = kinds.find((one) => (one === 'certificate') === isCertificate);
  const read = z.parse(settingsOf, { ...settings, kind });
  switch (read.kind) {
    case 'rsa':
      return { kind: read.kind, ...keysOf(createPublicKey(read.publicKey), read.privateKeyFile) };
    case 'certificate':
      return { kind: read.kind, ...keysOf(certified(read.publicKey, now), read.privateKeyFile) };
    default:
      return { kind: read.kind, secret: readSecret(read.secretFile) };
  }
}

function keysOf(publicKey: KeyObject, privateKeyFile: string): Keys {
  if (publicKey.asymmetricKeyType !== 'rsa') throw new Error('The key is not an RSA key.');
  return { publicKey, signatureLength: (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) / 8, privateKeyFile };
}

/** The key of a currently valid certificate. The issuer does not matter: an operator entered it by hand. */
function certified(pem: string, now: Date): KeyObject {
  const { validFrom, validTo, publicKey } = new X509Certificate(pem);
  if (now < new Date(validFrom)) throw new Error(`The certificate begins on ${validFrom}.`);
  if (now > new Date(validTo)) throw new Error(`The certificate ended on ${validTo}.`);
  return publicKey;
}

/** Read again with the vendors, so that a changed secret needs no restart. Guessable secrets are refused. */
function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 16) throw new Error('The secret is shorter than 16 characters.');
  return secret;
}
