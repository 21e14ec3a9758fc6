import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { createSecretBox } from './kit/createSecretBox.ts';
import { createLogger } from '@baize/server/logger';
import { createLimiter } from './kit/limit.ts';
import { loadSealKey } from './kit/seal.ts';
import { createPool } from './kit/db.ts';
import { demoBrandCodes } from './demoBrandCodes.ts';
import { openOwner } from '@baize/server/openOwner';
import { transact } from '@baize/server/transact';
import { grantQuota, joinTree, offerOf, takeOffer } from './modules/agents/index.ts';
import { seedRebates } from './modules/bonuses/index.ts';
import {
  seedDepositChannels,
  seedDepositMethods,
  seedHeldDeposit,
  seedWithdrawRules,
} from './modules/cashier/index.ts';
import { seedRooms } from './modules/chat/index.ts';
import { seedContracts } from './modules/contracts/index.ts';
import { seedContent } from './modules/content/index.ts';
import { seedJackpots, seedPurse, seedSimulated, seedStudio } from './modules/games/index.ts';
import { seedGateway } from './modules/gateways/index.ts';
import {
  createBotCheck,
  createCodes,
  createHasher,
  createIdentity,
  createIdentityTokens,
  loadBotKey,
} from './modules/identity/index.ts';
import { seedLotteries, seedSandboxFeed } from './modules/lotteries/index.ts';
import { seedPapers } from './modules/kyc/index.ts';
import { setLimit } from './modules/limits/index.ts';
import { seedOperators, type SeededOperator } from './modules/operators/index.ts';
import { createOutbox } from './modules/outbox/index.ts';
import { noteArrival, noteFact, seedPromotions } from './modules/promotions/index.ts';
import { seedPoints } from './modules/points/index.ts';
import {
  createBrands,
  houseCode,
  readBrandFile,
  seedBrand,
  type BrandFile,
  type BrandSeed,
} from './modules/site/index.ts';
import { seedWallets } from './modules/transfers/index.ts';
import { endOpenings, orderVendors } from './modules/vendors/index.ts';
import { createPosting, openMemberAccounts, setAccountState } from './modules/wallet/index.ts';
import type { Settings } from './settings.ts';

export type DemoSignIns = {
  members: string[];
  /** Each demo brand with its URL; members with the same name are different people in each. */
  brands: { name: string; siteUrl: string; operators: SeededOperator[] }[];
  /** Those of the first brand. */
  operators: SeededOperator[];
};

type DemoBrand = BrandSeed & Pick<BrandFile, 'vendors'> & { siteUrl: string; brandId: number };

type SeedOptions = {
  settings: Settings;
  /** Brands and vendors are created as the owner; everything else as the application would. */
  ownerUrl: string;
  studio: { publicKeyPem: string; operatorKeyFile: string; supplierUrl: string };
  /** The bundled payment gateway, with a key per brand. */
  gateway: { baseUrl: string; secretFileOf(brandCode: string): string };
  /** Credentials of each simulated vendor. */
  simulatedSecretFileOf: (vendorCode: string) => string;
  /** The signing key of the sandbox results feed for a brand. */
  resultsFileOf: (brandCode: string) => string;
};

/** Starting balance of each demo player: 1,000.00, booked like any other money. */
const DEMO_CREDIT = 100_000_000n;

/** The demo agent's invitation code. */
const DEMO_INVITATION = 'BAIZE88';
/** The short invitation code of links such as `/register?referralCode=ABC` in the demo. */
const SHORT_INVITATION = 'ABC';

type Person = Readonly<{
  username: string;
  type: 0 | 1 | 2;
  isCredited: boolean;
  /** The inviter and the code. */
  invitedBy?: string;
  /** The member whose referral link was used. */
  broughtBy?: string;
  terms?: { rebateBps: number; prizeGroup: number };
}>;

const people: readonly Person[] = [
  { username: 'player1', type: 0, isCredited: true },
  { username: 'player2', type: 0, isCredited: true, broughtBy: 'player1' },
  { username: 'agent1', type: 1, isCredited: true, terms: { rebateBps: 1200, prizeGroup: 1950 } },
];

/**
 * The demo agent's team, on two levels; members below agents have money to play with. In addition an agent with an
 * offer.
 */
const team: readonly Person[] = [
  { username: 'agent2', type: 2, isCredited: false, invitedBy: 'agent1', terms: { rebateBps: 1000, prizeGroup: 1930 } },
  { username: 'player3', type: 0, isCredited: true, invitedBy: 'agent1', terms: { rebateBps: 500, prizeGroup: 1850 } },
  { username: 'player4', type: 0, isCredited: true, invitedBy: 'agent2', terms: { rebateBps: 300, prizeGroup: 1800 } },
  { username: 'player5', type: 0, isCredited: true, invitedBy: 'agent2', terms: { rebateBps: 200, prizeGroup: 1780 } },
  { username: 'agent3', type: 1, isCredited: false, terms: { rebateBps: 1200, prizeGroup: 1950 } },
];

