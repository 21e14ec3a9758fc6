import { join } from 'node:path';
import pg from 'pg';
import { createLogger } from './kit/logger.ts';
import { createLimiter } from './kit/limit.ts';
import { createPool } from './kit/db.ts';
import { seedDepositMethods } from './modules/cashier/index.ts';
import { seedStudio } from './modules/games/index.ts';
import { createHasher, createIdentity } from './modules/identity/index.ts';
import { createSecretBox, seedOperators, type SeededOperator } from './modules/operators/index.ts';
import { createBrands } from './modules/site/index.ts';
import { endOpenings } from './modules/vendors/index.ts';
import { createWallet, openMemberAccounts, setAccountState } from './modules/wallet/index.ts';
import type { Settings } from './settings.ts';

export type DemoSignIns = { members: string[]; operators: SeededOperator[] };

type SeedOptions = {
  settings: Settings;
  /** Brands and vendors are set up as the owner; everything else as the application would do it. */
  ownerUrl: string;
  studio: { publicKeyPem: string; operatorKeyFile: string; supplierUrl: string };
};

/** What each demo player finds in the wallet: 1,000.00, booked like any other money. */
const DEMO_CREDIT = 100_000_000n;

const people = [
  { username: 'player1', type: 0, isCredited: true },
  { username: 'player2', type: 0, isCredited: true },
  { username: 'agent1', type: 1, isCredited: false },
] as const;

/** Fills an empty installation with the demo brand; on a filled one it changes nothing but addresses and passwords. */
export async function seedDemo({ settings, ownerUrl, studio }: SeedOptions): Promise<DemoSignIns> {
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const pool = createPool({ url: ownerUrl, max: 4, applicationName: 'baize-seed' });
  try {
    const brandId = await seedBrand(owner, settings);
    await seedStudio(owner, {
      operatorId: 'baize',
      publicKeyPem: studio.publicKeyPem,
      privateKeyFile: studio.operatorKeyFile,
      supplierUrl: studio.supplierUrl,
      launchOrigins: [settings.studioUrl],
      brands: [{ brandId, subPartnerId: 'baize' }],
    });
    await seedDepositMethods(owner, { brandId, currency: 'CNY' });
    const hasher = createHasher();
    const secrets = createSecretBox(join(settings.dataDir, 'keys', 'operators.key'));
    const operators = await seedOperators(owner, { secrets, hasher }, { brandId, password: settings.demoPassword });
    await seedMembers(pool, brandId, settings.demoPassword);
    return { members: people.map(({ username }) => username), operators };
  } finally {
    await pool.end();
    await owner.end();
  }
}

async function seedBrand(owner: pg.Pool, settings: Settings): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into site_brands (code, name, currency, time_zone, default_language, languages, main_domain)
     values ('baize', 'Baize', 'CNY', 'Asia/Shanghai', 'CN', '{CN,EN}', 'localhost')
     on conflict (code) do update set name = excluded.name returning id`,
  );
  const brandId = rows[0]?.id ?? 0;
  for (const host of new Set(['localhost', '127.0.0.1', new URL(settings.publicUrl).hostname])) {
    await owner.query('insert into site_hosts (host, brand_id) values ($1, $2) on conflict do nothing', [
      host,
      brandId,
    ]);
  }
  return brandId;
}

async function seedMembers(pool: pg.Pool, brandId: number, password: string): Promise<void> {
  const brand = await createBrands(pool, Date.now).byId(brandId);
  if (!brand) throw new Error(`The demo brand ${brandId} is not there.`);
  const wallet = createWallet({ pool });
  const identity = createIdentity({
    pool,
    limiter: createLimiter(pool),
    hasher: createHasher(),
    wallet: { openMemberAccounts, setAccountState },
    games: { endOpenings },
    log: createLogger('warn', 'seed'),
  });
  try {
    for (const person of people) await seedMember(person);
  } finally {
    await identity.module.close?.();
  }

  async function seedMember({ username, type, isCredited }: (typeof people)[number]): Promise<void> {
    if (!brand) return;
    const known = await identity.findAccountByName({ brandId, account: username });
    const { memberId } =
      known ?? (await identity.openAccount({ brand, username, password, type, consents: ['age', 'terms'] }));
    if (!isCredited) return;
    await wallet.post({
      brandId,
      memberId,
      currency: brand.currency,
      scope: 'demo',
      key: `credit-${username}`,
      kind: 'adjust',
      content: 'demo credit',
      debit: 'house.adjust:demo',
      credit: 'main',
      amount: DEMO_CREDIT,
    });
  }
}
