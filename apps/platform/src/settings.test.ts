import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, settingNames } from './settings.ts';

describe('settings', () => {
  it('have working defaults on an empty environment', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 8080, studioPort: 8081, isDemo: true, logLevel: 'info', role: 'all' });
    expect(settings.publicUrl).toBe('http://localhost:8080');
  });

  it('[A246] report invalid values in a sentence, and values that are unsafe outside a local machine', () => {
    const bad: [Record<string, string>, string][] = [
      [{ PORT: '80a' }, 'PORT must be a port from 1 to 65535, but it is "80a".'],
      [{ PORT: '70000' }, 'PORT must be a port from 1 to 65535, but it is "70000".'],
      [{ HOST: '999.1.1.1' }, 'HOST must be an address to listen on, but it is "999.1.1.1".'],
      [{ HOST: 'a b' }, 'HOST must be an address to listen on'],
      [{ STUDIO_PORT: '8080' }, 'STUDIO_PORT must differ from PORT, but both are 8080.'],
      [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// address, but it is "mysql://x".'],
      [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
      [{ BAIZE_DEMO: 'maybe' }, 'BAIZE_DEMO must be 1 or 0'],
      [{ BAIZE_DEMO: '1', NODE_ENV: 'production' }, 'BAIZE_DEMO must be off with NODE_ENV=production'],
      [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD must be at least 8 characters'],
      [{ BOT_WORK: '0' }, 'BOT_WORK must be a number from 1 to 1000000'],
      [{ BOT_WORK: '1000001' }, 'BOT_WORK must be a number from 1 to 1000000'],
      [{ DEFAULT_PASSWORD: 'short' }, 'DEFAULT_PASSWORD must be from 8 to 64 characters, but it is something else.'],
      [{ SEALED_PER_MINUTE: 'many' }, 'SEALED_PER_MINUTE must be a number from 1 to 1000000'],
      [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES must be a list of addresses'],
      [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must be a list of addresses'],
      [{ METRICS_FROM: '999.1.1.1' }, 'METRICS_FROM must be a list of addresses or networks'],
      [{ REQUEST_SECONDS: '0' }, 'REQUEST_SECONDS must be a number from 1 to 600'],
      [{ MAX_CONNECTIONS: '9' }, 'MAX_CONNECTIONS must be a number from 10 to 1000000'],
      [{ BAD_SIGNATURES_PER_MINUTE: '0' }, 'BAD_SIGNATURES_PER_MINUTE must be a number from 1'],
      [{ PAGES_PER_SECOND: '0' }, 'PAGES_PER_SECOND must be a number from 1'],
      [{ ROLE: 'vendors' }, 'ROLE must be one of web, worker, all, vendor'],
      [{ ROLE: 'vendor', VENDOR_CALLS: 'off' }, 'VENDOR_CALLS must be on with ROLE=vendor'],
      [{ GEOIP_DB: '/nowhere.mmdb' }, 'GEOIP_DB must be a file in MaxMind format that is there'],
      [{ SMTP_URL: 'http://x' }, 'SMTP_URL must be an smtp:// or smtps:// address'],
      [{ MAIL_FROM: 'Baize\r\nBcc: x@y' }, 'MAIL_FROM must be an e-mail address'],
      [{ SMS_URL: 'x' }, 'SMS_URL must be an http(s) address'],
      [{ SMS_KEY: 'two words' }, 'SMS_KEY must be a key of printable characters'],
      [{ FIREBASE_JWKS_URL: 'ftp://x' }, 'FIREBASE_JWKS_URL must be an http(s) address'],
      [
        { NODE_ENV: 'production', FIREBASE_JWKS_URL: 'http://keys.example' },
        'FIREBASE_JWKS_URL must be an https address',
      ],
      [{ LOG_LEVEL: 'debug', NODE_ENV: 'production' }, 'LOG_LEVEL must not be debug with NODE_ENV=production'],
      [{ LOG_LEVEL: 'trace', NODE_ENV: 'production' }, 'LOG_LEVEL must not be trace with NODE_ENV=production'],
      [{ REDIS_URL: 'http://x' }, 'REDIS_URL must be a redis:// address'],
    ];
    for (const [env, sentence] of bad) expect(() => readSettings(env), JSON.stringify(env)).toThrow(sentence);
  });

  it('are in the README, with a row each', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const name of settingNames) expect(readme).toContain(`| \`${name}\` |`);
  });
});
