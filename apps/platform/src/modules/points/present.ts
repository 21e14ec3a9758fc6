import type {
  createReward,
  listPointsDetails,
  listRedemptionQueue,
  listRedemptions,
  listRewards,
  OutputOf,
  getPointsSettings,
} from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import type { PointsSettingsRow } from './PointsSettingsRow.ts';
import type { RedemptionRow } from './RedemptionRow.ts';
import type { RewardRow } from './RewardRow.ts';
import { classOf, noPointsRates, referenceOf } from './rules.ts';
import type { PointsEntryRow } from './store/book.ts';
import type { SeenReward } from './store/rewards.ts';

type Page = { pageNum: number; pageSize: number };

/** A page of rows in wire format. */
export function presentPage<Row, Shown>(
  { rows, total }: { rows: readonly Row[]; total: number },
  { pageNum, pageSize }: Page,
  show: (row: Row) => Shown,
) {
  return pageOf(rows.map(show), total, { pageNum, pageSize });
}

export function presentReward(row: SeenReward): OutputOf<typeof listRewards>['page']['content'][number] {
  return {
    ...{ id: String(row.id), version: row.version, kind: row.kind, category: row.category },
    ...{ name: row.name, about: row.about, image: row.image },
    ...{ points: Number(row.points), amount: row.amount, pays: row.pays },
    ...{ needsAddress: row.needsAddress, left: Math.max(row.stock - row.taken, 0), memberCap: row.memberCap },
    ...{ taken: row.takenByMember, closesAt: row.closesAt?.toISOString() ?? null },
  };
}

export function presentCatalogueReward(row: RewardRow): OutputOf<typeof createReward> {
  return {
    ...{ id: String(row.id), version: row.version, taken: row.taken, updatedBy: row.updatedBy },
    updatedAt: row.updatedAt.toISOString(),
    draft: {
      ...{ kind: row.kind, category: row.category, name: row.name, about: row.about, image: row.image },
      points: Number(row.points),
      ...{ amount: row.amount, pays: row.pays, needsAddress: row.needsAddress, stock: row.stock },
      ...{ memberCap: row.memberCap, isListed: row.isListed, position: row.position },
      opensAt: row.opensAt?.toISOString() ?? null,
      closesAt: row.closesAt?.toISOString() ?? null,
    },
  };
}

/** A redemption as its member sees it. */
export function presentRedemption(row: RedemptionRow): OutputOf<typeof listRedemptions>['content'][number] {
  return {
    ...{ id: String(row.id), reference: referenceOf(row.id), kind: row.kind, name: row.name, image: row.image },
    ...{ quantity: row.quantity, unitPoints: Number(row.unitPoints), points: Number(row.points) },
    ...{ amount: row.amount, pays: row.pays, currency: row.currency, status: row.status, remark: row.remark },
    ...{ recipient: row.recipient, address: row.address, mobile: row.mobile },
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** The same as operators see it. */
export function presentOperatorRedemption(
  row: RedemptionRow,
): OutputOf<typeof listRedemptionQueue>['page']['content'][number] {
  return { ...presentRedemption(row), memberId: String(row.memberId), account: row.account, operator: row.operator };
}

export function presentEntry(row: PointsEntryRow): OutputOf<typeof listPointsDetails>['content'][number] {
  const isPlay = row.kind === 'earned' || row.kind === 'takenBack';
  return {
    ...{ version: String(row.version), kind: row.kind, amount: Number(row.amount) },
    ...{ reference: isPlay ? '' : row.ref, classify: isPlay ? classOf(row.ref) : null },
    ...{ balanceAfter: Number(row.balanceAfter), createdAt: row.createdAt.toISOString() },
  };
}

/** Version 0 where never set: no category earns points, and nothing is converted. */
export function presentSettings(
  row: PointsSettingsRow | undefined,
  currency: string,
): OutputOf<typeof getPointsSettings> {
  const { rates, ratioPoints, ratioAmount, ratioVersion, rules, version } = row ?? {
    ...{ rates: noPointsRates, ratioPoints: 100, ratioAmount: 0n, ratioVersion: 1, rules: {}, version: 0 },
  };
  return { currency, rates, ratioPoints, ratioAmount, ratioVersion, rules, version };
}
