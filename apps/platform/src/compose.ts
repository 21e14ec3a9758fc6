import { bookChecks } from './bookChecks.ts';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { createSecretBox } from './kit/createSecretBox.ts';
import { systemClock, type Clock } from '@baize/server/clock';
import { refuseUnsafeDatabase } from '@baize/server/refuseUnsafeDatabase';
import { createPool, refuseWideRights, type Pool } from './kit/db.ts';
import { createAddressOf } from './kit/createAddressOf.ts';
import { createJobs, type Jobs } from './kit/jobs/createJobs.ts';
import { createOriginCheck } from './kit/createOriginCheck.ts';
import { createGate } from './kit/createGate.ts';
import type { Module } from './kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import { createLimiter } from './kit/limit.ts';
import { Refusal } from './kit/refusal.ts';
import { createOpener, loadSealKey } from './kit/seal.ts';
import {
  createAgents,
  joinTree,
  offerOf,
  readNotes,
  readWaitingCandidates,
  readWaitingMoves,
  takeOffer,
  transferScope,
} from './modules/agents/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createBonuses } from './modules/bonuses/index.ts';
import { createCashier, settleByGateway, type Cashier } from './modules/cashier/index.ts';
import { createChat } from './modules/chat/index.ts';
import { createContent } from './modules/content/index.ts';
import { createContracts, HOUSE, kindsGiven, openKinds, readWaitingBills } from './modules/contracts/index.ts';
import { createDocs } from './modules/docs/index.ts';
import { createFeedback } from './modules/feedback/index.ts';
import { createGames, type Catalogue, type Games } from './modules/games/index.ts';
import { createGateways, type Gateways } from './modules/gateways/index.ts';
import { createHealth } from './modules/health/index.ts';
import {
  createBotCheck,
  createCodes,
  createHasher,
  createIdentity,
  createIdentityTokens,
  type Identity,
  PAYMENT_COOL_HOURS,
  loadBotKey,
  type HashCost,
} from './modules/identity/index.ts';
import { createJobs as createJobsPage } from './modules/jobs/index.ts';
import { allowanceOf, createKyc, memberLevel } from './modules/kyc/index.ts';
import { createLimits } from './modules/limits/index.ts';
import { createLive, openPostgresTransport, openRedisTransport, type Live } from './modules/live/index.ts';
import { createLotteries, listFaces, readWaitingFeedChanges, readWaitingProposals } from './modules/lotteries/index.ts';
import { createMembers, nameSegments, shareSegment, type Members } from './modules/members/index.ts';
import { broadcastsTo, createMessages, type Messages } from './modules/messages/index.ts';
import { createOperators, refusePublicPasswords } from './modules/operators/index.ts';
import { createOutbox } from './modules/outbox/index.ts';
import { createPoints, readWaitingRedemptions } from './modules/points/index.ts';
import {
  createPromotions,
  noteArrival,
  noteFact,
  noteGrantEnd,
  promotionsFor,
  readWaitingApplications,
} from './modules/promotions/index.ts';
import { createReports } from './modules/reports/index.ts';
import { createSite, type Brands } from './modules/site/index.ts';
import { createTransfers, type Transfers } from './modules/transfers/index.ts';
import { createVendors, endOpenings, type Vendors } from './modules/vendors/index.ts';
import { createWallet, openMemberAccounts, setAccountState, spendableOf, type Wallet } from './modules/wallet/index.ts';
import { createWeb, type GuestAnswers, type WebFolders } from './modules/web/index.ts';
import { publicPassword, type Settings } from './settings.ts';

export type PlatformOptions = {
  settings: Settings;
  /** Already migrated; the platform uses it as `baize_app`. */
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  /** Further modules, mounted after the platform's own; for benchmarks and tests. */
  extraModules?: readonly Module[];
  /** The built front ends; without them the platform answers programs only. */
  web?: WebFolders;
  /** How vendors' calls are batched; benches measure against other ways. */
  vendorBatches?: { maxBatch: number; concurrency: number };
  /** Cost of password hashes; only tests, which hash thousands, reduce it. */
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
  /** Answers public calls in process, without a request. */
  answerGuest: GuestAnswers;
  /** Background jobs: run by this process if its role says so, or by hand. */
  jobs: Jobs;
  close(): Promise<void>;
};

