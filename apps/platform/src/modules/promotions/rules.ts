import { languageCodes, MAX_IMAGES, MAX_REMARK, MAX_ZALO_BONUS } from '@baize/contract';
import { isSaid, toldIn } from '@baize/contract/localText';
import { isCuttable } from '@baize/maths/fairness/cutPot';
import type { CampaignRow, Details, Draft, MissionGoal, PrizeRow, TierRow } from './CampaignRow.ts';
import type { Flag, KeptStatus, ParticipationRow } from './ParticipationRow.ts';

/** The reason of a participation that was closed because the budget is used up. */
export const USED_UP = 'budget_used_up';

/** The reason of a participation whose reward was not claimed in time. */
export const EXPIRED = 'claim_expired';

/** Kinds with a fixed amount, or a pot. */
const isOfAmount = new Set<Draft['kind']>(['signUp', 'zaloBinding', 'application', 'mission', 'rain']);
/** Kinds with a share of a deposit or of a loss. */
const isOfShare = new Set<Draft['kind']>(['firstDeposit', 'nthDeposit', 'reloadDeposit', 'cashBack', 'lossRescue']);
/** Other kinds with an optional minimum. */
const hasMinimum = new Set<Draft['kind']>(['raffle', 'freeRounds', 'referral']);
/** 100 %, in 1/10,000. */
const WHOLE_BPS = 10_000;

/** Kinds with a share of a period's losses, with one participation per period. */
export const isOfLoss = (kind: Draft['kind']): kind is 'cashBack' | 'lossRescue' =>
  kind === 'cashBack' || kind === 'lossRescue';

