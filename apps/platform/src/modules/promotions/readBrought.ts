import type { getReferral, OutputOf } from '@baize/contract';
import { maskedName } from '#modules/games/index.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { claimByOf } from './present.ts';
import { statusOf } from './rules.ts';
import { readCampaigns } from './store/campaigns.ts';
import { listBrought } from './store/participations.ts';

type Row = OutputOf<typeof getReferral>['page']['content'][number];
type Query = Readonly<{
  brandId: number;
  memberId: bigint;
  limit: number;
  offset?: number;
  /** The participation before them. */
  after?: bigint | undefined;
}>;

/** One whom a member brought, and how that is shown; nothing where the promotion is gone. */
export type Brought = Readonly<{ id: bigint; shown: Row | undefined }>;

/** A page of those whom a member brought, newest first, names masked. */
export async function readBrought(
  { pool, identity }: Pick<PromotionsDeps, 'pool' | 'identity'>,
  query: Query,
): Promise<Brought[]> {
  const { brandId } = query;
  const rows = await listBrought(pool, query);
  const [campaigns, accounts] = await Promise.all([
    readCampaigns(pool, { brandId, ids: rows.map(({ campaignId }) => campaignId) }),
    identity.accountsOf({ brandId, memberIds: rows.map(({ part }) => BigInt(part)) }),
  ]);
  return rows.map((row): Brought => {
    const { id } = row;
    const of = campaigns.get(row.campaignId);
    if (!of) return { id, shown: undefined };
    return {
      id,
      shown: {
        ...{ rewardId: String(id), promotionId: String(row.campaignId) },
        player: maskedName(accounts.get(BigInt(row.part))?.account ?? ''),
        joinedAt: row.createdAt.toISOString(),
        ...{ status: statusOf(row, of), isHeld: row.isHeld, amount: row.amount },
        claimBy: claimByOf(row),
      },
    };
  });
}
