import type { Language } from '@baize/contract/languages';
import { localText, toldIn, type LocalTexts } from '@baize/contract/localText';
import type {
  application,
  campaign,
  getReferral,
  missionSummary,
  OutputOf,
  promotion,
  promotionReward,
} from '@baize/contract';
import { prizeOdds, roomOfDraw } from '@baize/maths/fairness/prizeOdds';
import type * as z from 'zod/mini';
import type { CampaignRow, MissionGoal, PrizeRow } from './CampaignRow.ts';
import type { ParticipationRow } from './ParticipationRow.ts';
import { detailsOf, EXPIRED, isUsedUp, openingOf, statusOf, tiersOf, type Done } from './rules.ts';
import type { DrawRow } from './store/draws.ts';
import type { RainRow } from './store/rains.ts';
import type { MissionWindow } from './windowOf.ts';

/** The requested language, and the brand's as fallback. */
export type Wanted = { language: Language | undefined; preset: string };

const termsOf = ({ amount, percentBps, cap, minimum, multiple, days }: CampaignRow) => ({
  ...{ amount, percentBps, cap, minimum, multiple, days },
});

type Beside = {
  prizes: readonly PrizeRow[];
  rain: RainRow | undefined;
  /** The game of free rounds, by language. */
  game: LocalTexts | undefined;
};

/** A promotion in its public form, a raffle with its current odds; remaining stock is internal. */
export function presentPromotion(
  row: CampaignRow,
  { prizes, rain, game }: Beside,
  { language, preset }: Wanted,
): z.output<typeof promotion> {
  const told = toldIn(row.title, language, preset);
  const { deposit, loss, freeRounds } = detailsOf(row);
  const odds = prizeOdds(prizes, roomOfDraw(row));
  return {
    ...{ id: String(row.id), kind: row.kind, audience: row.audience, image: row.image, currency: row.currency },
    ...{ title: row.title[told] ?? '', summary: row.summary[told] ?? '', content: row.content[told] ?? '' },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    status: openingOf(row),
    isUsedUp: isUsedUp(row),
    terms: termsOf(row),
    claimDays: row.claimDays,
    prizes: prizes.map((prize, at) => ({
      name: prize.name[toldIn(prize.name, language, preset)] ?? '',
      ...{ amount: prize.amount, weight: odds.weights[at] ?? 0, of: odds.of },
    })),
    ...{ deposit, loss },
    rain: rain ? { shares: rain.shares, left: row.rainLeft ?? 0, commitment: rain.commitment, seed: rain.seed } : null,
    freeRounds: freeRounds && {
      ...freeRounds,
      gameName: (game && localText(game, language ?? preset)) ?? freeRounds.gameCode,
    },
  };
}

/** Until when a reward can be claimed; null where there is nothing to claim, or an operator has to look first. */
export const claimByOf = ({ status, isHeld, claimBy }: ParticipationRow): string | null =>
  status === 'claim' && !isHeld ? (claimBy?.toISOString() ?? null) : null;

/** The public reason of an end, also of one that is not stored yet. */
const reasonOf = (row: ParticipationRow, campaign: CampaignRow): string =>
  row.status === 'claim' && statusOf(row, campaign) === 'closed' ? EXPIRED : row.publicReason;

