import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openBrand } from '@baize/testkit/openBrand';
import { composePlatform } from '../apps/platform/src/compose.ts';
import type { Pool } from '../apps/platform/src/kit/db.ts';
import { createLogger } from '@baize/server/logger';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { postWithin, type WalletItem } from '../apps/platform/src/modules/wallet/index.ts';
import { readSettings } from '../apps/platform/src/settings.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { seedLists } from './member/seedLists.ts';
import { seedPastimes } from './member/seedPastimes.ts';
import { seedReferrals } from './member/seedReferrals.ts';
import { tempFolder } from '../tools/tempFolder.ts';
import { studioDialect } from '../apps/platform/src/modules/vendors/index.ts';
import { percentile } from './percentile.ts';

/** The full size, or the fraction that SCALE gives (0.05 on a shared machine). */
const SCALE = Number(process.env['SCALE'] ?? 1);
const MEMBERS = Math.round(100_000 * SCALE);
const ENTRIES = Math.round(1_000_000 * SCALE);

/** The callers: members with long records, each with this many entries. */
const REGULARS = 100;
const LINES_EACH = Math.round(2_000 * Math.max(SCALE, 0.05));
const CALLS = 400;
const AT_ONCE = 4;
const BATCH = 250;
const LIMIT_MS = 50;

const DAY_MS = 86_400_000;
const week = { from: new Date(Date.now() - 7 * DAY_MS).toISOString(), to: new Date(Date.now() + DAY_MS).toISOString() };
const month = { ...week, from: new Date(Date.now() - 30 * DAY_MS).toISOString() };
const page = { pageNum: '1', pageSize: '20' };

/** The call of each page of the member centre. */
const calls: Readonly<Record<string, { path: string; query?: Record<string, string> }>> = {
  /* A call that does next to nothing: the machine's base cost. */
  bare: { path: '/wps/system/listCountries' },
  balance: { path: '/wps/v2/wallets/balance' },
  rounds: { path: '/lgw/vendors/listRounds', query: { ...week, ...page } },
  transactions: { path: '/wps/wallet/listTransactions', query: { ...week, ...page } },
  transactionsOfKind: { path: '/wps/wallet/listTransactions', query: { ...week, ...page, kind: 'bet' } },
  profit: { path: '/wps/members/getProfit', query: month },
  deposits: { path: '/wps/cashier/listDeposits', query: page },
  withdrawals: { path: '/wps/cashier/listWithdrawals', query: page },
  withdrawRules: { path: '/wps/cashier/getWithdrawRules' },
  messages: { path: '/wps/messages/listMessages', query: { ...page, filter: 'all' } },
  unread: { path: '/wps/messages/getUnreadCount' },
  profile: { path: '/wps/member/profile' },
  contacts: { path: '/wps/member/contacts' },
  sessions: { path: '/wps/member/listSessions' },
  info: { path: '/wps/member/info' },
  secondStep: { path: '/wps/member/secondStep' },
  depositMethods: { path: '/wps/cashier/listDepositMethods' },
  accounts: { path: '/wps/cashier/listAccounts' },
  kyc: { path: '/wps/kyc/getKyc' },
  limits: { path: '/wps/limits/getLimits' },
  play: { path: '/wps/limits/getPlay' },
  bonuses: { path: '/wps/bonuses/listBonuses', query: { ...week, ...page } },
  rebate: { path: '/wps/bonuses/getRebate' },
  rebateClaims: { path: '/wps/bonuses/listRebateClaims', query: { ...week, ...page } },
  upline: { path: '/wps/agents/getUpline' },
  lineTransfers: { path: '/wps/agents/listLineTransfers', query: page },
  walletTransfers: { path: '/wps/transfers/listTransfers', query: page },
  points: { path: '/wps/points/getPointsBalance' },
  pointsDetails: { path: '/wps/points/listPointsDetails', query: page },
  mall: { path: '/wps/points/listRewards', query: page },
  redemptions: { path: '/wps/points/listRedemptions', query: page },
  lotteryOrders: { path: '/lgw/lotteries/listOrders', query: page },
  chases: { path: '/lgw/lotteries/listChases', query: page },
  rewards: { path: '/wps/promotions/listOwnRewards', query: page },
  rewardCount: { path: '/wps/promotions/getRewardCount' },
  referral: { path: '/wps/promotions/getReferral', query: page },
  missions: { path: '/wps/missions/summary' },
  feedback: { path: '/wps/feedback', query: page },
  recentGames: { path: '/lgw/games/recentGameList' },
  favouriteGames: { path: '/lgw/games/favGameList', query: page },
  favourites: { path: '/lgw/games/favGames' },
};

