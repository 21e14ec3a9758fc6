import type { Queryable } from '#kit/db.ts';
import { countDeposits } from '#modules/cashier/index.ts';
import { readTags, segmentsOf, type ReadClasses } from '#modules/members/index.ts';
import type { CampaignRow } from './CampaignRow.ts';
import type { Person } from './rules.ts';
import { hasZaloBonus } from './store/participations.ts';

type Asked = {
  brandId: number;
  memberId: bigint;
  openedAt: Date;
  /** The promotions in question; of their segments it is read which the member is in. */
  campaigns: readonly Pick<CampaignRow, 'segmentId'>[];
  readClasses: ReadClasses;
};

/** The facts that decide for whom a promotion is. */
export async function readPerson(
  db: Queryable,
  { brandId, memberId, openedAt, campaigns, readClasses }: Asked,
): Promise<Person> {
  const owner = { brandId, memberId };
  const [deposits, tags] = [await countDeposits(db, owner), await readTags(db, owner)];
  const segmentIds = [...new Set(campaigns.flatMap(({ segmentId }) => segmentId ?? []))];
  const segments = await segmentsOf(db, { ...owner, segmentIds, readClasses });
  return { openedAt, deposits, tags, segments, hasZaloBonus: await hasZaloBonus(db, owner) };
}
