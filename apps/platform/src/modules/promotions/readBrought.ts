import type { getReferral, OutputOf } from '@baize/contract';
import { maskedName } from '#modules/games/index.ts';
import type { PromotionsDeps } from './PromotionsDeps.ts';
import { claimByOf } from './present.ts';
import { statusOf } from './rules.ts';
import { readCampaigns } from './store/campaigns.ts';
import { listBrought } from './store/participations.ts';

type Row = OutputOf<typeof getReferral>['page']['content'][number];
type Query = { brandId: number; memberId: bigint; pageNum: number; pageSize: number };

/** A page of those whom a member brought, newest first, names masked. */
export async function readBrought(
  { pool, identity }: Pick<PromotionsDeps, 'pool' | 'identity'>,
  query: Query,
): Promise<{ rows: Row[]; total: number }> {
  const { brandId } = query;
  const { rows, total } = await listBrought(pool, query);
  const [campaigns, accounts] = await Promise.all([
    readCampaigns(pool, { brandId, ids: rows.map(({ campaignId }) => campaignId) }),
    identity.accountsOf({ brandId, memberIds: rows.map(({ part }) => BigInt(part)) }),
  ]);
  return {
    total,
    rows: rows.flatMap((row): Row[] => {
      const of = campaigns.get(row.campaignId);
      if (!of) return [];
      return [
        {
          ...{ rewardId: String(row.id), promotionId: String(row.campaignId) },
          player: maskedName(accounts.get(BigInt(row.part))?.account ?? ''),
          joinedAt: row.createdAt.toISOString(),
          ...{ status: statusOf(row, of), isHeld: row.isHeld, amount: row.amount },
          claimBy: claimByOf(row),
        },
      ];
    }),
  };
}