/** Members with pending documents, and with a held deposit above their limit: tasks for the demo's operators. */
const PAPERS_OF = ['player3', 'player5'];
const HELD_OF = 'player5';
const HELD_LIMIT = 50_000_000n;
const HELD_AMOUNT = 80_000_000n;

/** The demo agent's quota of accounts with a high rebate. */
const DEMO_QUOTA = { fromBps: 1000, toBps: 1190, granted: 20, by: 'demo' } as const;

/** Seeds an empty installation with the demo brands; on an existing one it updates hosts and passwords only. */
export async function seedDemo({
  settings,
  ownerUrl,
  studio,
  gateway,
  simulatedSecretFileOf,
  resultsFileOf,
}: SeedOptions): Promise<DemoSignIns> {
  const owner = openOwner(ownerUrl, { max: 1 });
  const pool = createPool({ url: ownerUrl, max: 4, applicationName: 'baize-seed' });
  try {
    const brands: DemoBrand[] = [];
    for (const brand of demoBrands(settings)) brands.push({ ...brand, brandId: await seedBrand(owner, brand) });
    const vendor = {
      operatorId: 'baize',
      publicKeyPem: studio.publicKeyPem,
      privateKeyFile: studio.operatorKeyFile,
      supplierUrl: studio.supplierUrl,
      launchOrigins: [settings.studioUrl],
      brands: brands.map(({ brandId, code }) => ({ brandId, subPartnerId: code })),
    };
    const studioId = await seedStudio(owner, vendor);
    for (const { brandId, currency } of brands) await seedJackpots(owner, { brandId, currency, studioId });
    await seedSimulated(owner, vendor, simulatedSecretFileOf);
    /* The second brand has several wallets: the main one, and one at a transfer vendor. */
    const several = vendor.brands.filter(({ subPartnerId }) => subPartnerId === 'nocturne');
    await seedPurse(owner, { ...vendor, brands: several });
    for (const { brandId } of several) await seedWallets(owner, brandId);
    for (const { brandId, vendors } of brands) await orderVendors(owner, { brandId, codes: vendors });
    for (const { brandId } of vendor.brands) await seedRebates(owner, brandId);
    for (const { brandId } of vendor.brands) await seedPoints(owner, brandId);
    for (const brand of brands) {
      await seedLotteries(owner, brand);
      await seedSandboxFeed(owner, { ...brand, secretFile: resultsFileOf(brand.code) });
    }
    for (const { brandId, code, name, currency, siteUrl } of brands) {
      await seedDepositMethods(owner, { brandId, currency });
      const gatewayId = await seedGateway(owner, {
        ...{ brandId, code: `sandbox-${code}`, name: 'Sandbox Pay', merchant: code, hasPayouts: true },
        ...{ baseUrl: gateway.baseUrl, secretFile: gateway.secretFileOf(code) },
        payOrigin: new URL(settings.studioUrl).origin,
      });
      await seedDepositChannels(owner, { brandId, currency, gatewayId });
      await seedWithdrawRules(owner, { brandId, currency });
      await seedRooms(owner, { brandId });
      await seedPromotions(owner, {
        ...{ brandId, currency, now: Date.now() },
        secrets: createSecretBox(join(settings.dataDir, 'keys', 'promotions.key')),
        free: { vendorId: studioId, vassalage: 'studio', gameCode: 'dragon-eight', stake: 100_000n, rounds: 10 },
      });
      await seedContent(owner, { brandId, code, name, siteUrl, hasPicture: hasPicture(code) });
    }
    const hasher = createHasher();
    const secrets = createSecretBox(join(settings.dataDir, 'keys', 'operators.key'));
    const signIns: DemoSignIns = { members: people.map(({ username }) => username), brands: [], operators: [] };
    for (const { brandId, name, siteUrl } of brands) {
      const operators = await seedOperators(owner, { secrets, hasher }, { brandId, password: settings.demoPassword });
      await seedMembers(pool, brandId, settings);
      signIns.brands.push({ name, siteUrl, operators });
    }
    return { ...signIns, operators: signIns.brands[0]?.operators ?? [] };
  } finally {
    await pool.end();
    await owner.end();
  }
}

const brandsDir = fileURLToPath(new URL('../../../brands', import.meta.url));

/**
 * Whether a picture exists in a brand's folder or in the default brand's, so that no banner refers to a missing one.
 */
function hasPicture(code: string): (path: string) => boolean {
  const folders = [code, houseCode].map((brand) => join(brandsDir, brand, 'images'));
  return (path) => folders.some((images) => existsSync(join(images, path)));
}

/**
 * Two brands on one machine: the first on `localhost` and on its public host, and a second one, a separate business, on
 * the remaining host.
 */