/** The first invalid field by name; undefined if the promotion is valid. */
export function faultOf(draft: Draft): string | undefined {
  const { kind, terms, prizes, startsAt, endsAt, image } = draft;
  const isShare = isOfShare.has(kind);
  if (!isSaid(draft.title)) return 'title';
  if (/\.\.|\/\//.test(image)) return 'image';
  if ((draft.audience === 'tagged') !== (draft.audienceTag !== '')) return 'audienceTag';
  if ((draft.audience === 'segment') !== (draft.segmentId !== null)) return 'segmentId';
  if (endsAt !== null && Date.parse(startsAt) >= Date.parse(endsAt)) return 'endsAt';
  if (terms.amount > 0n !== isOfAmount.has(kind)) return 'amount';
  if (kind === 'zaloBinding' && terms.amount > MAX_ZALO_BONUS) return 'amount';
  if (terms.percentBps > 0 !== isShare) return 'percentBps';
  if (terms.cap > 0n !== isShare) return 'cap';
  if (terms.minimum > 0n && !isShare && !hasMinimum.has(kind)) return 'minimum';
  const faulty = faultOfGoal(draft) ?? faultOfDetails(draft);
  if (faulty !== undefined) return faulty;
  if (prizes.length > 0 !== (kind === 'raffle')) return 'prizes';
  const isPrize = (prize: Draft['prizes'][number]): boolean =>
    isSaid(prize.name) && (prize.stock === null || prize.amount > 0n);
  if (!prizes.every(isPrize)) return 'prizes';
  // If everything else is out of stock there is still a prize to draw, which is free where money is limited.
  const isBounded = draft.budget !== null || draft.memberCap !== null;
  const isLast = ({ stock, amount }: Draft['prizes'][number]): boolean => stock === null && !(isBounded && amount > 0n);
  return kind === 'raffle' && !prizes.some(isLast) ? 'prizes' : undefined;
}

/** The first invalid detail of a kind. */
function faultOfDetails({ kind, terms, endsAt, budget, memberCap, ...draft }: Draft): string | undefined {
  const { deposit, loss, rain, freeRounds } = draft;
  if ((kind === 'nthDeposit') !== (deposit !== null)) return 'depositNo';
  if (isOfLoss(kind) !== (loss !== null)) return 'lossPeriod';
  if (loss && terms.percentBps > WHOLE_BPS) return 'percentBps';
  if (loss && (kind === 'lossRescue') !== loss.below > 0n) return 'below';
  if ((kind === 'rain') !== (rain !== null)) return 'shares';
  if (rain) {
    if (!isCuttable(terms.amount, rain.shares)) return 'shares';
    // Its seed is revealed with its end, and the pot is its budget.
    if (endsAt === null) return 'endsAt';
    if (budget !== null || memberCap !== null) return 'budget';
  }
  if ((kind === 'freeRounds') !== (freeRounds !== null)) return 'freeRounds';
  if (!freeRounds) return undefined;
  // Wins of free rounds are paid at once without a review: the total has to be limited.
  if (terms.multiple > 0) return 'multiple';
  return budget === null || budget < worthOf(freeRounds) ? 'budget' : undefined;
}

/** The first invalid field of a mission's goal or a referral's terms. */
function faultOfGoal({ kind, terms, mission, referral }: Draft): string | undefined {
  if ((kind === 'mission') !== (mission !== null)) return 'mission';
  if ((kind === 'referral') !== (referral !== null)) return 'referral';
  if (mission) {
    if (mission.amount > 0n !== (mission.fact !== 'checkIn')) return 'goalAmount';
    if (mission.times > 0 !== (mission.fact === 'checkIn')) return 'goalTimes';
    // A day has one check-in, a week seven: more could never be met.
    const most = { day: 1, week: 7, once: Infinity }[mission.period];
    if (mission.times > most) return 'goalTimes';
    if (mission.classify !== null && mission.fact !== 'validBet') return 'classify';
  }
  if (!referral) return undefined;
  const { tiers, turnover } = referral;
  const isRising = tiers.every(({ from, amount }, at) => {
    const before = tiers[at - 1];
    return amount > 0n && (before === undefined ? from === 1 : from > before.from);
  });
  if (!isRising) return 'tiers';
  // A referral needs some condition.
  return terms.minimum === 0n && turnover === 0n ? 'minimum' : undefined;
}

/** The total stake of free rounds. */
export const worthOf = ({ stake, rounds }: { stake: bigint; rounds: number }): bigint => stake * BigInt(rounds);

/** The details of a kind as in the contract. */
export function detailsOf(row: CampaignRow): Details {
  const { depositNo, lossPeriod, lossBelow, rainShares, freeVassalage, freeGame, freeStake, freeRounds } = row;
  const isFree = freeVassalage !== null && freeGame !== null && freeStake !== null && freeRounds !== null;
  return {
    mission: goalOf(row) ?? null,
    referral: row.referralTurnover === null ? null : { turnover: row.referralTurnover, tiers: tiersOf(row) },
    deposit: depositNo === null ? null : { no: depositNo },
    loss: lossPeriod === null || lossBelow === null ? null : { period: lossPeriod, below: lossBelow },
    rain: rainShares === null ? null : { shares: rainShares },
    freeRounds: isFree ? { vassalage: freeVassalage, gameCode: freeGame, stake: freeStake, rounds: freeRounds } : null,
  };
}

/** The goal of a mission; undefined for other kinds. */
export function goalOf(row: CampaignRow): MissionGoal | undefined {
  const { missionPeriod: period, missionFact: fact, missionAmount: amount, missionTimes: times } = row;
  if (period === null || fact === null || amount === null || times === null) return undefined;
  const after = row.missionAfter === null ? null : String(row.missionAfter);
  return { period, fact, amount, times, classify: row.missionClassify === '' ? null : row.missionClassify, after };
}

export type Done = Readonly<{ amount: bigint; times: number }>;

export function isDone(goal: MissionGoal, done: Done): boolean {
  return goal.fact === 'checkIn' ? done.times >= goal.times : done.amount >= goal.amount;
}

/** The tiers of a referral, ascending; empty for other kinds. */
export function tiersOf({ tierCounts, tierAmounts }: Pick<CampaignRow, 'tierCounts' | 'tierAmounts'>): TierRow[] {
  return (tierCounts ?? []).map((from, at) => ({ from, amount: BigInt(tierAmounts?.[at] ?? 0) }));
}

/** The reward of the `place`th referral. */
export function rewardAt(tiers: readonly TierRow[], place: number): bigint {
  return tiers.findLast(({ from }) => from <= place)?.amount ?? 0n;
}

/** A share of a deposit or of a loss, truncated to whole hundredths and capped. */
export function bonusOn(sum: bigint, { percentBps, cap }: Pick<CampaignRow, 'percentBps' | 'cap'>): bigint {
  const share = (sum * BigInt(percentBps)) / 10_000n;
  const whole = share - (share % 1_000n);
  return whole < cap ? whole : cap;
}

/** Why an application is invalid; an astral character counts once. */
export function faultOfApplication(
  remark: string,
  images: number,
): 'remark_too_long' | 'images_too_many' | 'field_required' | undefined {
  if ([...remark].length > MAX_REMARK) return 'remark_too_long';
  if (images > MAX_IMAGES) return 'images_too_many';
  return remark === '' && images === 0 ? 'field_required' : undefined;
}

export type Mark = { kind: Flag; mark: string };

/** Marks shared by more members than allowed; a Zalo account belongs to one person. */
export function flagsOf(
  campaign: Pick<CampaignRow, 'perDevice' | 'perNetwork' | 'perPayee'>,
  seen: readonly { kind: Flag; others: number }[],
): Flag[] {
  const most = { device: campaign.perDevice, network: campaign.perNetwork, payee: campaign.perPayee, zalo: 1 };
  return [...new Set(seen.filter(({ kind, others }) => others >= most[kind]).map(({ kind }) => kind))].sort();
}

/** The effective status: unmet and unclaimed participations are closed after the end, even before that is stored. */
export function statusOf(
  { status, isHeld, kind, isInTime }: Pick<ParticipationRow, 'status' | 'isHeld' | 'kind' | 'isInTime'>,
  { window, isClaimOpen }: Pick<CampaignRow, 'window' | 'isClaimOpen'>,
): KeptStatus {
  // A loss is known once its rounds are settled, possibly after the end.
  const isLate = isOfLoss(kind) ? !isClaimOpen : window === 'over';
  if (status === 'signedUp' && isLate) return 'closed';
  return status === 'claim' && !isHeld && !isInTime ? 'closed' : status;
}

/** Where play counts, a look comes again after this share of the time that has passed, within these bounds. */
const LOOK_SHARE = 1_000;
const [SOONEST_MS, LATEST_MS] = [10_000, 600_000];

/**
 * When the condition of a participation that is still open is looked at again; null if nothing can meet it. Deposits and
 * profiles have it looked at when they change, so without them only the promotion's end is worth a look.
 */
export function nextLook(
  { kind, createdAt, countsUntil }: Pick<ParticipationRow, 'kind' | 'createdAt' | 'countsUntil'>,
  { endsAt, referralTurnover }: Pick<CampaignRow, 'endsAt' | 'referralTurnover'>,
  now: Date,
): Date | null {
  if (kind === 'mission' || kind === 'application') return null;
  // Cash-back is due at the end of its period, and waits then for rounds that are still open.
  if (kind === 'cashBack' && countsUntil !== null && countsUntil > now) return countsUntil;
  const since = kind === 'cashBack' ? (countsUntil ?? createdAt) : createdAt;
  const share = (now.getTime() - since.getTime()) / LOOK_SHARE;
  const again = new Date(now.getTime() + Math.min(Math.max(share, SOONEST_MS), LATEST_MS));
  const isOfPlay = isOfLoss(kind) || (kind === 'referral' && (referralTurnover ?? 0n) > 0n);
  if (!isOfPlay) return endsAt !== null && endsAt <= now ? again : endsAt;
  return endsAt !== null && endsAt > now && endsAt < again ? endsAt : again;
}

/** Whether the budget is used up, even if its window is open. */
export function isUsedUp({
  budget,
  promised,
  kind,
  amount,
  rainLeft,
  freeStake,
  freeRounds,
}: Pick<CampaignRow, 'budget' | 'promised' | 'kind' | 'amount' | 'rainLeft' | 'freeStake' | 'freeRounds'>): boolean {
  if (kind === 'rain') return rainLeft === 0;
  // A fixed reward needs its full amount; a raffle continues with blanks.
  const isWhole = kind === 'signUp' || kind === 'zaloBinding' || kind === 'mission';
  const least = isWhole
    ? amount
    : kind === 'freeRounds'
      ? worthOf({ stake: freeStake ?? 1n, rounds: freeRounds ?? 1 })
      : 1n;
  return budget !== null && kind !== 'raffle' && budget - promised < least;
}

/** What a campaign is to somebody without a part in it: its window, and `closed` once its budget is used up. */
export function openingOf(campaign: CampaignRow): 'comingSoon' | 'join' | 'closed' {
  if (campaign.window === 'over' || isUsedUp(campaign)) return 'closed';
  return campaign.window === 'before' ? 'comingSoon' : 'join';
}

/** The title of a promotion's bonus, which needs three characters at least. */
export function titleOf({ id, title }: Pick<CampaignRow, 'id' | 'title'>, preset: string): string {
  const words = (title[toldIn(title, undefined, preset)] ?? '').trim().slice(0, 80);
  return words.length >= 3 ? words : `${words} · ${id}`;
}

/** Whether a draft has the same terms; only texts, position, a later end and more days for claiming may differ. */
export function isSamePromise(draft: Draft, row: CampaignRow, prizes: readonly PrizeRow[]): boolean {
  const { terms } = draft;
  const isSame =
    draft.audience === row.audience &&
    draft.audienceTag === row.audienceTag &&
    draft.segmentId === (row.segmentId?.toString() ?? null) &&
    Date.parse(draft.startsAt) === row.startsAt.getTime() &&
    terms.amount === row.amount &&
    terms.percentBps === row.percentBps &&
    terms.cap === row.cap &&
    terms.minimum === row.minimum &&
    terms.multiple === row.multiple &&
    terms.days === row.days &&
    draft.claimDays >= row.claimDays;
  if (!isSame || !isSameGoal(draft, row) || !isSameDetail(draft, row) || draft.prizes.length !== prizes.length)
    return false;
  // The seed of a pot is revealed with its end, so that cannot be postponed.
  if (row.kind === 'rain' && Date.parse(draft.endsAt ?? '') !== row.endsAt?.getTime()) return false;
  const endsLater = draft.endsAt === null || (row.endsAt !== null && Date.parse(draft.endsAt) >= row.endsAt.getTime());
  // Remaining stock changes by draws, so it is not compared.
  const isSamePrize = (prize: Draft['prizes'][number], at: number): boolean => {
    const kept = prizes[at];
    const names = languageCodes.every((code) => (prize.name[code] ?? '') === (kept?.name[code] ?? ''));
    const stock = (prize.stock === null) === (kept?.stock === null);
    return names && stock && prize.amount === kept?.amount && prize.weight === kept.weight;
  };
  return endsLater && draft.prizes.every(isSamePrize);
}

function isSameGoal({ mission, referral }: Draft, row: CampaignRow): boolean {
  const goal = goalOf(row);
  const isSameMission =
    mission?.period === goal?.period &&
    mission?.fact === goal?.fact &&
    mission?.amount === goal?.amount &&
    mission?.times === goal?.times &&
    mission?.classify === goal?.classify &&
    mission?.after === goal?.after;
  const tiers = tiersOf(row);
  const told = referral?.tiers ?? [];
  const isSameTier = (tier: TierRow, at: number): boolean =>
    tier.from === tiers[at]?.from && tier.amount === tiers[at]?.amount;
  const isSameTurnover = (referral?.turnover ?? null) === row.referralTurnover;
  return isSameMission && isSameTurnover && told.length === tiers.length && told.every(isSameTier);
}

function isSameDetail({ deposit, loss, rain, freeRounds }: Draft, row: CampaignRow): boolean {
  const kept = detailsOf(row);
  return (
    deposit?.no === kept.deposit?.no &&
    loss?.period === kept.loss?.period &&
    loss?.below === kept.loss?.below &&
    rain?.shares === kept.rain?.shares &&
    freeRounds?.vassalage === kept.freeRounds?.vassalage &&
    freeRounds?.gameCode === kept.freeRounds?.gameCode &&
    freeRounds?.stake === kept.freeRounds?.stake &&
    freeRounds?.rounds === kept.freeRounds?.rounds
  );
}

/** `deposits`: number of credited deposits. `tags`: the member's tags. `segments`: those asked for that he is in. */
export type Person = Readonly<{
  openedAt: Date;
  deposits: number;
  hasZaloBonus: boolean;
  tags: readonly string[];
  segments: ReadonlySet<bigint>;
}>;

/** Whether a member belongs to the audience, apart from the time. */
export function isMeantFor(
  {
    audience,
    audienceTag,
    segmentId,
    kind,
    startsAt,
    depositNo,
  }: Pick<CampaignRow, 'audience' | 'audienceTag' | 'segmentId' | 'kind' | 'startsAt' | 'depositNo'>,
  { openedAt, deposits, hasZaloBonus, tags, segments }: Person,
): boolean {
  if (audience === 'newMembers' && openedAt < startsAt) return false;
  if (kind === 'zaloBinding' && hasZaloBonus) return false;
  if (audience === 'depositors' && deposits === 0) return false;
  if (audience === 'tagged' && !tags.some((tag) => tag.toLowerCase() === audienceTag.toLowerCase())) return false;
  if (segmentId !== null && !segments.has(segmentId)) return false;
  // Members past the deposit in question cannot qualify any more.
  const coming = kind === 'firstDeposit' ? 1 : kind === 'nthDeposit' ? depositNo : null;
  return coming === null || deposits < coming;
}
