import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createSecretBox } from './kit/createSecretBox.ts';
import { systemClock, type Clock } from '@baize/server/clock';
import { createPool, refuseUnsafeDatabase, refuseWideRights, type Pool } from './kit/db.ts';
import { createAddressOf } from './kit/createAddressOf.ts';
import { createJobs, type Jobs } from './kit/jobs/createJobs.ts';
import { createOriginCheck } from './kit/createOriginCheck.ts';
import { createGate } from './kit/createGate.ts';
import type { Module } from './kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import { createLimiter } from './kit/limit.ts';
import { Refusal } from './kit/refusal.ts';
import { createOpener, loadSealKey } from './kit/seal.ts';
import { agentsModule, joinTree, offerOf, takeOffer } from './modules/agents/index.ts';
import { auditModule } from './modules/audit/index.ts';
import { bonusesModule } from './modules/bonuses/index.ts';
import {
  cashierModule,
  readApprovedTotal,
  readIdsOf,
  readPendingTotals,
  readStatuses,
  readWaitingWithdrawals,
  settleByGateway,
} from './modules/cashier/index.ts';
import { chatModule, createTickets, openChat } from './modules/chat/index.ts';
import { contractsModule } from './modules/contracts/index.ts';
import { contentModule } from './modules/content/index.ts';
import { feedbackModule } from './modules/feedback/index.ts';
import { createGateways, gatewaysModule, type Gateways } from './modules/gateways/index.ts';
import { createCatalogue, gamesModule, type Catalogue } from './modules/games/index.ts';
import {
  createBotCheck,
  createCodes,
  createHasher,
  createIdentity,
  createIdentityTokens,
  type Identity,
  PAYMENT_COOL_HOURS,
  loadBotKey,
  readLatestSignIns,
  type HashCost,
} from './modules/identity/index.ts';
import { allowanceOf, kycModule, readWaitingPapers } from './modules/kyc/index.ts';
import { jobsModule } from './modules/jobs/index.ts';
import { limitsModule } from './modules/limits/index.ts';
import { countOpen, listFaces, lotteriesModule } from './modules/lotteries/index.ts';
import { createLive, openPostgresLine, openRedisLine, type Live } from './modules/live/index.ts';
import { countTagged, membersModule, readProfit, readTaggedAfter } from './modules/members/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createOperators, operatorsModule, refusePublicPasswords } from './modules/operators/index.ts';
import { createOutbox } from './modules/outbox/index.ts';
import { noteArrival, noteGrantEnd, promotionsModule } from './modules/promotions/index.ts';
import { pointsModule } from './modules/points/index.ts';
import { readAgentNotices, readResources } from './modules/content/index.ts';
import {
  createBrands,
  type Brands,
  healthModule,
  loadRefusalWords,
  mountDocs,
  mountWeb,
  openRegions,
  siteModule,
  type Web,
} from './modules/site/index.ts';
import { createTransfers } from './modules/transfers/index.ts';
import {
  createVendors,
  endOpenings,
  readLatestRounds,
  sumRounds,
  sumRoundsByHour,
  vendorsModule,
  type Vendors,
} from './modules/vendors/index.ts';
import {
  createWallet,
  walletModule,
  openMemberAccounts,
  setAccountState,
  spendableOf,
  type Wallet,
} from './modules/wallet/index.ts';
import { publicPassword, type Settings } from './settings.ts';

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
  /** What hashing a password takes; only tests, which hash thousands that nobody will ever guess at, make it less. */
  hashCost?: HashCost;
};

export type Platform = {
  app: FastifyInstance;
  pool: Pool;
  identity: Identity;
  wallet: Wallet;
  brands: Brands;
  vendors: Vendors;
  catalogue: Catalogue;
  live: Live;
  gateways: Gateways;
  /** What happens later: done by this process if its role is that, or by hand. */
  jobs: Jobs;
  close(): Promise<void>;
};