/** A participation as its member sees it, without marks, flags and operators. */
export function presentReward(
  row: ParticipationRow,
  of: {
    campaign: CampaignRow;
    prizes: readonly PrizeRow[];
    draw: DrawRow | undefined;
    rain: RainRow | undefined;
  },
  { language, preset }: Wanted,
): z.output<typeof promotionReward> {
  const { campaign, draw, rain } = of;
  const prize = of.prizes.find(({ id }) => id === row.prizeId);
  const status = statusOf(row, campaign);
  return {
    id: String(row.id),
    promotionId: String(row.campaignId),
    kind: row.kind,
    title: campaign.title[toldIn(campaign.title, language, preset)] ?? '',
    status,
    amount: row.amount,
    currency: row.currency,
    multiple: campaign.multiple,
    days: campaign.days,
    prize: prize ? (prize.name[toldIn(prize.name, language, preset)] ?? '') : null,
    rounds: campaign.freeRounds,
    draw: draw
      ? {
          ...{ commitment: draw.commitment, seed: draw.seed, clientSeed: draw.clientSeed, nonce: String(row.id) },
          ...{ weights: draw.weights, place: draw.place },
        }
      : null,
    share:
      rain && row.place !== null
        ? {
            ...{ commitment: rain.commitment, seed: rain.seed, nonce: String(campaign.id), place: row.place },
            ...{ pot: campaign.amount, shares: rain.shares },
          }
        : null,
    isHeld: row.isHeld,
    publicReason: reasonOf(row, campaign),
    claimBy: status === 'claim' ? claimByOf(row) : null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Mission = z.output<typeof missionSummary>['missions'][number];
type Standing = Pick<Mission, 'status' | 'isHeld'> & { goal: MissionGoal; done: Done; window: MissionWindow };

/** A mission as its member sees it, with progress capped at the goal. */
export function presentMission(
  row: CampaignRow,
  { goal, done, window, status, isHeld }: Standing,
  { language, preset }: Wanted,
): Mission {
  const told = toldIn(row.title, language, preset);
  return {
    ...{ id: String(row.id), title: row.title[told] ?? '', summary: row.summary[told] ?? '', goal, status, isHeld },
    doneAmount: done.amount < goal.amount ? done.amount : goal.amount,
    doneTimes: Math.min(done.times, goal.times),
    ...{ reward: row.amount, currency: row.currency, multiple: row.multiple, days: row.days },
    endsAt: window.endsAt?.toISOString() ?? null,
  };
}

/** Reward and condition of a referral. */
export function presentReferralTerms(row: CampaignRow): NonNullable<OutputOf<typeof getReferral>['terms']> {
  const { minimum, multiple, days, referralTurnover } = row;
  return {
    ...{ promotionId: String(row.id), turnover: referralTurnover ?? 0n, tiers: tiersOf(row), minimum, multiple, days },
    endsAt: row.endsAt?.toISOString() ?? null,
  };
}

/** A promotion as it is configured, with its results. */
export function presentCampaign(
  row: CampaignRow,
  prizes: readonly PrizeRow[],
  sums: { members: number; held: number; paid: bigint } | undefined,
): z.output<typeof campaign> {
  return {
    ...{ id: String(row.id), version: row.version, kind: row.kind, audience: row.audience, currency: row.currency },
    audienceTag: row.audienceTag,
    segmentId: row.segmentId?.toString() ?? null,
    ...{ title: row.title, summary: row.summary, content: row.content, image: row.image },
    ...{ position: row.position, isShown: row.isShown },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    terms: termsOf(row),
    claimDays: row.claimDays,
    ...{ perDevice: row.perDevice, perNetwork: row.perNetwork, perPayee: row.perPayee },
    ...{ budget: row.budget, memberCap: row.memberCap, promised: row.promised },
    prizes: prizes.map(({ name, amount, weight, stock }) => ({ name, amount, weight, stock })),
    ...detailsOf(row),
    ...{ members: sums?.members ?? 0, held: sums?.held ?? 0, paid: sums?.paid ?? 0n },
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: row.updatedBy,
  };
}

/** A participation as operators see it. */
export function presentApplication(
  row: ParticipationRow,
  campaign: CampaignRow,
  images: number,
  preset: string,
): z.output<typeof application> {
  return {
    ...{ id: String(row.id), promotionId: String(row.campaignId), kind: row.kind },
    title: campaign.title[toldIn(campaign.title, undefined, preset)] ?? '',
    ...{ memberId: String(row.memberId), account: row.account, status: statusOf(row, campaign) },
    ...{ amount: row.amount, most: campaign.amount, currency: row.currency, remark: row.remark, images },
    ...{ flags: row.flags, isHeld: row.isHeld, publicReason: reasonOf(row, campaign), reason: row.reason },
    claimBy: claimByOf(row),
    actedBy: row.actedBy,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
