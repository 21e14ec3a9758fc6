import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { createPool, refuseUnsafeDatabase, type Pool } from './kit/db.ts';
import type { Module } from './kit/implement.ts';
import type { Logger } from './kit/logger.ts';
import { createLimiter } from './kit/limit.ts';
import { createOpener, loadSealKey } from './kit/seal.ts';
import { auditModule } from './modules/audit/index.ts';
import { cashierModule, readApprovedTotal, readPendingTotals } from './modules/cashier/index.ts';
import { createCatalogue, gamesModule } from './modules/games/index.ts';
import { createHasher, createIdentity, type Identity } from './modules/identity/index.ts';
import { createLive, openPostgresLine, openRedisLine, type Live } from './modules/live/index.ts';
import { membersModule } from './modules/members/index.ts';
import { createOperators, createSecretBox, operatorsModule } from './modules/operators/index.ts';
import { createBrands, healthModule, mountDocs, mountWeb, siteModule, type Web } from './modules/site/index.ts';
import { createVendors, endOpenings, vendorsModule, type Vendors } from './modules/vendors/index.ts';
import {
  createWallet,
  walletModule,
  openMemberAccounts,
  setAccountState,
  spendableOf,
  type Wallet,
} from './modules/wallet/index.ts';
import type { Settings } from './settings.ts';

export type PlatformOptions = {
  settings: Settings;
  /** Migrated already; the platform works on it as `baize_app`. */
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  /** Further modules, mounted after the platform's own; benches and tests measure against them. */
  extraModules?: readonly Module[];
  /** The built front ends; without them the platform answers programs only. */
  web?: Web;
  /** How vendors' calls are batched; benches measure against other ways. */
  vendorBatches?: { maxBatch: number; lanes: number };
};

export type Platform = {
  app: FastifyInstance;
  pool: Pool;
  identity: Identity;
  wallet: Wallet;
  live: Live;
  close(): Promise<void>;
};

/** Puts the platform together: kit, then modules, in the order in which they depend on each other. */
export async function composePlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, databaseUrl, log, clock = systemClock, extraModules = [] } = options;
  const pool = createPool({ url: databaseUrl, applicationName: 'baize-platform', max: 16 });
  await refuseUnsafeDatabase(pool);
  const sealKey = loadSealKey(join(settings.dataDir, 'keys', 'seal.pem'));
  const brands = createBrands(pool, clock);
  const limiter = createLimiter(pool);
  const operators = createOperators(pool);
  const wallet = createWallet({
    pool,
    onListenerError: (error) => log.error({ err: error }, 'wallet listener failed'),
  });
  const identity = createIdentity({
    pool,
    limiter,
    hasher: createHasher(),
    wallet: { openMemberAccounts, setAccountState },
    games: { endOpenings },
    log,
  });

  const vendors: Vendors = createVendors({
    pool,
    wallet,
    brands,
    clock,
    log,
    isGameOpen: (vendorId, gameCode) => catalogue.isOpen(vendorId, gameCode),
    ...options.vendorBatches,
  });
  const catalogue = createCatalogue({ pool, clock, vendors });
  const { redisUrl } = settings;
  const live = createLive({
    line: redisUrl === undefined ? openPostgresLine(databaseUrl, log) : await openRedisLine(redisUrl, log),
    log,
    brandOf: brands.byHost,
    identity,
    wallet,
    readBalances: (memberIds) => spendableOf(pool, memberIds),
  });

  const webModule = (web: Web): Module => ({
    name: 'web',
    routes: [],
    mount: (scope) =>
      mountWeb(scope, {
        web,
        brandOf: brands.byHost,
        log,
        studioUrl: new URL(settings.studioUrl).origin,
        isSecure: settings.publicUrl.startsWith('https:'),
      }),
  });
  const modules: Module[] = [
    healthModule(pool),
    { name: 'docs', routes: [], mount: (scope) => mountDocs(scope, settings.publicUrl) },
    siteModule({ clock, sealKey }),
    identity.module,
    membersModule({ pool, identity }),
    walletModule({ pool }),
    live.module,
    cashierModule({
      pool,
      wallet,
      operators,
      log,
      onDecided: ({ memberId, kind, amount, currency }) =>
        live.toMember(memberId, 'message', { kind, amount, currency }),
    }),
    operatorsModule({
      pool,
      clock,
      limiter,
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'operators.key')),
      hasher: createHasher(),
      facts: {
        pendingDeposits: (brandId) => readPendingTotals(pool, brandId),
        approvedDeposits: (brandId, currency, since) => readApprovedTotal(pool, brandId, currency, since),
        newMembers: (brandId, since) => identity.countNewMembers({ brandId, since }),
        rounds: (brandId, currency, since) => vendors.countRounds({ brandId, currency, since }),
      },
    }),
    auditModule({ pool }),
    vendorsModule({ pool, vendors, catalogue, log }),
    gamesModule({ pool, catalogue, vendors, limiter, publicUrl: settings.publicUrl, log }),
    ...extraModules,
    ...(options.web === undefined ? [] : [webModule(options.web)]),
  ];
  const app = await buildApp({
    log,
    modules,
    trustedProxies: settings.trustedProxies,
    brandOf: brands.byHost,
    findMember: identity.findMember,
    findOperator: operators.findOperator,
    openEnvelope: createOpener(pool, sealKey, clock),
  });
  return {
    app,
    pool,
    identity,
    wallet,
    live,
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}
