import type { LocalTexts } from '@baize/contract/localText';
import type { campaignDraft, PromotionKind } from '@baize/contract';
import type * as z from 'zod/mini';

export type Draft = z.output<typeof campaignDraft>;
export type MissionGoal = NonNullable<Draft['mission']>;
/** What only some kinds ask for or give, each nothing in promotions of other kinds. */
export type Details = Pick<Draft, 'mission' | 'referral' | 'deposit' | 'loss' | 'rain' | 'freeRounds'>;
export type Texts = LocalTexts;

/** A prize of a raffle as it is kept; `stock` is what is left, nothing where there is no end of it. */
export type PrizeRow = {
  id: bigint;
  campaignId: bigint;
  position: number;
  name: Texts;
  amount: bigint;
  weight: number;
  stock: number | null;
};

/** Before its begin, under way, or over, by the database's clock. */
export type Window = 'before' | 'open' | 'over';

/** Whoever comes after so many brings so much. */
export type TierRow = { from: number; amount: bigint };

export type CampaignRow = {
  id: bigint;
  brandId: number;
  kind: PromotionKind;
  audience: Draft['audience'];
  audienceTag: string;
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
  /** Of the budget; nothing where there is none. */
  promised: bigint;
  /** Of a mission: what it asks for, as it stands in the contract, each nothing in promotions of other kinds. */
  missionPeriod: MissionGoal['period'] | null;
  missionFact: MissionGoal['fact'] | null;
  missionAmount: bigint | null;
  missionTimes: number | null;
  missionClassify: MissionGoal['classify'] | '';
  missionAfter: bigint | null;
  /** Of a referral. */
  referralTurnover: bigint | null;
  tierCounts: number[] | null;
  /** The driver gives the numbers of an array as they are written. */
  tierAmounts: string[] | null;
  /** Of the n-th deposit: which one. */
  depositNo: number | null;
  /** Of a share of a loss. */
  lossPeriod: NonNullable<Draft['loss']>['period'] | null;
  lossBelow: bigint | null;
  /** Of a pot: into how many shares it is cut, and how many nobody has taken yet. */
  rainShares: number | null;
  rainLeft: number | null;
  /** Of rounds instead of money. */
  freeVendorId: number | null;
  freeVassalage: string | null;
  freeGame: string | null;
  freeStake: bigint | null;
  freeRounds: number | null;
  version: number;
  updatedBy: string;
  updatedAt: Date;
  window: Window;
  /** Whether what was earned can still be claimed. */
  isClaimOpen: boolean;
};
