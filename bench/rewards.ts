import { claimRaffle, claimReward, joinPromotion, type Operation } from '@baize/contract';
import {
  openPromotion,
  registerMember,
  sendRaw,
  startPlatform,
  startSecondProcess,
  textsOf,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import { migrate } from '../apps/platform/src/kit/migrate.ts';
import { openOwner } from '@baize/server/openOwner';
import { verifyLedger } from '../apps/platform/src/modules/wallet/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import type { Bench } from './Bench.ts';
import { tempFolder } from '../tools/tempFolder.ts';

const MEMBERS = 500;
const REWARDS = 100;
const TRIALS = 20;
const AMOUNT = 100_000n;
/** Concurrent calls per server. */
const CALLERS = 64;

/** Members race for a budget, and in every second trial for the stock of a raffle, each on both servers at once. */
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
      second = await startSecondProcess(site);
      const members = await crowd(site, owner);
      note(`created ${MEMBERS} members`);
      const ports = [Number(new URL(site.url).port), second.port];
      let [exact, calls, broken] = [0, 0, 0];
      const startedAt = performance.now();
      for (let trial = 1; trial <= TRIALS; trial += 1) {
        const isRaffle = trial % 2 === 0;
        const id = await openTrial(site, isRaffle);
        const statuses = await race(ports, members, id, isRaffle ? claimRaffle : claimReward);
        calls += statuses.length;
        broken += statuses.filter((status) => status >= 500).length;
        const paid = await readPaid(owner, id);
        if (paid.count === REWARDS && paid.sum === AMOUNT * BigInt(REWARDS)) exact += 1;
        else note(`trial ${trial}: ${paid.count} paid, ${paid.sum} units`);
      }
      const seconds = (performance.now() - startedAt) / 1000;
      const { faults } = await verifyLedger(site.platform.pool);
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

const openTrial = (site: TestPlatform, isRaffle: boolean): Promise<string> =>
  isRaffle
    ? openPromotion(site, 'raffle', {
        perDevice: 1_000_000,
        prizes: [
          { name: textsOf('Prize'), amount: AMOUNT, weight: 1_000_000, stock: REWARDS },
          { name: textsOf('Blank'), amount: 0n, weight: 1, stock: null },
        ],
      })
    : openPromotion(site, 'signUp', {
        ...{ perDevice: 1_000_000, budget: AMOUNT * BigInt(REWARDS), terms: { amount: AMOUNT } },
      });

/** All join and claim, on both servers at once; returns the status of every call. */
async function race(
  ports: readonly number[],
  members: readonly TestMember[],
  promotionId: string,
  claim: Operation,
): Promise<number[]> {
  const statuses: number[] = [];
  const runs = ports.map(async (port) => {
    const waiting = [...members];
    const take = async (): Promise<void> => {
      for (let member = waiting.shift(); member; member = waiting.shift()) {
        for (const { path } of [joinPromotion, claim]) {
          const { status } = await sendRaw(port, 'POST', path, {
            body: JSON.stringify({ promotionId }),
            headers: {
              ...{ host: 'localhost', 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
            },
          });
          statuses.push(status);
        }
      }
    };
    await Promise.all(Array.from({ length: CALLERS }, take));
  });
  await Promise.all(runs);
  return statuses;
}

async function readPaid(owner: pg.Pool, promotionId: string): Promise<{ count: number; sum: bigint }> {
  const { rows } = await owner.query<{ count: number; sum: string }>(
    `select count(*)::int as count, coalesce(sum(g.amount), 0)::text as sum
       from bonuses_grants g join promotions_participations p on p.grant_id = g.id where p.campaign_id = $1`,
    [promotionId],
  );
  return { count: rows[0]?.count ?? 0, sum: BigInt(rows[0]?.sum ?? '0') };
}
