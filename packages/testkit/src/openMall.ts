import { createReward, getPointsSettings, updatePointsSettings, type InputOf, type OutputOf } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { changeSettings } from './changeSettings.ts';
import { openOperator } from './openOperator.ts';
import type { TestPlatform } from './startPlatform.ts';

type Draft = InputOf<typeof createReward>;
type Options = { host?: string };

export type TestMall = {
  /** Adds a reward the way operators do: by default a credit of 2.00 for 100 points. */
  addReward(changes?: Partial<Draft>): Promise<OutputOf<typeof createReward>>;
  /** Books points for a member without play, for tests of spending them. */
  give(member: { memberId: bigint }, points: number): Promise<void>;
  /** Sets rates, ratio or rules as an operator does; returns the new settings. */
  set(change: Partial<InputOf<typeof updatePointsSettings>>): Promise<OutputOf<typeof updatePointsSettings>>;
};

/** Earning rates of every category in tests, per 100.00 of valid bets. */
const rates = { RNG: 100, LIVE: 50, FISH: 50, PVP: 50, SPORTS: 50, ESPORTS: 50, LOTT: 20, ELOTT: 20 };

/** A credit that anybody with points can redeem. */
const credit: Draft = {
  ...{ kind: 'credit', category: 'money', image: '', points: 100, amount: 0n, pays: 200_000n, needsAddress: false },
  ...{ name: { EN: 'Credit 2.00', CN: '2.00 彩金' }, about: {}, stock: 1_000, memberCap: null },
  ...{ opensAt: null, closesAt: null, isListed: true, position: 10 },
};

/** Opens the points mall of a brand: 100 points are worth 1.00. */
export async function openMall(site: TestPlatform, options: Options = {}): Promise<TestMall> {
  await changeSettings(site, { modules: { PTSYS3: '1' } }, options);
  const { token, host } = await openOperator(site, options);
  const set: TestMall['set'] = async (change) => {
    const { answer } = await site.call(getPointsSettings, {}, { token, host });
    if (!answer.value) throw new Error(`The points were not read: ${answer.code}`);
    const { currency: _, ratioVersion: __, ...now } = answer.value;
    const changed = await site.call(updatePointsSettings, { ...now, ...change }, { token, host });
    if (!changed.answer.value) throw new Error(`The points were not set: ${changed.answer.code}`);
    return changed.answer.value;
  };
  await set({ rates, ratioPoints: 100, ratioAmount: 100_000n, rules: { EN: 'Play fair.' } });
  return {
    set,
    addReward: async (changes = {}) => {
      const { answer } = await site.call(createReward, { ...credit, ...changes }, { token, host });
      if (!answer.value) throw new Error(`No reward was added: ${answer.code}`);
      return answer.value;
    },
    give: async ({ memberId }, points) => {
      await site.owner.query(
        `select points_post(jsonb_build_array(jsonb_build_object('brand', a.brand_id, 'member', a.id,
                'kind', 'returned', 'key', $2::text, 'ref', 'test', 'amount', $3::bigint)))
           from identity_accounts a where a.id = $1`,
        [memberId, randomUUID(), points],
      );
    },
  };
}