/** Puts the platform together: kit, then modules, in the order in which they depend on each other. */
export async function composePlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, databaseUrl, log, clock = systemClock, extraModules = [] } = options;
  const pool = createPool({ url: databaseUrl, applicationName: 'baize-platform', max: 16, queryTimeoutMs: 20_000 });
  /* A vendor waits for a bet no longer than for a picture; its calls never queue behind what the portal or a job asks. */
  const vendorPool = createPool({ url: databaseUrl, applicationName: 'baize-vendors', max: 8, queryTimeoutMs: 20_000 });
  /* Checking all books takes as long as it takes, and holds up no call. */
  const booksPool = createPool({ url: databaseUrl, applicationName: 'baize-books', max: 1 });
  await refuseUnsafeDatabase(pool);
  await refuseWideRights(pool, ['wallet_', 'audit_']);
  if (settings.isProduction) await refusePublicPasswords(pool, createHasher(), publicPassword);
  const sealKey = loadSealKey(join(settings.dataDir, 'keys', 'seal.pem'));
  const brands = createBrands(vendorPool, clock);
  const regions = openRegions(settings.geoipDb);
  const limiter = createLimiter(pool);
  const operators = createOperators(pool);
  const wallet = createWallet({
    pool,
    onListenerError: (error) => log.error({ err: error }, 'wallet listener failed'),
    onUnsound: (error) => log.fatal({ err: error, alarm: 'wallet.unsound' }, 'an item broke an invariant of the books'),
  });
  const outbox = createOutbox({ pool, log, settings });
  const botCheck = createBotCheck({
    db: pool,
    key: loadBotKey(join(settings.dataDir, 'keys', 'bot.key')),
    work: settings.botWork,
  });
  const identity = createIdentity({
    pool,
    limiter,
    hasher: createHasher({ cost: options.hashCost }),
    botCheck,
    wallet: { openMemberAccounts, setAccountState, post: wallet.post },
    games: { endOpenings },
    agents: { joinTree, offerOf, takeOffer },
    referrals: { noteArrival },
    log,
    clock,
    sealKey,
    secrets: createSecretBox(join(settings.dataDir, 'keys', 'members.key')),
    defaultPassword: settings.defaultPassword,
    countryOf: regions.countryOf,
    outbox,
    codes: createCodes({ pool, limiter, outbox, key: loadBotKey(join(settings.dataDir, 'keys', 'codes.key')) }),
    identityTokens: createIdentityTokens({ jwksUrl: settings.firebaseJwksUrl, log }),
    publicUrl: settings.publicUrl,
    notices: {
      languageOf: (member) => messages.languageOf(member),
      paymentPasswordChanged: (client, { hash, ...member }) =>
        messages.writeWithin(client, {
          ...member,
          // The hash has a salt of its own, so it names this one change and tells nothing.
          key: `payment:${member.memberId}:${createHash('sha256').update(hash).digest('base64url')}`,
          fact: { what: 'paymentPasswordChanged', hours: PAYMENT_COOL_HOURS },
        }),
    },
  });

  const vendors: Vendors = createVendors({
    pool,
    callPool: vendorPool,
    wallet,
    brands,
    clock,
    log,
    judgeStake: (stake) => catalogue.judgeStake(stake),
    ...options.vendorBatches,
  });
  const catalogue = createCatalogue({
    ...{ pool: vendorPool, clock, vendors, houseLotteries: () => listFaces(vendorPool) },
  });
  const transfers = createTransfers({ pool, wallet, vendors, log });
  const isOwnOrigin = createOriginCheck(settings);
  const { redisUrl } = settings;
  const live = createLive({
    line: redisUrl === undefined ? openPostgresLine(databaseUrl, log) : await openRedisLine(redisUrl, log),
    log,
    brandOf: brands.byHost,
    closureOf: (brand, ip) => {
      if (brand.isMaintenance) return 'maintenance';
      return regions.isRefused(brand.settings.region, ip) ? 'region_restricted' : undefined;
    },
    addressOf: createAddressOf(settings.trustedProxies),
    isOwnOrigin,
    identity,
    wallet,
    readBalances: (memberIds) => spendableOf(pool, memberIds),
  });

  const chat = openChat({ live, log, brandOf: brands.byHost, isOwnOrigin });
  const messages = createMessages({
    ...{ pool, identity, live, log },
    tagged: {
      after: (query) => readTaggedAfter(pool, query),
      count: (query) => countTagged(pool, query),
    },
  });

  const gateways = createGateways({
    pool,
    log,
    clock,
    settle: settleByGateway({ pool, wallet, messages }),
  });

  const webModule = (web: Web): Module => ({
    name: 'web',
    routes: [],
    mount: (scope) =>
      mountWeb(scope, {
        web,
        brandOf: brands.byHost,
        regions,
        log,
        studioUrl: new URL(settings.studioUrl).origin,
        publicUrl: settings.publicUrl,
        isSecure: settings.publicUrl.startsWith('https:'),
      }),
  });
  const modules: Module[] = [
    healthModule({ pool, metricsFrom: settings.metricsFrom }),
    { name: 'docs', routes: [], mount: (scope) => mountDocs(scope, settings.publicUrl, options.web) },
    siteModule({
      pool,
      clock,
      sealKey,
      brands,
      regions,
      resourcesOf: (brand, language) => readResources(pool, brand, language),
    }),
    identity.module,
    outbox.module,
    jobsModule({ pool }),
    membersModule({ pool, identity, operators, messages, catalogue }),
    agentsModule({
      ...{ pool, limiter, log, brands: () => brands.all() },
      botCheck,
      wallet,
      identity,
      operators,
      catalogue,
      noticesOf: (brand, language) => readAgentNotices(pool, brand, language),
    }),
    walletModule({
      ...{ pool, wallet, booksPool, isSingle: transfers.isSingle, limiter },
      notices: {
        sendReturned: async ({ brandId, memberId, payeeId }) => {
          const language = await messages.languageOf({ brandId, memberId });
          const accounts = await identity.accountsOf({ brandId, memberIds: [payeeId] });
          const account = accounts.get(payeeId)?.account ?? String(payeeId);
          return (client, { transitId, amount, currency }) =>
            messages.writeWithin(client, {
              ...{ brandId, memberId, language, key: `transit:${transitId}` },
              fact: { what: 'transferReturned', account, amount, currency },
            });
        },
      },
      withdrawals: {
        idsOf: (member, status) => readIdsOf(pool, member, status),
        statusesOf: (member, ids) => readStatuses(pool, member, ids),
      },
    }),
    live.module,
    messages.module,
    feedbackModule({ pool, limiter, messages }),
    chatModule({
      ...{ pool, limiter, log, identity, chat, wallet },
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'envelopes.key')),
      tickets: createTickets(loadBotKey(join(settings.dataDir, 'keys', 'chat.key')), clock),
    }),
    cashierModule({
      pool,
      wallet,
      identity,
      operators,
      allowanceOf,
      messages,
      log,
      gateways,
      publicUrl: settings.publicUrl,
    }),
    kycModule({
      ...{ pool, limiter, operators, messages },
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'papers.key')),
    }),
    gatewaysModule(gateways),
    contractsModule({
      ...{ pool, log, limiter, wallet, identity, operators, live, messages },
      brands: () => brands.all(),
      lotteryGames: async (brandId) => {
        const classes = await catalogue.classesOf(brandId);
        return new Set(
          [...classes].flatMap(([key, classify]) => (classify === 'LOTT' || classify === 'ELOTT' ? [key] : [])),
        );
      },
    }),
    operatorsModule({
      pool,
      clock,
      limiter,
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'operators.key')),
      hasher: createHasher({ cost: options.hashCost }),
      facts: {
        pendingDeposits: (brandId) => readPendingTotals(pool, brandId),
        waitingWithdrawals: (brandId) => readWaitingWithdrawals(pool, brandId),
        waitingPapers: (brandId) => readWaitingPapers(pool, brandId),
        approvedDeposits: (brandId, currency, since) => readApprovedTotal(pool, brandId, currency, since),
        newMembers: (brandId, since) => identity.countNewMembers({ brandId, since }),
        rounds: (brandId, currency, since) => vendors.countRounds({ brandId, currency, since }),
        hours: (brandId, currency, timeZone) => sumRoundsByHour(pool, { brandId, currency, timeZone }),
        latestRounds: async (brandId, limit) => {
          const rows = await readLatestRounds(pool, { brandId, limit });
          const members = await identity.accountsOf({ brandId, memberIds: rows.map(({ memberId }) => memberId) });
          return Promise.all(
            rows.map(async (row) => ({
              ...row,
              account: members.get(row.memberId)?.account ?? String(row.memberId),
              face: await catalogue.faceOf(row.vendorId, row.gameCode),
            })),
          );
        },
        latestSignIns: (brandId, limit) => readLatestSignIns(pool, { brandId, limit }),
      },
    }),
    contentModule({ pool, brandOf: brands.byHost }),
    auditModule({ pool, accountsOf: identity.accountsOf }),
    transfers.module,
    bonusesModule({ pool, wallet, identity, operators, catalogue, log, onEnded: noteGrantEnd }),
    promotionsModule({
      ...{ pool, wallet, identity, operators, messages, catalogue, clock, live, log },
      brands: () => brands.all(),
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'promotions.key')),
    }),
    pointsModule({
      ...{ pool, wallet, identity, operators, messages, catalogue, limiter, log },
      brands: () => brands.all(),
    }),
    lotteriesModule({
      ...{ pool, wallet, log, isDemo: settings.isDemo },
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'lotteries.key')),
      ownUrl: `http://127.0.0.1:${settings.port}`,
    }),
    vendorsModule({ pool, vendors, wallet, catalogue, identity, operators, limiter, log }, settings),
    limitsModule({
      ...{ pool, identity, limiter, readPlay: (query) => sumRounds(pool, query) },
      readProfit: (brand, query) => readProfit({ pool, catalogue }, brand, query),
    }),
    gamesModule({
      ...{ pool, clock, identity, transfers, catalogue, vendors, limiter, publicUrl: settings.publicUrl, log },
      countLotteries: (brandId) => countOpen(pool, brandId),
    }),
    ...extraModules,
    ...(options.web === undefined ? [] : [webModule(options.web)]),
  ];
  const jobs = createJobs({ databaseUrl, log, jobs: modules.flatMap((one) => one.jobs ?? []) });
  const app = await buildApp({
    log,
    modules: servedBy(settings, modules),
    bounds: settings.bounds,
    trustedProxies: settings.trustedProxies,
    brandOf: brands.byHost,
    findMember: identity.findMember,
    findOperator: operators.findOperator,
    refuseRegion: (brand, ip) => {
      if (regions.isRefused(brand.settings.region, ip)) throw new Refusal('region_restricted', 'Access restricted');
    },
    isOwnOrigin,
    isSecure: settings.publicUrl.startsWith('https:'),
    openEnvelope: createOpener(pool, sealKey, clock),
    maySeal: createGate({ perMinute: settings.sealedPerMinute }),
    wordsOf: options.web === undefined ? undefined : await loadRefusalWords(options.web),
  });
  if (settings.role === 'worker' || settings.role === 'all') jobs.start();
  return {
    app,
    pool,
    identity,
    wallet,
    brands,
    vendors,
    catalogue,
    live,
    gateways,
    jobs,
    close: async () => {
      // What is under way uses what the modules close.
      await jobs.close();
      await app.close();
      await Promise.all([pool.end(), vendorPool.end(), booksPool.end()]);
    },
  };
}

/** Modules whose own paths are those that machines of other companies call, and the one that says how this process does. */
const forVendors = new Set(['vendors', 'gateways']);
const forMachinery = 'health';

/** What of the modules this process answers for. What they do besides goes on, and is closed with the rest. */
function servedBy({ role, answersVendors }: Settings, modules: readonly Module[]): Module[] {
  return modules.map((one) => {
    const { mount: _mount, watch: _watch, ...rest } = one;
    if (role === 'vendor') {
      if (one.name === forMachinery) return one;
      return forVendors.has(one.name) ? { ...one, routes: [] } : { ...rest, routes: [] };
    }
    return forVendors.has(one.name) && !answersVendors ? rest : one;
  });
}
