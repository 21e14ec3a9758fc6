import { TRIAL_TYPE } from '#modules/identity/index.ts';
import { rankMembers, type RankedMember } from '#modules/vendors/index.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { readPeriods } from './store/periods.ts';

/** Depth of the ranking; members below have no rank. */
const DEPTH = 1_000;

type Board = { from: Date; until: Date; readAt: number; rows: (RankedMember & { account: string })[] };

/** The leaderboard of a brand's current business day or week: settled rounds of real accounts. */
export async function readBoard(
  { pool, identity, brands, clock }: Pick<PromotionsDeps, 'pool' | 'identity' | 'brands' | 'clock'>,
  brandId: number,
  period: 'day' | 'week',
): Promise<Board> {
  const brand = (await brands()).find(({ id }) => id === brandId);
  if (!brand) throw new Error(`Brand ${brandId} is not there.`);
  const readAt = clock();
  const periods = await readPeriods(pool, brand.timeZone);
  const [from, until] = period === 'day' ? [periods.dayFrom, periods.dayUntil] : [periods.weekFrom, periods.weekUntil];
  const ranked = await rankMembers(pool, { brandId, currency: brand.currency, from, to: until, limit: DEPTH });
  const accounts = await identity.accountsOf({ brandId, memberIds: ranked.map(({ memberId }) => memberId) });
  const rows = ranked.flatMap((row) => {
    const account = accounts.get(row.memberId);
    return account && account.type !== TRIAL_TYPE ? [{ ...row, account: account.account }] : [];
  });
  return { from, until, readAt, rows };
}