function demoBrands({ publicUrl, port }: Settings): Omit<DemoBrand, 'brandId'>[] {
  const publicHost = new URL(publicUrl).hostname;
  const ownHost = 'nocturne.localhost';
  const secondHost = publicHost === '127.0.0.1' ? ownHost : '127.0.0.1';
  const places: Record<(typeof demoBrandCodes)[number], { hosts: [string, ...string[]]; siteUrl: string }> = {
    baize: { hosts: ['localhost', publicHost], siteUrl: publicUrl },
    nocturne: { hosts: [secondHost, ownHost], siteUrl: `http://${secondHost}:${port}` },
  };
  return demoBrandCodes.map((code) => {
    const file = readBrandFile(brandsDir, code);
    if (file === undefined) throw new Error(`The demo's brand ${code} has no file.`);
    return { ...file, ...places[code], code };
  });
}

async function seedMembers(pool: pg.Pool, brandId: number, settings: Settings): Promise<void> {
  const { demoPassword: password, dataDir, botWork } = settings;
  const brand = await createBrands(pool, Date.now).byId(brandId);
  if (!brand) throw new Error(`The demo brand ${brandId} is not there.`);
  const wallet = createPosting({ pool });
  const log = createLogger('warn', 'seed');
  const limiter = createLimiter(pool);
  const papers = { pool, limiter, secrets: createSecretBox(join(dataDir, 'keys', 'papers.key')) };
  const outbox = createOutbox({ pool, log, settings });
  const identity = createIdentity({
    pool,
    limiter,
    hasher: createHasher(),
    botCheck: createBotCheck({ db: pool, key: loadBotKey(join(dataDir, 'keys', 'bot.key')), work: botWork }),
    wallet: { openMemberAccounts, setAccountState, post: wallet.post },
    games: { endOpenings },
    agents: { joinTree, offerOf, takeOffer },
    promotions: { noteArrival, noteFact },
    clock: Date.now,
    secrets: createSecretBox(join(dataDir, 'keys', 'members.key')),
    sealKey: loadSealKey(join(dataDir, 'keys', 'seal.pem')),
    defaultPassword: settings.defaultPassword,
    countryOf: () => '',
    log,
    outbox,
    codes: createCodes({ pool, limiter, outbox, key: loadBotKey(join(dataDir, 'keys', 'codes.key')) }),
    identityTokens: createIdentityTokens({ jwksUrl: settings.firebaseJwksUrl, log }),
    publicUrl: settings.publicUrl,
    notices: {
      languageOf: async () => '',
      paymentPasswordChanged: async () => undefined,
    },
  });
  try {
    for (const person of [...people, ...team]) await seedMember(person);
    if (brand.modules.has('AGENTPOLICY3')) {
      const [agentId, belowId, offeredId] = await Promise.all(['agent1', 'agent2', 'agent3'].map(idOf));
      if (agentId && belowId && offeredId) await seedContracts({ pool }, { brand, agentId, belowId, offeredId });
    }
  } finally {
    await identity.module.close?.();
    await outbox.module.close?.();
  }

  async function idOf(account: string): Promise<bigint | undefined> {
    return (await identity.findAccountByName({ brandId, account }))?.memberId;
  }

  async function seedMember({ username, type, isCredited, invitedBy, broughtBy, terms }: Person): Promise<void> {
    if (!brand) return;
    const known = await identity.findAccountByName({ brandId, account: username });
    const inviter =
      invitedBy === undefined ? undefined : await identity.findAccountByName({ brandId, account: invitedBy });
    const referrer =
      broughtBy === undefined ? undefined : await identity.findAccountByName({ brandId, account: broughtBy });
    const steps: NonNullable<Parameters<typeof identity.openAccount>[0]['steps']> = {
      complete: async (client, memberId) => {
        if (referrer) await noteArrival(client, { brandId, memberId, referrer, ip: '127.0.0.1', cookies: {} });
      },
    };
    const account = { brand, username, password, type, terms, invitedBy: inviter?.memberId, steps };
    const { memberId } = known ?? (await identity.openAccount({ ...account, consents: ['age', 'terms'] }));
    if (username === 'agent1') {
      for (const code of [DEMO_INVITATION, SHORT_INVITATION])
        await identity.addInvitation({ brandId, code, ownerId: memberId });
      if (!known) await transact(pool, (client) => grantQuota(client, { brandId, memberId, ...DEMO_QUOTA }));
    }
    if (PAPERS_OF.includes(username)) await seedPapers(papers, { brandId, memberId, account: username });
    if (username === HELD_OF) await seedHeld(memberId);
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

  async function seedHeld(memberId: bigint): Promise<void> {
    if (!brand) return;
    const limit = { measure: 'deposit', period: 'day', allowed: HELD_LIMIT, coolingHours: 24 } as const;
    await setLimit(pool, { brandId, memberId, currency: brand.currency, ...limit });
    await seedHeldDeposit(pool, { brandId, memberId, account: HELD_OF, amount: HELD_AMOUNT });
  }
}
