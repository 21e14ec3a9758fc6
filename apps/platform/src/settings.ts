import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';

/** A bad value of the environment; the message names the setting and says what it takes. */
export class SettingsError extends Error {}

export type Settings = Readonly<{
  port: number;
  host: string;
  studioPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  isDemo: boolean;
  demoPassword: string;
  /** Hashes that a visitor's device computes, on average half of them, before it may log in or register. */
  botWork: number;
  /** What operators give out as a first password; whoever logs in by it has to choose another. */
  defaultPassword: string | undefined;
  /** Sealed bodies that one process opens for one address in a minute. */
  sealedPerMinute: number;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  role: 'web' | 'worker' | 'all';
  publicUrl: string;
  studioUrl: string;
  studioWalletUrl: string | undefined;
  studioDatabaseUrl: string | undefined;
  trustedProxies: readonly string[];
  geoipDb: string | undefined;
  /** Where mail goes out; without it mails stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The gateway of text messages, and the key that it wants. */
  smsUrl: string | undefined;
  smsKey: string | undefined;
  /** Keys that tokens of the identity service are checked with. */
  firebaseJwksUrl: string;
  isProduction: boolean;
}>;

type Rule<Value> = {
  name: string;
  explain: string;
  isSecret?: boolean;
  read(text: string | undefined): Value | undefined;
};

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const roles = ['web', 'worker', 'all'] as const;

/** Where Google publishes the keys of Firebase's identity tokens. */
const GOOGLE_JWKS_URL = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** The password of the demo's people, which stands in the README. */
export const publicPassword = 'Baize-demo-1';

/** Every setting that any part of the product reads from the environment, in the order of the README's table. */
export const settingNames = [
  'PORT',
  'HOST',
  'STUDIO_PORT',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'BAIZE_DEMO',
  'DEMO_PASSWORD',
  'BOT_WORK',
  'DEFAULT_PASSWORD',
  'SEALED_PER_MINUTE',
  'LOG_LEVEL',
  'ROLE',
  'PUBLIC_URL',
  'STUDIO_URL',
  'STUDIO_WALLET_URL',
  'STUDIO_DATABASE_URL',
  'TRUSTED_PROXIES',
  'GEOIP_DB',
  'SMTP_URL',
  'MAIL_FROM',
  'SMS_URL',
  'SMS_KEY',
  'FIREBASE_JWKS_URL',
  'NODE_ENV',
] as const;

