import { tempFolder } from '@baize/testkit/tempFolder';
import { createTestDatabase, type TestDatabase } from '@baize/testkit';
import { CompactEncrypt, importJWK } from 'jose';
import {
  constants,
  createCipheriv,
  createPublicKey,
  generateKeyPairSync,
  publicEncrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool, type Pool } from './db.ts';
import type { Refusal } from './refusal.ts';
import { createOpener, loadSealKey, removeOldEnvelopes, type SealKey } from './seal.ts';

const NOW = Date.UTC(2026, 0, 1);
const PATH = '/wps/session/login';
const folder = tempFolder('seal');
let database: TestDatabase;
let pool: Pool;
let key: SealKey;
let open: (envelope: string, path: string) => Promise<unknown>;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 8 });
  key = loadSealKey(join(folder, 'keys', 'seal.pem'));
  open = createOpener(pool, key, () => NOW);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Header = { alg: string; enc: string; kid?: string; zip?: string };
const header = (): Header => ({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: key.publicJwk.kid });
const payload = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  iat: NOW,
  jti: randomUUID(),
  path: PATH,
  body: { a: 1 },
  ...changes,
});
const seal = async (content: unknown, changes: Partial<Header> = {}, jwk: SealKey['publicJwk'] = key.publicJwk) =>
  new CompactEncrypt(new TextEncoder().encode(typeof content === 'string' ? content : JSON.stringify(content)))
    .setProtectedHeader({ ...header(), ...changes })
    .encrypt(await importJWK({ ...jwk }, 'RSA-OAEP-256'));
const refusal = async (envelope: string, path = PATH): Promise<{ code: string; message: string }> =>
  open(envelope, path).then(
    () => ({ code: 'opened', message: '' }),
    ({ code, message }: Refusal) => ({ code, message }),
  );

describe('the key', () => {
  it('is created once, is readable by its owner only, and stays the same', () => {
    const file = join(folder, 'again', 'seal.pem');
    const made = loadSealKey(file);
    expect(loadSealKey(file).publicJwk).toEqual(made.publicJwk);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(made.publicJwk.kid).not.toBe(key.publicJwk.kid);
  });
});

describe('a sealed body', () => {
  it('opens once, even for 20 concurrent attempts', async () => {
    const envelope = await seal(payload());
    const results = await Promise.all(Array.from({ length: 20 }, () => refusal(envelope)));
    expect(results.filter(({ code }) => code === 'opened')).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'envelope_replayed')).toHaveLength(19);
  });

  it('is remembered for as long as it could be opened, and no longer', async () => {
    const [young, old] = [randomUUID(), randomUUID()];
    await refusal(await seal(payload({ jti: young })));
    await pool.query(`insert into kit_envelopes (jti, expires_at) values ($1, now() - interval '1 s')`, [old]);
    await removeOldEnvelopes(pool);
    const { rows } = await pool.query('select jti from kit_envelopes where jti = any($1::uuid[])', [[young, old]]);
    expect(rows).toEqual([{ jti: young }]);
    const left = await pool.query<{ long: boolean }>(
      `select min(expires_at) > now() + interval '4 minutes' as long from kit_envelopes`,
    );
    expect(left.rows).toEqual([{ long: true }]);
  });

  it('must arrive within two minutes, and must not come from the future', async () => {
    for (const [iat, code] of [
      [NOW - 119_000, 'opened'],
      [NOW + 119_000, 'opened'],
      [NOW - 121_000, 'envelope_expired'],
      [NOW + 121_000, 'envelope_expired'],
    ] as const) {
      expect((await refusal(await seal(payload({ iat })))).code, String(iat - NOW)).toBe(code);
    }
  });

  it('[A024] is refused with one error code, whatever is wrong with the envelope', async () => {
    const good = await seal(payload());
    const parts = good.split('.');
    const altered = (index: number): string =>
      parts
        .map((part, at) => (at === index ? `${part.slice(0, -2)}${part.endsWith('AA') ? 'BB' : 'AA'}` : part))
        .join('.');
    const { n = '', e = '' } = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' });
    const wrong = [
      altered(0),
      altered(1),
      altered(2),
      altered(3),
      altered(4),
      parts.slice(0, 4).join('.'),
      `${good}.x`,
      '',
      'x',
      '....',
      good.slice(0, 100),
      await seal(payload(), { kid: 'another' }),
      await seal(payload(), {}, { ...key.publicJwk, n, e }),
      await seal(payload(), { enc: 'A128GCM' }),
      await seal(payload(), { enc: 'A256CBC-HS512' }),
      withOldPadding(),
      await seal('not json at all').then((text) => text.replace(/^[^.]+/, '')),
      await seal({ ...payload(), extra: 1 }),
      await seal(payload({ jti: 'not-a-uuid' })),
      await seal(payload({ iat: '1' })),
      await seal([]),
    ];
    for (const [index, envelope] of wrong.entries()) {
      expect(await refusal(envelope), String(index)).toEqual({ code: 'envelope_invalid', message: 'envelope_invalid' });
    }
    expect((await refusal(good)).code).toBe('opened');
  });

  it('opens only for the path it was sealed for, and stays usable after a wrong attempt', async () => {
    const envelope = await seal(payload());
    expect((await refusal(envelope, '/ops/operators/signIn')).code).toBe('envelope_invalid');
    expect((await refusal(envelope)).code).toBe('opened');
  });

  it('reports what is wrong with the JSON inside', async () => {
    const text = JSON.stringify(payload());
    for (const [inside, code] of [
      [text.replace('"a":1', '"a":1,"a":2'), 'duplicate_key'],
      [text.replace('"a":1', '"__proto__":{}'), 'malformed_body'],
      [text.replace('"a":1', '"a":"\\u0000"'), 'malformed_body'],
      [text.replace('"a":1', '"a":"\\udfff"'), 'malformed_body'],
      [text.slice(0, -1), 'malformed_body'],
    ] as const) {
      expect((await refusal(await seal(inside))).code, inside).toBe(code);
    }
  });

  it('is refused if it is compressed', async () => {
    const bomb = JSON.stringify(payload({ body: 'x'.repeat(200_000) }));
    const encrypted = await seal(bomb, { zip: 'DEF' }).catch(() => undefined);
    if (encrypted !== undefined) expect((await refusal(encrypted)).code).toBe('envelope_invalid');
    const [, ...rest] = (await seal(payload())).split('.');
    const forged = [Buffer.from(JSON.stringify({ ...header(), zip: 'DEF' })).toString('base64url'), ...rest].join('.');
    expect((await refusal(forged)).code).toBe('envelope_invalid');
  });
});

/** The same envelope with the key wrapped under PKCS#1 v1.5 padding, under the name of the other. */
function withOldPadding(): string {
  const protectedHeader = Buffer.from(JSON.stringify(header())).toString('base64url');
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const { n, e } = key.publicJwk;
  const publicKey = createPublicKey({ key: { kty: 'RSA', n, e }, format: 'jwk' });
  const wrapped = publicEncrypt({ key: publicKey, padding: constants.RSA_PKCS1_PADDING }, contentKey);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv).setAAD(Buffer.from(protectedHeader));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload())), cipher.final()]);
  const rest = [wrapped, iv, sealed, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [protectedHeader, ...rest].join('.');
}
