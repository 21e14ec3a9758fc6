import {
  host,
  isSecretSetting,
  logLevel,
  oneOf,
  optional,
  port,
  readEnvironment,
  setting,
  SettingsError,
  urlOf,
  wholeNumber,
} from '@baize/server/settings';
import { boundSettings, boundsOf, type ServerBounds } from '@baize/server/serverBounds';
import { metricsSettings } from '@baize/server/metricsDoor';
import { networksOf } from '@baize/server/networksOf';
import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import * as z from 'zod/mini';

export type Settings = Readonly<{
  port: number;
  host: string;
  studioPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  isDemo: boolean;
  demoPassword: string;
  /** Proof of work before login and registration: on average half of this many hashes on the visitor's device. */
  botWork: number;
  /** The default password for first logins, which has to be changed. */
  defaultPassword: string | undefined;
  /** Sealed bodies that one process decrypts per address and minute. */
  sealedPerMinute: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Role of this process: serve calls, run jobs as well, or serve vendors only. */
  role: 'web' | 'worker' | 'all' | 'vendor';
  /** Whether vendors are served here. */
  answersVendors: boolean;
  /** Wrong signatures that one process verifies per address and minute. */
  badSignaturesPerMinute: number;
  /** Pages that one process gives one address in a second; who asks faster waits. */
  pagesPerSecond: number;
  bounds: ServerBounds;
  publicUrl: string;
  studioUrl: string;
  studioWalletUrl: string | undefined;
  studioDatabaseUrl: string | undefined;
  trustedProxies: readonly string[];
  /** Addresses that may read `/metrics`. */
  metricsFrom: readonly string[];
  geoipDb: string | undefined;
  /** SMTP transport; without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The SMS gateway and its key. */
  smsUrl: string | undefined;
  smsKey: string | undefined;
  /** Key set for verifying tokens of the identity service. */
  firebaseJwksUrl: string;
  isProduction: boolean;
}>;

/** Google's key set of Firebase identity tokens. */
const GOOGLE_JWKS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The demo accounts' password, as in the README. */
export const publicPassword = 'Baize-demo-1';

const flags: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  on: true,
  '0': false,
  false: false,
  off: false,
};
const flag = () => optional('1 or 0', (text) => flags[text.toLowerCase()]);
const web = ['http:', 'https:'];
const webAddress = () => optional('an http(s) address', urlOf(web));
const database = () => optional('a postgres:// address', urlOf(['postgres:', 'postgresql:']));
const ofLength = (least: number): ((text: string) => string | undefined) => {
  return (text) => (text.length >= least && text.length <= 64 ? text : undefined);
};

/** Every setting that any part of the product reads from the environment, in the order of the README's table. */
const environment = z.object({
  PORT: port(8080),
  HOST: host(),
  STUDIO_PORT: port(8081),
  DATA_DIR: setting('a folder', (path) => (path.includes('\0') ? undefined : isAbsolute(path) ? path : resolve(path)), {
    preset: '.data',
  }),
  DATABASE_URL: database(),
  REDIS_URL: optional('a redis:// address', urlOf(['redis:', 'rediss:'])),
  BAIZE_DEMO: flag(),
  DEMO_PASSWORD: setting('at least 8 characters', ofLength(8), { preset: publicPassword }),
  BOT_WORK: wholeNumber({ preset: 50_000, min: 1, max: 1_000_000 }),
  DEFAULT_PASSWORD: optional('from 8 to 64 characters', ofLength(8), { isSecret: true }),
  SEALED_PER_MINUTE: wholeNumber({ preset: 600, min: 1, max: 1_000_000 }),
  LOG_LEVEL: logLevel(),
  ROLE: oneOf(['web', 'worker', 'all', 'vendor'] as const, 'all'),
  VENDOR_CALLS: flag(),
  BAD_SIGNATURES_PER_MINUTE: wholeNumber({ preset: 60, min: 1, max: 1_000_000 }),
  PAGES_PER_SECOND: wholeNumber({ preset: 50, min: 1, max: 1_000_000 }),
  ...boundSettings,
  PUBLIC_URL: webAddress(),
  STUDIO_URL: webAddress(),
  STUDIO_WALLET_URL: webAddress(),
  STUDIO_DATABASE_URL: database(),
  TRUSTED_PROXIES: optional('a list of addresses or networks with commas between', networksOf),
  ...metricsSettings,
  GEOIP_DB: optional('a file in MaxMind format that is there', (text) =>
    !text.includes('\0') && existsSync(text) ? resolve(text) : undefined,
  ),
  SMTP_URL: optional('an smtp:// or smtps:// address', urlOf(['smtp:', 'smtps:']), { isSecret: true }),
  MAIL_FROM: setting('an e-mail address', (text) => (/^[\w.+-]{1,64}@[\w.-]{1,253}$/.test(text) ? text : undefined), {
    preset: 'no-reply@localhost',
  }),
  SMS_URL: webAddress(),
  SMS_KEY: optional(
    'a key of printable characters without spaces',
    (text) => (/^[!-~]{1,512}$/.test(text) ? text : undefined),
    { isSecret: true },
  ),
  FIREBASE_JWKS_URL: webAddress(),
  NODE_ENV: oneOf(['production', 'development', 'test'] as const, 'development'),
});