/** Reads and checks the whole environment at once; the first bad value ends the start with a sentence that names it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const take = <Value>({ name, explain, isSecret, read }: Rule<Value>): Value => {
    const text = env[name] === '' ? undefined : env[name];
    const value = read(text);
    if (value === undefined) {
      const shown = isSecret === true ? 'something else' : `"${text ?? ''}"`;
      throw new SettingsError(`${name} must be ${explain}, but it is ${shown}.`);
    }
    return value;
  };
  const optional = <Value>(rule: Rule<Value>): Value | undefined =>
    env[rule.name] === undefined || env[rule.name] === '' ? undefined : take(rule);

  const isProduction =
    take(oneOf('NODE_ENV', ['production', 'development', 'test'] as const, 'development')) === 'production';
  const port = take(portRule('PORT', 8080));
  const studioPort = take(portRule('STUDIO_PORT', 8081));
  if (port === studioPort) throw new SettingsError(`STUDIO_PORT must differ from PORT, but both are ${port}.`);
  const isDemo = take(flag('BAIZE_DEMO', !isProduction));
  if (isDemo && isProduction) {
    throw new SettingsError('BAIZE_DEMO must be off with NODE_ENV=production, since its passwords are public.');
  }
  const logLevel = take(oneOf('LOG_LEVEL', levels, 'info'));
  if (isProduction && (logLevel === 'debug' || logLevel === 'trace')) {
    throw new SettingsError(
      `LOG_LEVEL must not be ${logLevel} with NODE_ENV=production, since such a log is for a machine of one's own.`,
    );
  }
  const dataDir = take({
    name: 'DATA_DIR',
    explain: 'a folder',
    read: (text) => {
      const path = text ?? '.data';
      if (path.includes('\0')) return undefined;
      return isAbsolute(path) ? path : resolve(path);
    },
  });
  return {
    port,
    host: take({
      name: 'HOST',
      explain: 'an address to listen on',
      read: (text = '127.0.0.1') => (/^[\w.:-]+$/.test(text) ? text : undefined),
    }),
    studioPort,
    dataDir,
    databaseUrl: optional(urlRule('DATABASE_URL', ['postgres:', 'postgresql:'], 'a postgres:// address')),
    redisUrl: optional(urlRule('REDIS_URL', ['redis:', 'rediss:'], 'a redis:// address')),
    isDemo,
    demoPassword: take({
      name: 'DEMO_PASSWORD',
      explain: 'at least 8 characters',
      read: (text = publicPassword) => (text.length >= 8 && text.length <= 64 ? text : undefined),
    }),
    botWork: take(numberRule('BOT_WORK', { preset: 50_000, min: 1, max: 1_000_000 })),
    defaultPassword: optional({
      name: 'DEFAULT_PASSWORD',
      explain: 'from 8 to 64 characters',
      isSecret: true,
      read: (text = '') => (text.length >= 8 && text.length <= 64 ? text : undefined),
    }),
    sealedPerMinute: take(numberRule('SEALED_PER_MINUTE', { preset: 600, min: 1, max: 1_000_000 })),
    logLevel,
    role: take(oneOf('ROLE', roles, 'all')),
    publicUrl: optional(urlRule('PUBLIC_URL', ['http:', 'https:'], 'an http(s) address')) ?? `http://localhost:${port}`,
    studioUrl:
      optional(urlRule('STUDIO_URL', ['http:', 'https:'], 'an http(s) address')) ?? `http://localhost:${studioPort}`,
    studioDatabaseUrl: optional(urlRule('STUDIO_DATABASE_URL', ['postgres:', 'postgresql:'], 'a postgres:// address')),
    studioWalletUrl: optional(urlRule('STUDIO_WALLET_URL', ['http:', 'https:'], 'an http(s) address')),
    trustedProxies: take({
      name: 'TRUSTED_PROXIES',
      explain: 'a list of addresses or networks with commas between',
      read: (text = '') => {
        const list = text
          .split(',')
          .map((part) => part.trim())
          .filter((part) => part !== '');
        return list.every((part) => /^[0-9a-fA-F.:]+(\/\d{1,3})?$/.test(part)) ? list : undefined;
      },
    }),
    geoipDb: optional({
      name: 'GEOIP_DB',
      explain: 'a file in MaxMind format that is there',
      read: (text) => (text !== undefined && !text.includes('\0') && existsSync(text) ? resolve(text) : undefined),
    }),
    smtpUrl: optional({
      ...urlRule('SMTP_URL', ['smtp:', 'smtps:'], 'an smtp:// or smtps:// address'),
      isSecret: true,
    }),
    mailFrom: take({
      name: 'MAIL_FROM',
      explain: 'an e-mail address',
      read: (text = 'no-reply@localhost') => (/^[\w.+-]{1,64}@[\w.-]{1,253}$/.test(text) ? text : undefined),
    }),
    smsUrl: optional(urlRule('SMS_URL', ['http:', 'https:'], 'an http(s) address')),
    smsKey: optional({
      name: 'SMS_KEY',
      isSecret: true,
      explain: 'a key of printable characters without spaces',
      read: (text = '') => (/^[!-~]{1,512}$/.test(text) ? text : undefined),
    }),
    firebaseJwksUrl:
      // Whoever could change these keys on the way could come in as anybody.
      optional(
        isProduction
          ? urlRule('FIREBASE_JWKS_URL', ['https:'], 'an https address')
          : urlRule('FIREBASE_JWKS_URL', ['http:', 'https:'], 'an http(s) address'),
      ) ?? GOOGLE_JWKS_URL,
    isProduction,
  };
}

function numberRule(name: string, { preset, min, max }: { preset: number; min: number; max: number }): Rule<number> {
  return {
    name,
    explain: `a number from ${min} to ${max}`,
    read: (text) => {
      if (text === undefined) return preset;
      return /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
    },
  };
}

function portRule(name: string, preset: number): Rule<number> {
  return {
    name,
    explain: 'a port from 1 to 65535',
    read: (text) => {
      if (text === undefined) return preset;
      return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : undefined;
    },
  };
}

function oneOf<const Value extends string>(name: string, values: readonly Value[], preset: Value): Rule<Value> {
  return {
    name,
    explain: `one of ${values.join(', ')}`,
    read: (text) => (text === undefined ? preset : values.find((value) => value === text)),
  };
}

function flag(name: string, preset: boolean): Rule<boolean> {
  const words: Record<string, boolean> = { '1': true, true: true, on: true, '0': false, false: false, off: false };
  return { name, explain: '1 or 0', read: (text) => (text === undefined ? preset : words[text.toLowerCase()]) };
}

function urlRule(name: string, protocols: string[], explain: string): Rule<string> {
  return {
    name,
    explain,
    read: (text) => {
      if (text === undefined || !URL.canParse(text)) return undefined;
      return protocols.includes(new URL(text).protocol) ? text.replace(/\/$/, '') : undefined;
    },
  };
}
