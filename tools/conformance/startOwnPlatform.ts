import { newToken } from '@baize/server/newToken';
import { createHash, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform, type Platform } from '../../apps/platform/src/compose.ts';
import type { Module } from '../../apps/platform/src/kit/implement.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { seedStudio } from '../../apps/platform/src/modules/games/index.ts';
import { seedVendor, userOf, type VendorSeed } from '../../apps/platform/src/modules/vendors/index.ts';
import { readSettings } from '../../apps/platform/src/settings.ts';
import { startPostgres } from '../postgres.ts';
import { tempFolder } from '../tempFolder.ts';

/** A platform on a temporary database, with one funded player of the house studio. */
export type OwnPlatform = {
  url: string;
  privateKey: KeyObject;
  /** Credentials of every dialect but Hub88. */
  secret: string;
  platform: Platform;
  user: string;
  token: string;
  expiredToken: string;
  /** Another funded player, and one whose account is closed. */
  second: { user: string; token: string };
  locked: { user: string; token: string };
  currency: string;
  subPartnerId: string;
  /** Owner pool of its database. */
  owner: pg.Pool;
  /** The same players at a vendor of another dialect, which is opened for them. */
  openSeat(dialect: VendorSeed['dialect']): Promise<OwnSeat>;
  close(): Promise<void>;
};

/** The players' place at one vendor. */
export type OwnSeat = Pick<
  OwnPlatform,
  'url' | 'secret' | 'user' | 'token' | 'expiredToken' | 'second' | 'locked' | 'currency'
>;

type Options = {
  /** Owner URL of an empty database; by default a temporary PostgreSQL server is started. */
  databaseUrl?: string;
  /** The player's balance, in 1/100,000 units. */
  balance?: bigint;
  extraModules?: readonly Module[];
  dialect?: VendorSeed['dialect'];
};

const MEMBER = 1n;
const SECOND = 2n;
const LOCKED = 3n;

/** Starts it on a free port, with everything it needs; `close` removes all of it. */
export async function startOwnPlatform(options: Options = {}): Promise<OwnPlatform> {
  const folder = tempFolder('conformance');
  const postgres = options.databaseUrl === undefined ? await startPostgres({ dataDir: join(folder, 'pg') }) : undefined;
  const databaseUrl = options.databaseUrl ?? postgres?.url ?? '';
  await migrate(databaseUrl);
  const owner = openOwner(databaseUrl, { max: 2 });
  const studio = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyFile = join(folder, 'operator.pem');
  writeFileSync(privateKeyFile, ours.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });

  const currency = 'CNY';
  const brandId = await openBrand(owner, { currency, hosts: ['localhost', '127.0.0.1'] });
  const dialect = options.dialect ?? 'hub88';
  const studioId = await seedStudio(owner, {
    publicKeyPem: studio.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyFile,
    operatorId: 'baize',
    supplierUrl: 'http://127.0.0.1:9',
    brands: [{ brandId, subPartnerId: 'baize' }],
  });
  for (const member of [MEMBER, SECOND, LOCKED]) {
    await owner.query('select wallet_open($1, $2, $3)', [brandId, member, [currency]]);
    await owner.query('select * from wallet_post($1::jsonb)', [
      JSON.stringify([
        {
          ...{ brand: brandId, member: member.toString(), currency, scope: 'conformance', key: `funds ${member}` },
          ...{ kind: 'deposit', debit: 'house.bank:conformance', credit: 'main' },
          amount: String(options.balance ?? 10_000_000_000n),
        },
      ]),
    ]);
  }
  await owner.query(`update wallet_accounts set state = 'closed' where member_id = $1 and name = 'main'`, [LOCKED]);
  const settings = readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const platform = await composePlatform({
    settings,
    databaseUrl,
    log: createLogger('silent', 'conformance'),
    extraModules: options.extraModules ?? [],
  });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  const openSeat = async (name: VendorSeed['dialect']): Promise<OwnSeat> => {
    const secret = randomBytes(24).toString('hex');
    const vendorId =
      name === 'hub88' ? studioId : await seedRehearsal(owner, { dialect: name, brandId, folder, secret });
    const tokens = await openSessions(owner, { brandId, vendorId, currency });
    return { url: `http://127.0.0.1:${port}/vendor/${name}`, secret, currency, ...tokens };
  };
  return {
    ...(await openSeat(dialect)),
    privateKey: studio.privateKey,
    platform,
    subPartnerId: 'baize',
    owner,
    openSeat,
    close: async () => {
      await platform.close();
      await owner.end();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Launch tokens of the players at a vendor. */
async function openSessions(
  owner: pg.Pool,
  { brandId, vendorId, currency }: { brandId: number; vendorId: number; currency: string },
): Promise<Pick<OwnSeat, 'user' | 'token' | 'expiredToken' | 'second' | 'locked'>> {
  const token = newToken();
  const expiredToken = newToken();
  const [secondToken, lockedToken] = [newToken(), newToken()];
  for (const [text, member, hours] of [
    [token, MEMBER, 12],
    [expiredToken, MEMBER, -1],
    [secondToken, SECOND, 12],
    [lockedToken, LOCKED, 12],
  ] as const) {
    await owner.query(
      `insert into vendors_sessions (token_hash, brand_id, member_id, vendor_id, game_code, currency, expires_at)
       values ($1, $2, $3, $4, 'dragon-eight', $5, now() + make_interval(hours => $6))`,
      [createHash('sha256').update(text).digest(), brandId, member, vendorId, currency, hours],
    );
  }
  return {
    user: userOf('baize', MEMBER),
    token,
    expiredToken,
    second: { user: userOf('baize', SECOND), token: secondToken },
    locked: { user: userOf('baize', LOCKED), token: lockedToken },
  };
}

/** A vendor of another dialect with the same game; its secret is read from a file as in production. */
async function seedRehearsal(
  owner: pg.Pool,
  options: { dialect: VendorSeed['dialect']; brandId: number; folder: string; secret: string },
): Promise<number> {
  const secretFile = join(options.folder, `${options.dialect}.secret`);
  writeFileSync(secretFile, `${options.secret}\n`, { mode: 0o600 });
  const id = await seedVendor(owner, {
    ...{
      code: `rehearsal${options.dialect.slice(0, 6)}`,
      name: 'Rehearsal',
      dialect: options.dialect,
      secretFile,
      privateKeyFile: '',
    },
    ...{ operatorId: 'baize', supplierUrl: 'http://127.0.0.1:9' },
    brands: [{ brandId: options.brandId, subPartnerId: 'baize' }],
  });
  await owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     values ($1, 'dragon-eight', 'RNG', '{"EN": "Dragon Eight", "CN": "龙八"}', '/brand/images/tiles/dragon-eight.webp')`,
    [id],
  );
  return id;
}