/** Composes the platform: kit, then modules, in the order of their dependencies. */
export async function composePlatform(options: PlatformOptions): Promise<Platform> {
  const { settings, databaseUrl, log, clock = systemClock, extraModules = [] } = options;
  const pool = createPool({ url: databaseUrl, applicationName: 'baize-platform', max: 16, queryTimeoutMs: 20_000 });
  /* Vendors have a pool of their own, so that their calls never queue behind the portal or jobs. */
  const vendorPool = createPool({ url: databaseUrl, applicationName: 'baize-vendors', max: 8, queryTimeoutMs: 20_000 });
  /* Checking all books takes long, and must not block any call. */
  const booksPool = createPool({ url: databaseUrl, applicationName: 'baize-books', max: 1 });
  await refuseUnsafeDatabase(pool);
  await refuseWideRights(pool, ['wallet_', 'audit_']);
  if (settings.isProduction) await refusePublicPasswords(pool, createHasher(), publicPassword);
  const sealKey = loadSealKey(join(settings.dataDir, 'keys', 'seal.pem'));
  const limiter = createLimiter(pool);
  const content = createContent({ pool, brandOf: (host) => brands.byHost(host) });
  const site = createSite({
    ...{ pool, callPool: vendorPool, clock, sealKey, geoipDb: settings.geoipDb },
    resourcesOf: content.resourcesOf,
  });
  const { brands, regions } = site;
  const operators = createOperators({
    pool,
    clock,
    limiter,
    secrets: createSecretBox(join(settings.dataDir, 'keys', 'operators.key')),
    hasher: createHasher({ cost: options.hashCost }),
  });
  // Later modules are referenced lazily; all of them exist when a call arrives.
  const wallet: Wallet = createWallet({
    ...{ pool, booksPool, limiter, bookChecks },
    isSingle: (brandId) => transfers.isSingle(brandId),
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
      idsOf: (member, status) => cashier.withdrawals.idsOf(member, status),
      statusesOf: (member, ids) => cashier.withdrawals.statusesOf(member, ids),
    },
    lineNotes: { scope: transferScope, notesOf: (member, keys) => readNotes(pool, member, keys) },
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
    promotions: { noteArrival, noteFact },
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
          // The salted hash identifies this one change and reveals nothing.
          key: `payment:${member.memberId}:${createHash('sha256').update(hash).digest('base64url')}`,
          fact: { what: 'paymentPasswordChanged', hours: PAYMENT_COOL_HOURS },
        }),
    },
  });

  const vendors: Vendors = createVendors({
    ...{ pool, callPool: vendorPool, wallet, brands, identity, operators, limiter, clock, log },
    badSignaturesPerMinute: settings.badSignaturesPerMinute,
    judgeStake: (stake) => catalogue.judgeStake(stake),
    catalogue: {
      displayOf: (vendorId, gameCode) => catalogue.displayOf(vendorId, gameCode),
      keysOf: (filter) => catalogue.keysOf(filter),
      classesOf: (brandId) => catalogue.classesOf(brandId),
      freeOffersOf: (brandId) => catalogue.freeOffersOf(brandId),
    },
    ...options.vendorBatches,
  });
  const transfers: Transfers = createTransfers({ pool, wallet, vendors, log });
  const lotteries = createLotteries({
    ...{ pool, wallet, log, isDemo: settings.isDemo },
    secrets: createSecretBox(join(settings.dataDir, 'keys', 'lotteries.key')),
    ownUrl: `http://127.0.0.1:${settings.port}`,
  });
  const games: Games = createGames({
    ...{ pool, callPool: vendorPool, clock, identity, transfers, vendors, limiter, log },
    publicUrl: settings.publicUrl,
    houseLotteries: () => listFaces(vendorPool),
    countLotteries: lotteries.countOpen,
  });
  const { catalogue } = games;
  const isOwnOrigin = createOriginCheck(settings);
  const { redisUrl } = settings;
  const live = createLive({
    transport:
      redisUrl === undefined ? openPostgresTransport(databaseUrl, log) : await openRedisTransport(redisUrl, log),
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

  const messages: Messages = createMessages({
    ...{ pool, identity, live, log },
    audiences: {
      next: (query) => members.audiences.next(query),
      count: (query) => members.audiences.count(query),
      shareSegment,
      nameSegments: (query) => nameSegments(pool, query),
    },
  });
  const members: Members = createMembers({
    ...{ pool, identity, operators, messages, catalogue, limiter },
    usesOf: async (db, segments) => [...(await broadcastsTo(db, segments)), ...(await promotionsFor(db, segments))],
  });
  const gateways = createGateways({
    pool,
    log,
    clock,
    settle: settleByGateway({ pool, wallet, messages, promotions: { noteFact } }),
  });
  const cashier: Cashier = createCashier({
    ...{ pool, wallet, identity, operators, allowanceOf, memberLevel, messages, log, gateways },
    promotions: { noteFact },
    publicUrl: settings.publicUrl,
  });
  const kyc = createKyc({
    ...{ pool, limiter, operators, messages },
    secrets: createSecretBox(join(settings.dataDir, 'keys', 'papers.key')),
  });

  const isSecure = settings.publicUrl.startsWith('https:');
  const web = createWeb({
    ...{ web: options.web, regions, log, isSecure, publicUrl: settings.publicUrl },
    brandOf: brands.byHost,
    routesOf: () => modules.flatMap(({ routes }) => routes),
    studioUrl: new URL(settings.studioUrl).origin,
    gameOrigins: async (brandId) => (await vendors.ofBrand(brandId)).flatMap(({ vendor }) => vendor.launchOrigins),
    pagesPerSecond: settings.pagesPerSecond,
  });
  const modules: Module[] = [
    createHealth({ pool, metricsFrom: settings.metricsFrom }).module,
    createDocs({ publicUrl: settings.publicUrl, fontsDir: options.web?.fontsDir, brandOf: brands.byHost }).module,
    site.module,
    identity.module,
    outbox.module,
    createJobsPage({ pool }).module,
    members.module,
    createAgents({
      ...{ pool, limiter, log, brands: () => brands.all() },
      ...{ botCheck, wallet, identity, operators, catalogue },
      boundBy: (client, { brandId, memberId, parentId }) =>
        openKinds(client, { brandId, memberId, payerId: parentId ?? HOUSE }),
      paidBy: (sides) => kindsGiven(pool, sides),
      noticesOf: content.agentNoticesOf,
    }).module,
    wallet.module,
    live.module,
    messages.module,
    createFeedback({ pool, limiter, messages, botCheck, outbox }).module,
    createChat({
      ...{ pool, limiter, log, identity, wallet, live, isOwnOrigin, clock, brandOf: brands.byHost },
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'envelopes.key')),
      ticketKey: loadBotKey(join(settings.dataDir, 'keys', 'chat.key')),
    }).module,
    cashier.module,
    kyc.module,
    gateways.module,
    createContracts({
      ...{ pool, log, limiter, wallet, identity, operators, live, messages, catalogue },
      brands: () => brands.all(),
      classesOf: (brandId) => catalogue.classesOf(brandId),
    }).module,
    operators.module,
    createReports({
      pool,
      facts: {
        pendingDeposits: cashier.pendingDeposits,
        waitingWithdrawals: cashier.waitingWithdrawals,
        waitingPapers: kyc.waitingPapers,
        approvedDeposits: cashier.approvedDeposits,
        newMembers: (brandId, since) => identity.countNewMembers({ brandId, since }),
        rounds: (brandId, currency, since) => vendors.countRounds({ brandId, currency, since }),
        hours: (brandId, currency, timeZone) => vendors.hoursOf({ brandId, currency, timeZone }),
        latestRounds: async (brandId, limit) => {
          const rows = await vendors.latestRounds({ brandId, limit });
          const accounts = await identity.accountsOf({ brandId, memberIds: rows.map(({ memberId }) => memberId) });
          return Promise.all(
            rows.map(async (row) => ({
              ...row,
              account: accounts.get(row.memberId)?.account ?? String(row.memberId),
              face: await catalogue.displayOf(row.vendorId, row.gameCode),
            })),
          );
        },
        latestSignIns: identity.activity.latestSignIns,
      },
      queues: {
        bills: (brandId) => readWaitingBills(pool, brandId),
        moves: (brandId) => readWaitingMoves(pool, brandId),
        candidates: (brandId) => readWaitingCandidates(pool, brandId),
        applications: (brandId) => readWaitingApplications(pool, brandId),
        redemptions: (brandId) => readWaitingRedemptions(pool, brandId),
        proposals: (brandId) => readWaitingProposals(pool, brandId),
        feeds: (brandId) => readWaitingFeedChanges(pool, brandId),
      },
    }).module,
    content.module,
    createAudit({ pool, accountsOf: identity.accountsOf }).module,
    transfers.module,
    createBonuses({ pool, wallet, identity, operators, catalogue, limiter, log, onEnded: noteGrantEnd }).module,
    createPromotions({
      ...{ pool, limiter, wallet, identity, operators, messages, catalogue, clock, live, log },
      brands: () => brands.all(),
      secrets: createSecretBox(join(settings.dataDir, 'keys', 'promotions.key')),
    }).module,
    createPoints({
      ...{ pool, wallet, identity, operators, messages, catalogue, limiter, log },
      brands: () => brands.all(),
    }).module,
    lotteries.module,
    vendors.module,
    createLimits({ pool, identity, limiter, readPlay: vendors.playOf, readProfit: members.profitOf }).module,
    games.module,
    ...extraModules,
    web.module,
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
    isSecure,
    openEnvelope: createOpener(pool, sealKey, clock),
    maySeal: createGate({ perMinute: settings.sealedPerMinute }),
    wordsOf: await web.loadWords(),
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
    answerGuest: web.answerGuest,
    jobs,
    close: async () => {
      // Running jobs use what the modules close.
      await jobs.close();
      await app.close();
      await Promise.all([pool.end(), vendorPool.end(), booksPool.end()]);
    },
  };
}

/** Modules with paths that other companies' systems call, and the health module. */
const forVendors = new Set(['vendors', 'gateways']);
const forMachinery = 'health';

/** The modules this process serves. The others' background work continues, and is closed with the rest. */
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
