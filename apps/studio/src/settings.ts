import { host, logLevel, optional, port, readEnvironment, setting, urlOf } from '@baize/server/settings';
import { metricsSettings } from '@baize/server/metricsDoor';
import { boundSettings, boundsOf, type ServerBounds } from '@baize/server/serverBounds';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Merchant } from './gateway/Gateway.ts';
import { dialectNames } from './simulator/dialects/codecOf.ts';
import type { SimVendor } from './simulator/SimVendor.ts';

/** An operator, which offers the studio's games to players and keeps their money. */
export interface Operator {
  id: string;
  publicKey: KeyObject;
  walletUrl: string;
  /** Empty when the operator has no sub-partners; then any or none may be given. */
  subPartnerIds: readonly string[];
}

export interface StudioSettings {
  port: number;
  host: string;
  databaseUrl: string;
  privateKey: KeyObject;
  operators: readonly Operator[];
  /** Clients of the bundled payment gateway. */
  merchants: readonly Merchant[];
  /** The simulated vendors, each with its dialect. */
  simulated: readonly SimVendor[];
  publicUrl: string;
  frameAncestors: readonly string[];
  gamesDir: string;
  verifierDir: string;
  logLevel: string;
  bounds: ServerBounds;
  /** Addresses that may read `/metrics`. */
  metricsFrom: readonly string[];
}

const webAddressOf = urlOf(['http:', 'https:']);

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
    dialect: z.enum(dialectNames),
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

/** Every setting of the studio, with a row each in the README. */
const environment = z.object({
  STUDIO_PORT: port(8081),
  STUDIO_HOST: host(),
  STUDIO_DATABASE_URL: setting('a postgres:// address', urlOf(['postgres:', 'postgresql:'])),
  STUDIO_KEY_FILE: setting('a file with an RSA private key of at least 2048 bits in PEM', (file) =>
    rsaKey(() => createPrivateKey(readFileSync(file, 'utf8'))),
  ),
  STUDIO_OPERATORS_FILE: setting(
    'a JSON file with a list of { id, publicKeyPem, walletUrl, subPartnerIds? }',
    readOperators,
  ),
  STUDIO_MERCHANTS_FILE: optional('a JSON file with a list of { id, secret, reportUrl }', readMerchants),
  STUDIO_SIMULATED_FILE: optional(
    'a JSON file with a list of { code, dialect, secret, operatorToken, walletUrl }',
    readSimulated,
  ),
  STUDIO_PUBLIC_URL: optional('an http(s) address', webAddressOf),
  STUDIO_FRAME_ANCESTORS: setting('a list of origins with commas between', origins, {
    preset: 'http://localhost:8080',
  }),
  STUDIO_GAMES_DIR: setting('a folder', (text) => text, { preset: repositoryPath('games/') }),
  STUDIO_VERIFIER_DIR: setting('a folder', (text) => text, { preset: repositoryPath('apps/studio/dist/verifier/') }),
  LOG_LEVEL: logLevel(),
  ...boundSettings,
  ...metricsSettings,
});

export const studioSettingNames = Object.keys(environment.shape);

/**
 * Reads and validates the whole environment at once; the first invalid value stops the start with an error that names
 * it.
 */
export function readStudioSettings(env: Record<string, string | undefined>): StudioSettings {
  const read = readEnvironment(environment, env);
  return {
    port: read.STUDIO_PORT,
    host: read.STUDIO_HOST,
    databaseUrl: read.STUDIO_DATABASE_URL,
    privateKey: read.STUDIO_KEY_FILE,
    operators: read.STUDIO_OPERATORS_FILE,
    merchants: read.STUDIO_MERCHANTS_FILE ?? [],
    simulated: read.STUDIO_SIMULATED_FILE ?? [],
    publicUrl: read.STUDIO_PUBLIC_URL ?? `http://localhost:${read.STUDIO_PORT}`,
    frameAncestors: read.STUDIO_FRAME_ANCESTORS,
    gamesDir: read.STUDIO_GAMES_DIR,
    verifierDir: read.STUDIO_VERIFIER_DIR,
    logLevel: read.LOG_LEVEL,
    bounds: boundsOf(read),
    metricsFrom: read.METRICS_FROM,
  };
}

/** Works from the sources (`apps/studio/src`) and from a bundle two folders below the repository's root. */
function repositoryPath(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}

function origins(text: string): string[] | undefined {
  const list = text.split(',').map((part) => part.trim());
  const isGood = list.every((part) => webAddressOf(part) !== undefined && new URL(part).origin === part);
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
    if (publicKey === undefined || webAddressOf(walletUrl) === undefined) return undefined;
    operators.push({ id, publicKey, walletUrl: walletUrl.replace(/\/+$/, ''), subPartnerIds });
  }
  return new Set(operators.map(({ id }) => id)).size === operators.length ? operators : undefined;
}
