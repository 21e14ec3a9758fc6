import { tempFolder } from '@baize/testkit/tempFolder';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStudioSettings, studioSettingNames } from './settings.ts';

const folder = tempFolder('studio-settings');
const file = (name: string) => join(folder, name);
let good: Record<string, string>;

beforeAll(() => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKeyPem = publicKey.export({ type: 'spki', format: 'pem' });
  writeFileSync(file('key.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(
    file('operators.json'),
    JSON.stringify([{ id: 'house', publicKeyPem, walletUrl: 'http://wallet.test/' }]),
  );
  writeFileSync(file('broken.json'), '[{"id":"house"}]');
  good = {
    STUDIO_DATABASE_URL: 'postgres://localhost/studio',
    STUDIO_KEY_FILE: file('key.pem'),
    STUDIO_OPERATORS_FILE: file('operators.json'),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the studio’s settings', () => {
  it('are in the README, with a row each, and the README names no others', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    for (const name of studioSettingNames) expect(readme).toContain(`| \`${name}\` |`);
    const named = [...readme.matchAll(/^\| `(STUDIO_\w+)` \|/gm)].map(([, name]) => name);
    /* The platform gives these two to browsers and to the studio that it starts. */
    const ofPlatform = ['STUDIO_URL', 'STUDIO_WALLET_URL'];
    expect(named.filter((name) => ![...studioSettingNames, ...ofPlatform].includes(name ?? ''))).toEqual([]);
  });

  it('have defaults for everything but secrets and addresses', () => {
    const settings = readStudioSettings(good);
    expect(settings).toMatchObject({ port: 8081, publicUrl: 'http://localhost:8081', logLevel: 'info' });
    expect(settings.operators[0]).toMatchObject({ id: 'house', walletUrl: 'http://wallet.test', subPartnerIds: [] });
  });

  it.each([
    ['STUDIO_PORT', '0'],
    ['STUDIO_PORT', '80 81'],
    ['STUDIO_HOST', 'a b'],
    ['STUDIO_DATABASE_URL', 'mysql://localhost/x'],
    ['STUDIO_KEY_FILE', '/nonexistent/key.pem'],
    ['STUDIO_OPERATORS_FILE', '/nonexistent/operators.json'],
    ['STUDIO_MERCHANTS_FILE', '/nonexistent/merchants.json'],
    ['STUDIO_SIMULATED_FILE', '/nonexistent/simulated.json'],
    ['STUDIO_PUBLIC_URL', 'studio'],
    ['STUDIO_FRAME_ANCESTORS', 'http://portal.test/path'],
    ['STUDIO_FRAME_ANCESTORS', '*'],
    ['LOG_LEVEL', 'loud'],
    ['REQUEST_SECONDS', '0'],
    ['MAX_CONNECTIONS', 'all'],
  ])('stop the start with an error that names %s when it is "%s"', (name, value) => {
    expect(() => readStudioSettings({ ...good, [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  it('refuse a list of operators without a key', () => {
    expect(() => readStudioSettings({ ...good, STUDIO_OPERATORS_FILE: file('broken.json') })).toThrow(
      /^STUDIO_OPERATORS_FILE/,
    );
  });

  it('name missing settings', () => {
    expect(() => readStudioSettings({})).toThrow(
      'STUDIO_DATABASE_URL must be a postgres:// address, but it is not set.',
    );
  });
});
