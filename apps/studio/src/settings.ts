import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Merchant } from './gateway/Gateway.ts';
import type { SimVendor } from './simulator/SimVendor.ts';

/** A value of the environment that cannot be used; the message names it and says what it takes. */
export class StudioSettingsError extends Error {}

/** Someone who offers the studio's games to players and keeps their money. */
export interface Operator {
  id: string;
  publicKey: KeyObject;
  walletUrl: string;
  /** Empty when the operator has no sub-partners; then any, or none, may be named. */
  subPartnerIds: readonly string[];
}

export interface StudioSettings {
  port: number;
  host: string;
  databaseUrl: string;
  privateKey: KeyObject;
  operators: readonly Operator[];
  /** Whom the bundled payment gateway collects for. */
  merchants: readonly Merchant[];
  /** Who is played here for rehearsal, each in its own dialect. */
  simulated: readonly SimVendor[];
  publicUrl: string;
  frameAncestors: readonly string[];
  gamesDir: string;
  verifierDir: string;
  logLevel: string;
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const operatorList = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    publicKeyPem: z.string(),
    walletUrl: z.string(),
    subPartnerIds: z.optional(z.array(z.string().check(z.regex(/^[\w.-]{1,64}$/)))),
  }),
);

const simulatedList = z.array(
  z.strictObject({
    code: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
    dialect: z.enum(['pragmatic', 'pgsoft', 'evolution', 'jili', 'softswiss', 'sbo']),
    secret: z.string().check(z.minLength(16), z.maxLength(256)),
    operatorToken: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    walletUrl: z.url({ protocol: /^https?$/ }),
  }),
);

const merchantList = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    secret: z.string().check(z.minLength(32), z.maxLength(256)),
    reportUrl: z.url({ protocol: /^https?$/ }),
  }),
);

/** Every setting the studio reads, in the order of the table in its README. */
const studioSettingNames = [
  'STUDIO_PORT',
  'STUDIO_HOST',
  'STUDIO_DATABASE_URL',
  'STUDIO_KEY_FILE',
  'STUDIO_OPERATORS_FILE',
  'STUDIO_MERCHANTS_FILE',
  'STUDIO_SIMULATED_FILE',
  'STUDIO_PUBLIC_URL',
  'STUDIO_FRAME_ANCESTORS',
  'STUDIO_GAMES_DIR',
  'STUDIO_VERIFIER_DIR',
  'LOG_LEVEL',
] as const;

/** Reads and checks the whole environment at once; the first bad value ends the start with a sentence that names it. */
export function readStudioSettings(env: Record<string, string | undefined>): StudioSettings {
  const take = <Value>(
    name: (typeof studioSettingNames)[number],
    takes: string,
    preset: string | undefined,
    read: (text: string) => Value | undefined,
  ): Value => {
    const text = env[name] === undefined || env[name] === '' ? preset : env[name];
    if (text === undefined) throw new StudioSettingsError(`${name} must be ${takes}, but it is not set.`);
    const value = read(text);
    if (value === undefined) throw new StudioSettingsError(`${name} must be ${takes}, but it is "${text}".`);
    return value;
  };

  const port = take('STUDIO_PORT', 'a port from 1 to 65535', '8081', (text) => {
    const number = Number(text);
    return /^\d{1,5}$/.test(text) && number >= 1 && number <= 65_535 ? number : undefined;
  });
  return {
    port,
    host: take('STUDIO_HOST', 'an address to listen on', '127.0.0.1', (text) =>
      /^[\w.:-]+$/.test(text) ? text : undefined,
    ),
    databaseUrl: take('STUDIO_DATABASE_URL', 'a postgres:// address', undefined, (text) =>
      isUrl(text, ['postgres:', 'postgresql:']) ? text : undefined,
    ),
    privateKey: take(
      'STUDIO_KEY_FILE',
      'a file with an RSA private key of at least 2048 bits in PEM',
      undefined,
      (file) => rsaKey(() => createPrivateKey(readFileSync(file, 'utf8'))),
    ),
    operators: take(
      'STUDIO_OPERATORS_FILE',
      'a JSON file with a list of { id, publicKeyPem, walletUrl, subPartnerIds? }',
      undefined,
      readOperators,
    ),
    merchants: take('STUDIO_MERCHANTS_FILE', 'a JSON file with a list of { id, secret, reportUrl }', '-', (file) =>
      file === '-' ? [] : readMerchants(file),
    ),
    simulated: take(
      'STUDIO_SIMULATED_FILE',
      'a JSON file with a list of { code, dialect, secret, operatorToken, walletUrl }',
      '-',
      (file) => (file === '-' ? [] : readSimulated(file)),
    ),
    publicUrl: take('STUDIO_PUBLIC_URL', 'an http(s) address', `http://localhost:${port}`, (text) =>
      isUrl(text, ['http:', 'https:']) ? text.replace(/\/+$/, '') : undefined,
    ),
    frameAncestors: take(
      'STUDIO_FRAME_ANCESTORS',
      'a list of origins with commas between',
      'http://localhost:8080',
      origins,
    ),
    gamesDir: take('STUDIO_GAMES_DIR', 'a folder', repositoryPath('games/'), (text) => text),
    verifierDir: take('STUDIO_VERIFIER_DIR', 'a folder', repositoryPath('apps/studio/dist/verifier/'), (text) => text),
    logLevel: take('LOG_LEVEL', `one of ${levels.join(', ')}`, 'info', (text) =>
      levels.includes(text) ? text : undefined,
    ),
  };
}

/** Works from the sources (`apps/studio/src`) and from a bundle two folders below the repository's root alike. */
function repositoryPath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function origins(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim());
  const isGood = list.every((part) => isUrl(part, ['http:', 'https:']) && new URL(part).origin === part);
  return isGood ? list : undefined;
}

function rsaKey(read: () => KeyObject): KeyObject | undefined {
  try {
    const key = read();
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048 ? key : undefined;
  } catch {
    return undefined;
  }
}

function readSimulated(file: string): SimVendor[] | undefined {
  try {
    const list = simulatedList.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Set(list.map(({ code }) => code)).size === list.length ? list : undefined;
  } catch {
    return undefined;
  }
}

function readMerchants(file: string): Merchant[] | undefined {
  try {
    const list = merchantList.parse(JSON.parse(readFileSync(file, 'utf8')));
    return new Set(list.map(({ id }) => id)).size === list.length ? list : undefined;
  } catch {
    return undefined;
  }
}

function readOperators(file: string): Operator[] | undefined {
  let list: z.infer<typeof operatorList>;
  try {
    list = operatorList.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
  const operators: Operator[] = [];
  for (const { id, publicKeyPem, walletUrl, subPartnerIds = [] } of list) {
    const publicKey = rsaKey(() => createPublicKey(publicKeyPem));
    if (publicKey === undefined || !isUrl(walletUrl, ['http:', 'https:'])) return undefined;
    operators.push({ id, publicKey, walletUrl: walletUrl.replace(/\/+$/, ''), subPartnerIds });
  }
  return new Set(operators.map(({ id }) => id)).size === operators.length ? operators : undefined;
}