export const settingNames = Object.keys(environment.shape) as (keyof typeof environment.shape)[];

/** Addresses with a password in them. A refused one is shown, unlike other secrets, since the fault is in its protocol. */
const databases: readonly string[] = ['DATABASE_URL', 'STUDIO_DATABASE_URL', 'REDIS_URL'];

/** Settings whose values, like their names, concern nobody but this process. */
export const secretNames = settingNames.filter(
  (name) => databases.includes(name) || isSecretSetting(environment.shape[name]),
);

/**
 * Reads and validates the whole environment at once; the first invalid value stops the start with an error that names
 * it.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = readEnvironment(environment, env);
  const isProduction = read.NODE_ENV === 'production';
  if (read.PORT === read.STUDIO_PORT) {
    throw new SettingsError(`STUDIO_PORT must differ from PORT, but both are ${read.PORT}.`);
  }
  if (read.ROLE === 'vendor' && read.VENDOR_CALLS === false) {
    throw new SettingsError('VENDOR_CALLS must be on with ROLE=vendor, which answers nobody else.');
  }
  const isDemo = read.BAIZE_DEMO ?? !isProduction;
  if (isDemo && isProduction) {
    throw new SettingsError('BAIZE_DEMO must be off with NODE_ENV=production, since its passwords are public.');
  }
  if (isProduction && (read.LOG_LEVEL === 'debug' || read.LOG_LEVEL === 'trace')) {
    throw new SettingsError(
      `LOG_LEVEL must not be ${read.LOG_LEVEL} with NODE_ENV=production, since such a log is for a machine of one's own.`,
    );
  }
  // Whoever could modify these keys in transit could log in as anybody.
  if (isProduction && read.FIREBASE_JWKS_URL?.startsWith('http:') === true) {
    throw new SettingsError(
      `FIREBASE_JWKS_URL must be an https address with NODE_ENV=production, but it is "${read.FIREBASE_JWKS_URL}".`,
    );
  }
  return {
    port: read.PORT,
    host: read.HOST,
    studioPort: read.STUDIO_PORT,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    redisUrl: read.REDIS_URL,
    isDemo,
    demoPassword: read.DEMO_PASSWORD,
    botWork: read.BOT_WORK,
    defaultPassword: read.DEFAULT_PASSWORD,
    sealedPerMinute: read.SEALED_PER_MINUTE,
    logLevel: read.LOG_LEVEL,
    role: read.ROLE,
    answersVendors: read.VENDOR_CALLS ?? true,
    badSignaturesPerMinute: read.BAD_SIGNATURES_PER_MINUTE,
    pagesPerSecond: read.PAGES_PER_SECOND,
    bounds: boundsOf(read),
    publicUrl: read.PUBLIC_URL ?? `http://localhost:${read.PORT}`,
    studioUrl: read.STUDIO_URL ?? `http://localhost:${read.STUDIO_PORT}`,
    studioDatabaseUrl: read.STUDIO_DATABASE_URL,
    studioWalletUrl: read.STUDIO_WALLET_URL,
    trustedProxies: read.TRUSTED_PROXIES ?? [],
    metricsFrom: read.METRICS_FROM,
    geoipDb: read.GEOIP_DB,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    smsUrl: read.SMS_URL,
    smsKey: read.SMS_KEY,
    firebaseJwksUrl: read.FIREBASE_JWKS_URL ?? GOOGLE_JWKS_URL,
    isProduction,
  };
}
