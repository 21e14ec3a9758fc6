import type { createReward, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { Brand, OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { PointsDeps } from '../PointsDeps.ts';
import type { RewardRow } from '../RewardRow.ts';
import { isWhole } from '../rules.ts';
import { insertReward, readReward, writeReward } from '../store/rewards.ts';

type Draft = InputOf<typeof createReward>;
type Save = {
  draft: Draft;
  /** The reward to change, with the version that was read; none for a new one. */
  known?: { id: string; version: number };
  brand: Brand;
  operator: OperatorSession;
  ip: string;
};

/** Maximum price and payout per piece. */
const MOST = 1_000_000_000_000n;

/** Adds a reward to the catalogue, or changes one if its version is the one that was read. */
export async function saveReward({ pool }: Pick<PointsDeps, 'pool'>, save: Save): Promise<RewardRow> {
  const { draft, known, brand, operator, ip } = save;
  refuseDraft(draft, brand.defaultLanguage);
  const { brandId, operatorId, username } = operator;
  return transact(pool, async (client) => {
    const before = known && (await readReward(client, { brandId, id: known.id }));
    if (known && !before) throw new Refusal('reward_not_found');
    const row = known
      ? await writeReward(client, { ...known, brandId, draft, by: username })
      : await insertReward(client, { brandId, draft, by: username });
    if (!row) throw new Refusal('version_conflict');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip },
      ...{ action: known ? 'points.updateReward' : 'points.createReward', objectType: 'reward' },
      objectId: String(row.id),
      before: before ? factsOf(before) : {},
      after: factsOf(row),
    });
    return row;
  });
}

function refuseDraft(draft: Draft, language: string): void {
  const { kind, pays, amount, needsAddress, opensAt, closesAt } = draft;
  if (![pays, amount].every((units) => isWhole(units) && units <= MOST)) throw new Refusal('amount_invalid');
  const name = Object.entries(draft.name).find(([code]) => code === language)?.[1] ?? '';
  const isBounded = opensAt === null || closesAt === null || Date.parse(opensAt) < Date.parse(closesAt);
  const isSound = kind === 'credit' ? pays > 0n && !needsAddress : pays === 0n;
  if (name.trim() === '' || !isBounded || !isSound) throw new Refusal('reward_invalid');
}

function factsOf(row: RewardRow) {
  return {
    ...{ kind: row.kind, category: row.category, name: JSON.stringify(row.name) },
    ...{ points: String(row.points), stock: row.stock },
    ...{ amount: formatAmount(row.amount), pays: formatAmount(row.pays), memberCap: row.memberCap ?? '' },
    ...{ needsAddress: row.needsAddress, isListed: row.isListed, image: row.image, position: row.position },
    ...{ opensAt: row.opensAt?.toISOString() ?? '', closesAt: row.closesAt?.toISOString() ?? '' },
  };
}
