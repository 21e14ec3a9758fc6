import type { Queryable } from '#kit/db.ts';
import { sumDeposits } from '#modules/cashier/index.ts';
import { sumRoundsByDay } from '#modules/vendors/index.ts';
import type { MissionGoal } from './CampaignRow.ts';
import type { Done } from './rules.ts';
import { countCheckIns } from './store/checkIns.ts';
import type { MissionWindow } from './windowOf.ts';

type Member = Readonly<{ brandId: number; memberId: bigint; currency: string; timeZone: string }>;
type Asked = Readonly<{ goal: MissionGoal; window: MissionWindow }>;

/**
 * Progress of missions by the current books: rounds, deposits, check-ins. Facts that several of them need are read
 * once. `classes` maps `<vendor id>:<game code>` to the category.
 */
export function createReadDone(
  db: Queryable,
  member: Member,
  classes: ReadonlyMap<string, string>,
): (asked: Asked) => Promise<Done> {
  const known = new Map<string, Promise<Map<string, bigint>>>();
  const { brandId, memberId, currency, timeZone } = member;
  const owner = { brandId, memberId };

  const readStaked = async ({ since: from, until: to }: MissionWindow): Promise<Map<string, bigint>> => {
    const staked = new Map<string, bigint>();
    for (const { vendorId, gameCode, validBet } of await sumRoundsByDay(db, {
      ...owner,
      currency,
      from,
      to,
      timeZone,
    })) {
      const name = classes.get(`${vendorId}:${gameCode}`) ?? '';
      staked.set(name, (staked.get(name) ?? 0n) + validBet);
    }
    return staked;
  };
  const readSum = async (fact: MissionGoal['fact'], window: MissionWindow): Promise<Map<string, bigint>> => {
    if (fact === 'validBet') return readStaked(window);
    if (fact === 'checkIn') return new Map([['', BigInt(await countCheckIns(db, { ...owner, ...window }))]]);
    const { since, until } = window;
    const sums = await sumDeposits(db, { brandId, memberIds: [memberId], currency, since, until });
    return new Map([['', sums.get(memberId) ?? 0n]]);
  };

  return async ({ goal, window }) => {
    const key = `${goal.fact} ${window.since.getTime()} ${window.until.getTime()}`;
    const reading = known.get(key) ?? readSum(goal.fact, window);
    known.set(key, reading);
    const sums = await reading;
    const sum =
      goal.classify === null ? [...sums.values()].reduce((all, one) => all + one, 0n) : (sums.get(goal.classify) ?? 0n);
    return goal.fact === 'checkIn' ? { amount: 0n, times: Number(sum) } : { amount: sum, times: 0 };
  };
}
