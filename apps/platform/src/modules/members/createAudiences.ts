import { Refusal } from '#kit/refusal.ts';
import { scanAccounts, type AccountStep } from '#modules/identity/index.ts';
import { filterMembers } from './filterMembers.ts';
import type { MembersDeps } from './MembersDeps.ts';
import type { SegmentRow } from './SegmentRow.ts';
import { readSegmentsById } from './store/segments.ts';
import { countTagged, readTaggedAfter } from './store/tags.ts';
import { wantedOf } from './wantedOf.ts';

/** Accounts per step of a count. */
const STEP = 2_000;
/** Accounts that a count looks at; an operator waits for it. */
const MOST_COUNTED = 100_000;
const SAMPLE = 10;

type Chosen = Readonly<{ brandId: number }> & (Readonly<{ tag: string }> | Readonly<{ segmentId: bigint }>);

/** A number of members; not whole where counting stopped before the brand's last account. */
export type Counted = Readonly<{ members: number; isWhole: boolean }>;

/** Members whom operators choose by a name: that of a tag, or of a segment. */
export type Audiences = Readonly<{
  /** The next members by id; of a segment among the next `limit` accounts. */
  next(query: Chosen & { after: bigint; limit: number }): Promise<AccountStep>;
  count(query: Chosen): Promise<Counted>;
  /** Of a segment, with the newest ones of those that were counted. */
  sample(segment: SegmentRow): Promise<Counted & { memberIds: bigint[] }>;
}>;

export function createAudiences(
  { pool, catalogue }: Pick<MembersDeps, 'pool' | 'catalogue'>,
  { mostCounted = MOST_COUNTED }: { mostCounted?: number } = {},
): Audiences {
  const find = async (brandId: number, id: bigint): Promise<SegmentRow> => {
    const [segment] = await readSegmentsById(pool, { brandId, ids: [id] });
    if (!segment) throw new Refusal('segment_not_found');
    return segment;
  };
  const step = async (segment: SegmentRow, part: { after: bigint; limit: number }): Promise<AccountStep> => {
    const { brandId, conditions } = segment;
    const scanned = await scanAccounts(pool, { brandId, ...wantedOf(conditions), ...part });
    const { memberIds } = scanned;
    const readClasses = () => catalogue.classesOf(brandId);
    return { ...scanned, memberIds: await filterMembers(pool, segment, { memberIds, readClasses }) };
  };
  const sample = async (segment: SegmentRow): Promise<Counted & { memberIds: bigint[] }> => {
    let members = 0;
    let memberIds: bigint[] = [];
    let after = 0n;
    for (let seen = 0; seen < mostCounted; seen += STEP) {
      const found = await step(segment, { after, limit: STEP });
      members += found.memberIds.length;
      memberIds = [...memberIds, ...found.memberIds].slice(-SAMPLE);
      if (found.isDone) return { members, isWhole: true, memberIds: memberIds.toReversed() };
      after = found.last;
    }
    return { members, isWhole: false, memberIds: memberIds.toReversed() };
  };
  return {
    next: async ({ brandId, after, limit, ...chosen }) => {
      if ('segmentId' in chosen) return step(await find(brandId, chosen.segmentId), { after, limit });
      const memberIds = await readTaggedAfter(pool, { brandId, after, limit, ...chosen });
      return { memberIds, last: memberIds.at(-1) ?? after, isDone: memberIds.length < limit };
    },
    count: async ({ brandId, ...chosen }) => {
      if ('tag' in chosen) return { members: await countTagged(pool, { brandId, ...chosen }), isWhole: true };
      const { members, isWhole } = await sample(await find(brandId, chosen.segmentId));
      return { members, isWhole };
    },
    sample,
  };
}
