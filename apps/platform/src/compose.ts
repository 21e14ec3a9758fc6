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
import { createHasher, createIdentity } from './modules/identity/index.ts';
import { createOperators, createPasswords, createSecretBox, operatorsModule } from './modules/operators/index.ts';
import { createBrands, mountDocs, mountHealth, siteModule } from './modules/site/index.ts';
import { createWallet, openMemberAccounts, setAccountState } from './modules/wallet/index.ts';
import type { Settings } from './settings.ts';

export type PlatformOptions = {
  settings: Settings;
  /** Migrated already; the platform works on it as `baize_app`. */
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  /** Further modules, mounted after the platform's own; benches and tests measure against them. */
  extraModules?: readonly Module[];
};

export type Platform = { app: FastifyInstance; pool: Pool; close(): Promise<void> };

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
    log,
  });

  const modules: Module[] = [
    { name: 'health', routes: [], mount: (scope) => mountHealth(scope, pool) },
    { name: 'docs', routes: [], mount: (scope) => mountDocs(scope, settings.publicUrl) },
    siteModule({ clock, sealKey }),
    identity.module,
    cashierModule({ pool, wallet, operators, onDecided: () => undefined }),
    operatorsModule({
      pool,
      clock,
      limiter,
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'operators.key')),
      passwords: createPasswords(),
      facts: {
        pendingDeposits: (brandId) => readPendingTotals(pool, brandId),
        approvedDeposits: (brandId, currency, since) => readApprovedTotal(pool, brandId, currency, since),
        newMembers: (brandId, since) => identity.countNewMembers({ brandId, since }),
        rounds: async () => ({ rounds: 0, bet: 0n, win: 0n }),
      },
    }),
    auditModule({ pool }),
    ...extraModules,
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
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}
