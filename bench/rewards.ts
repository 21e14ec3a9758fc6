import { claimRaffle, claimReward, joinPromotion, redeem } from '@baize/contract';
import {
  goodPaymentPassword,
  openMall,
  openPromotion,
  registerMember,
  registerPayee,
  sendRaw,
  startPlatform,
  startSecondProcess,
  textsOf,
  type TestMall,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { verifyPoints } from '../apps/platform/src/modules/points/index.ts';
import { verifyLedger } from '../apps/platform/src/modules/wallet/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const MEMBERS = 500;
const REWARDS = 100;
const TRIALS = 20;
const AMOUNT = 100_000n;
const POINTS = 100;
/** Concurrent calls per server. */
const CALLERS = 64;

/** Members race for a budget, for the prizes of a raffle or for the stock of the points mall, on both servers at once. */
export const rewards: Bench = {
  about: `${MEMBERS} members race over two server processes for ${REWARDS} rewards: number of ${TRIALS} trials in which exactly so many are paid`,
  limits: { exact: { atLeast: TRIALS }, faults: { atMost: 0 }, broken: { atMost: 0 } },
  run: async (note) => {
    const folder = tempFolder('rewards');
    const postgres = await startPostgres({ dataDir: join(folder, 'pg') });
    const owner = openOwner(postgres.url, { max: 2 });
    let site: TestPlatform | undefined;
    let second: Awaited<ReturnType<typeof startSecondProcess>> | undefined;
    try {
      await migrate(postgres.url);
      await openBrand(owner);
      site = await startPlatform({ beside: { databaseUrl: postgres.url, dataDir: folder } as TestPlatform });
      const members = await crowd(site, owner);
      const mall = await enterMall(site, owner, members);
      second = await startSecondProcess(site);
      note(`created ${MEMBERS} members`);
      const ports = [Number(new URL(site.url).port), second.port];
      let [exact, calls, broken] = [0, 0, 0];
      const startedAt = performance.now();
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        const opened = trial % 4 === 0 ? await openStock(site, mall) : await openPromised(site, trial % 2 === 0);
        const statuses = await race(ports, members, opened);
        calls += statuses.length;
        broken += statuses.filter((status) => status >= 500).length;
        const paid = await opened.paid(owner);
        if (paid.count === REWARDS && paid.sum === AMOUNT * BigInt(REWARDS)) exact += 1;
        else note(`trial ${trial}: ${paid.count} paid, ${paid.sum} units`);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      const faults = [...(await verifyLedger(site.platform.pool)).faults, ...(await verifyPoints(site.platform.pool))];
      note(`${exact} of ${TRIALS} trials exact in ${seconds.toFixed(1)} s; ${faults.length} faults in the ledger`);
      return { trials: TRIALS, exact, faults: faults.length, broken, callsPerSecond: Math.round(calls / seconds) };
    } finally {
      await second?.stop();
      await site?.close();
      await owner.end();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** All have the same address, which exceeds its rate limit. */
async function crowd(site: TestPlatform, owner: pg.Pool): Promise<TestMember[]> {
  const members: TestMember[] = [];
  while (members.length < MEMBERS) {
    await owner.query('delete from kit_limits');
    members.push(...(await Promise.all(Array.from({ length: 4 }, () => registerMember(site)))));
  }
  return members;
}

/** All of them get points and the payment password of the first one, which only hashing makes slow to set. */
async function enterMall(site: TestPlatform, owner: pg.Pool, members: readonly TestMember[]): Promise<TestMall> {
  const mall = await openMall(site);
  const { memberId } = await registerPayee(site);
  await owner.query(
    `update identity_profiles p set payment_password_hash = f.payment_password_hash
       from identity_profiles f where f.member_id = $1 and p.member_id = any ($2::bigint[])`,
    [memberId, members.map((one) => one.memberId)],
  );
  for (const member of members) await mall.give(member, POINTS * TRIALS);
  return mall;
}

type Trial = {
  /** One member at one server; the status of every call. */
  take(port: number, member: TestMember): Promise<number[]>;
  paid(owner: pg.Pool): Promise<{ count: number; sum: bigint }>;
};

const headersOf = ({ token }: TestMember): Record<string, string> => ({
  ...{ host: 'localhost', 'content-type': 'application/json', authorization: `Bearer ${token}` },
});

async function openPromised(site: TestPlatform, isRaffle: boolean): Promise<Trial> {
  const promotionId = isRaffle
    ? await openPromotion(site, 'raffle', {
        perDevice: 1_000_000,
        prizes: [
          { name: textsOf('Prize'), amount: AMOUNT, weight: 1_000_000, stock: REWARDS },
          { name: textsOf('Blank'), amount: 0n, weight: 1, stock: null },
        ],
      })
    : await openPromotion(site, 'signUp', {
        ...{ perDevice: 1_000_000, budget: AMOUNT * BigInt(REWARDS), terms: { amount: AMOUNT } },
      });
  const body = JSON.stringify({ promotionId });
  return {
    take: async (port, member) => {
      const statuses: number[] = [];
      for (const { path } of [joinPromotion, isRaffle ? claimRaffle : claimReward]) {
        statuses.push((await sendRaw(port, 'POST', path, { body, headers: headersOf(member) })).status);
      }
      return statuses;
    },
    paid: (owner) =>
      readSum(
        owner,
        `select count(*)::int as count, coalesce(sum(g.amount), 0)::text as sum
           from bonuses_grants g join promotions_participations p on p.grant_id = g.id where p.campaign_id = $1`,
        promotionId,
      ),
  };
}

/** A reward of the points mall; a member's two calls are one request, of which each server may be the first to hear. */
async function openStock(site: TestPlatform, mall: TestMall): Promise<Trial> {
  const { id: rewardId, version } = await mall.addReward({ stock: REWARDS, points: POINTS, pays: AMOUNT });
  const requests = new Map<TestMember, string>();
  return {
    take: async (port, member) => {
      const requestId = requests.get(member) ?? randomUUID();
      requests.set(member, requestId);
      const input = { requestId, rewardId, version, quantity: 1, paymentPassword: goodPaymentPassword };
      for (;;) {
        const body = JSON.stringify({ envelope: await site.seal(redeem.path, input) });
        const answer = await sendRaw(port, 'POST', redeem.path, { body, headers: headersOf(member) });
        const { code } = answer.json() as { code: string };
        // Passwords are checked a few at a time, and not twice at once for one member.
        if (code === 'overloaded' || code === 'payment_password_locked') continue;
        return [answer.status];
      }
    },
    paid: (owner) =>
      readSum(
        owner,
        `select r.taken as count, coalesce(sum(d.pays), 0)::text as sum
           from points_rewards r left join points_redemptions d on d.reward_id = r.id where r.id = $1 group by r.id`,
        rewardId,
      ),
  };
}

/** All of them at both servers at once; the status of every call. */
async function race(ports: readonly number[], members: readonly TestMember[], { take }: Trial): Promise<number[]> {
  const statuses: number[] = [];
  const runs = ports.map(async (port) => {
    const waiting = [...members];
    const next = async (): Promise<void> => {
      for (let member = waiting.shift(); member; member = waiting.shift()) statuses.push(...(await take(port, member)));
    };
    await Promise.all(Array.from({ length: CALLERS }, next));
  });
  await Promise.all(runs);
  return statuses;
}

async function readSum(owner: pg.Pool, sql: string, id: string): Promise<{ count: number; sum: bigint }> {
  const { rows } = await owner.query<{ count: number; sum: string }>(sql, [id]);
  return { count: rows[0]?.count ?? 0, sum: BigInt(rows[0]?.sum ?? '0') };
}