/** Every call of the member centre over HTTP, for members with long records, in a large installation. */
export const member: Bench = {
  about: 'Calls of the member centre over a million ledger entries and 100,000 members, limit 50 ms',
  limits: Object.fromEntries(Object.keys(calls).map((name) => [`${name}P95Ms`, { atMost: LIMIT_MS }])),
  run: async (note) => {
    const folder = tempFolder('member');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 1 });
    try {
      await migrate(postgres.url);
      const tokens = await seed(owner, folder, note);
      const platform = await composePlatform({
        // Without the jobs: a new day's check of a million entries would take one of the cores for a minute.
        settings: readSettings({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', ROLE: 'web' }),
        databaseUrl: postgres.url,
        log: createLogger('error', 'bench'),
      });
      await platform.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = platform.app.server.address() as AddressInfo;
      const figures: Record<string, number> = { members: MEMBERS, entries: ENTRIES };
      const urls = Object.entries(calls).map(
        ([name, { path, query = {} }]) =>
          [name, `http://localhost:${port}${path}?${new URLSearchParams(query)}`] as const,
      );
      /* The limit is for a server that has been running: the first calls of a process pay for compiling its code, and
         would be charged to whichever page is asked first. */
      for (const [, url] of urls) await measure(url, tokens, REGULARS);
      for (const [name, url] of urls) {
        const waits = await measure(url, tokens, CALLS);
        const at = (share: number): number => Number(percentile(waits, share).toFixed(1));
        figures[`${name}P50Ms`] = at(0.5);
        figures[`${name}P95Ms`] = at(0.95);
        note(`${name}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, limit ${LIMIT_MS} ms`);
      }
      await platform.close();
      return figures;
    } finally {
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** Sorted durations of the calls. An unsuccessful response aborts the benchmark. */
async function measure(url: string, tokens: readonly string[], count: number): Promise<number[]> {
  const waits: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) {
      const token = tokens[next % tokens.length] ?? '';
      next += 1;
      const start = performance.now();
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const text = await response.text();
      if (!text.startsWith('{"success":true')) throw new Error(`${url} answered ${response.status} ${text}`);
      waits.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return waits.toSorted((a, b) => a - b);
}

/** Seeds members, their entries through the ledger function, and their rounds; returns the callers' tokens. */
async function seed(owner: Pool, folder: string, note: (line: string) => void): Promise<string[]> {
  // No statement time-out: a slow machine may take longer here than any call of the product may.
  await owner.query('set statement_timeout = 0');
  await openBrand(owner, { defaultLanguage: 'EN', languages: ['EN'], settings: { modules: { PTSYS3: '1' } } });
  await owner.query(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language,
            currency, registered_host, registered_address)
     select 1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', 'CNY', 'localhost', '127.0.0.1'
       from generate_series(1, $1::integer) n`,
    [MEMBERS],
  );
  await owner.query(`select wallet_open(1, id, array['CNY']) from identity_accounts`);
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateKeyFile = join(folder, 'vendor.pem');
  writeFileSync(privateKeyFile, keys.privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  await owner.query(
    `insert into vendors_vendors (code, name, dialect, public_key, private_key_file, operator_id, supplier_url, launch_origins)
     values ('studio', 'Studio', '${studioDialect}', $1, $2, 'baize', 'http://127.0.0.1:9', '{}')`,
    [keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKeyFile],
  );
  const regular = REGULARS * LINES_EACH;
  /* A transfer has two entries: the member's and the house's. */
  const transfers = Math.max(Math.round(ENTRIES / 2), regular);
  for (let from = 0; from < transfers; from += BATCH) {
    const items = Array.from({ length: Math.min(BATCH, transfers - from) }, (_, n) => itemOf(from + n, regular));
    await postWithin(owner, items);
    if (from % 50_000 === 0) note(`${from} of ${transfers} transfers`);
  }
  await owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     select case when n < $2 then n % $3 + 1 else n % $4 + 1 end, 1, 1, n::text, 'g' || n % 20, 'CNY', 1, 100000,
            case when n % 3 = 0 then 250000 else 0 end, 0, true, '{}', now() - ($1 - n) * interval '90 days' / $1, now()
       from generate_series(0, $1::integer - 1) n`,
    [Math.round(transfers / 2), Math.round(regular / 2), REGULARS, MEMBERS],
  );
  await seedLists(owner, REGULARS);
  await seedPastimes(owner, REGULARS);
  await seedReferrals(owner, REGULARS);
  const tokens = Array.from({ length: REGULARS }, () => randomBytes(32).toString('base64url'));
  await owner.query(
    `insert into identity_sessions (token_hash, brand_id, member_id, address, user_agent)
     select token_hash, 1, n, '127.0.0.1', '' from unnest($1::bytea[]) with ordinality as t (token_hash, n)`,
    [tokens.map((token) => createHash('sha256').update(token).digest())],
  );
  await owner.query('vacuum analyze');
  /* What the seeding wrote is not written out under the calls. */
  await owner.query('checkpoint');
  return tokens;
}

/** The first transfers are those of the regulars, in turn; a deposit precedes the bets it pays for. */
function itemOf(n: number, regular: number): WalletItem {
  const memberId = BigInt(n < regular ? (n % REGULARS) + 1 : (n % MEMBERS) + 1);
  const own = { brandId: 1, memberId, currency: 'CNY', scope: 'bench', key: String(n) };
  const isBet = n < regular && Math.floor(n / REGULARS) % 2 === 1;
  return isBet
    ? { ...own, kind: 'bet', debit: 'main', credit: 'house.vendor:studio', amount: 100_000n }
    : { ...own, kind: 'deposit', debit: 'house.bank', credit: 'main', amount: 1_000_000n };
}
