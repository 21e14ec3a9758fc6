import type { LocalTexts } from '@baize/contract/localText';
import type { campaignDraft, PromotionKind } from '@baize/contract';
import type * as z from 'zod/mini';

export type Draft = z.output<typeof campaignDraft>;
export type MissionGoal = NonNullable<Draft['mission']>;
/** Details of certain kinds, each null for other kinds. */
export type Details = Pick<Draft, 'mission' | 'referral' | 'deposit' | 'loss' | 'rain' | 'freeRounds'>;
export type Texts = LocalTexts;

/** A prize of a raffle as stored; `stock` is what is left, null for unlimited. */
export type PrizeRow = {
  id: bigint;
  campaignId: bigint;
  position: number;
  name: Texts;
  amount: bigint;
  weight: number;
  stock: number | null;
};

/** Before its start, open, or over, by the database's clock. */
export type Window = 'before' | 'open' | 'over';

/** The reward for each referral from a position on. */
export type TierRow = { from: number; amount: bigint };

export type CampaignRow = {
  id: bigint;
  brandId: number;
  kind: PromotionKind;
  audience: Draft['audience'];
  audienceTag: string;
  segmentId: bigint | null;
  title: Texts;
  summary: Texts;
  content: Texts;
  image: string;
  position: number;
  isShown: boolean;
  startsAt: Date;
  endsAt: Date | null;
  currency: string;
  amount: bigint;
  percentBps: number;
  cap: bigint;
  minimum: bigint;
  multiple: number;
  days: number;
  perDevice: number;
  perNetwork: number;
  perPayee: number;
  budget: bigint | null;
  memberCap: bigint | null;
  /** The used part of the budget; null without a budget. */
  promised: bigint;
  /** Missions: the goal as in the contract; null for other kinds. */
  missionPeriod: MissionGoal['period'] | null;
  missionFact: MissionGoal['fact'] | null;
  missionAmount: bigint | null;
  missionTimes: number | null;
  missionClassify: MissionGoal['classify'] | '';
  missionAfter: bigint | null;
  /** Referrals only. */
  referralTurnover: bigint | null;
  tierCounts: number[] | null;
  /** The driver returns numeric array elements as strings. */
  tierAmounts: string[] | null;
  /** Deposit bonuses only: which deposit. */
  depositNo: number | null;
  /** Cash-back and loss rescue only. */
  lossPeriod: NonNullable<Draft['loss']>['period'] | null;
  lossBelow: bigint | null;
  /** Rain only: the number of shares, and the untaken ones. */
  rainShares: number | null;
  rainLeft: number | null;
  /** Free rounds only. */
  freeVendorId: number | null;
  freeVassalage: string | null;
  freeGame: string | null;
  freeStake: bigint | null;
  freeRounds: number | null;
  version: number;
  updatedBy: string;
  updatedAt: Date;
  window: Window;
  /** Days for claiming a reward after the end, or without one after it became claimable. */
  claimDays: number;
  /** Whether that time is not over yet, or never begins for all. */
  isClaimOpen: boolean;
};
