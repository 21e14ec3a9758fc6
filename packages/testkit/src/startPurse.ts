import { createPublicKey, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type pg from 'pg';
import { openOwner } from '@baize/server/openOwner';
import { buildStudio } from '@baize/studio/app';
import type { PurseCall } from '@baize/studio/purse/PurseCall';
import type { AroundPurse, PurseAnswer } from '@baize/studio/purse/purseRoutes';
import type { StudioSettings } from '@baize/studio/settings';
import { seedWallets } from '@baize/platform/modules/transfers/index';
import { seedVendor } from '@baize/platform/modules/vendors/index';
import { postWithin } from '@baize/platform/modules/wallet/index';
import { createTestDatabase } from './createTestDatabase.ts';
import { readAnew } from './readAnew.ts';
import { rsaPair } from './rsaPair.ts';
import { registerMember, type TestMember } from './registerMember.ts';
import type { TestPlatform } from './startPlatform.ts';

/** A fake transfer vendor, in its own process and database as far as the platform can tell. */
export type TestPurse = {
  vendorId: number;
  code: string;
  /** The vendor's own database. */
  db: pg.Pool;
  /** Hook around each call and its response until it is replaced; without one all calls pass. */
  around: AroundPurse | undefined;
  /** All valid calls that the vendor received, in order. */
  calls: PurseCall[];
  /** The balance of a member's wallet there, in 1/100,000 units; zero if there is none. */
  balance(member: { memberId: bigint }): Promise<bigint>;
  /** A member with this balance. */
  member(balance?: bigint): Promise<TestMember>;
  /** Advances the clock that decides when open transfers are due. */
  age(ms: number): Promise<void>;
  close(): Promise<void>;
};

/** Registers a transfer vendor for both brands, and switches the first to several wallets. */
export async function startPurse(site: TestPlatform, { code = 'pavilion' } = {}): Promise<TestPurse> {
  const own = rsaPair(`vendor ${code}`);
  const ours = rsaPair(`operator of ${code}`);
  const database = await createTestDatabase({ migrate: false });
  const settings: StudioSettings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: database.url,
    privateKey: own.privateKey,
    operators: [{ id: 'baize', publicKey: ours.publicKey, walletUrl: 'http://127.0.0.1:9', subPartnerIds: [] }],
    merchants: [],
    simulated: [],
    publicUrl: 'http://127.0.0.1',
    frameAncestors: ['http://localhost'],
    gamesDir: '/nonexistent/games',
    verifierDir: '/nonexistent/verifier',
    logLevel: 'silent',
    bounds: { requestMs: 30_000, maxConnections: 1_000 },
    metricsFrom: ['127.0.0.1'],
  };
  const calls: PurseCall[] = [];
  const around = async (call: PurseCall, next: () => Promise<PurseAnswer>): Promise<PurseAnswer | 'lost'> => {
    calls.push(call);
    return purse.around ? purse.around(call, next) : next();
  };
  const running = await buildStudio(settings, { aroundPurse: around });
  await running.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
  settings.publicUrl = url;
  const privateKeyFile = join(site.dataDir, `purse-${code}.pem`);
  writeFileSync(privateKeyFile, ours.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  const vendorId = await seedVendor(site.owner, {
    ...{ code, name: `Purse ${code}`, dialect: 'tcg', operatorId: 'baize', privateKeyFile },
    publicKeyPem: createPublicKey(own.privateKey).export({ type: 'spki', format: 'pem' }).toString(),
    supplierUrl: `${url}/purse`,
    launchOrigins: [url],
    brands: [
      { brandId: 1, subPartnerId: 'baize' },
      { brandId: 2, subPartnerId: 'other' },
    ],
  });
  await site.owner.query(
    `insert into games_games (vendor_id, game_code, classify, names, image)
     values ($1, 'coin-toss', 'PVP', '{"EN": "Coin Toss", "CN": "猜硬币"}', '/brand/images/tiles/default.webp')`,
    [vendorId],
  );
  await seedWallets(site.owner, 1);
  readAnew(site);
  if ((await site.platform.vendors.directory.byCode(code)) === undefined)
    throw new Error(`The platform does not know the vendor ${code} that was entered.`);
  const db = openOwner(database.url, { max: 2 });
  const purse: TestPurse = {
    ...{ vendorId, code, db, calls },
    around: undefined,
    balance: async ({ memberId }) => {
      const { rows } = await db.query<{ balance: string }>('select balance from studio_purses where username = $1', [
        `baize-${memberId}`,
      ]);
      return BigInt(rows[0]?.balance ?? 0) * 1_000n;
    },
    member: async (balance = 10_000_000n) => {
      const member = await registerMember(site);
      await postWithin(site.platform.pool, [
        {
          ...{ brandId: 1, memberId: member.memberId, currency: 'CNY', scope: 'test.deposit', key: randomUUID() },
          ...{ kind: 'deposit', debit: 'house.bank:test', credit: 'main', amount: balance },
        },
      ]);
      return member;
    },
    age: async (ms) => {
      await site.owner.query(
        `update transfers_moves set sent_at = sent_at - make_interval(secs => $1::float8 / 1000), next_check_at = now()
          where status in ('requested', 'sent', 'unknown')`,
        [ms],
      );
    },
    close: async () => {
      running.app.server.closeAllConnections();
      await db.end();
      await running.close();
      await database.drop();
    },
  };
  return purse;
}
