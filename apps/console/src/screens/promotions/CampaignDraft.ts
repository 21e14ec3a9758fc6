import { inEveryLanguage } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';
import { formatAmount, parseAmount } from '@baize/maths';
import { prizeOdds, roomOfDraw, type PrizeOdds } from '@baize/maths/fairness/prizeOdds';
import { CLAIM_DAYS, type createCampaign, type InputOf } from '@baize/contract';
import type { Campaign, MissionGoal } from './Campaign.ts';

type Texts = LocalTexts;

/** A promotion as it is being written: numbers are still what was typed. */
export type CampaignDraft = Pick<
  Campaign,
  'kind' | 'audience' | 'audienceTag' | 'segmentId' | 'image' | 'isShown' | 'startsAt' | 'endsAt'
> & {
  title: Texts;
  summary: Texts;
  content: Texts;
  numbers: Record<NumberField, string>;
  prizes: { name: Texts; amount: string; weight: string; stock: string }[];
  /** Of a mission; its numbers stand with the others. */
  goal: Pick<MissionGoal, 'period' | 'fact' | 'classify' | 'after'>;
  /** Of a referral. */
  tiers: { from: string; amount: string }[];
  /** Of a share of losses. */
  lossPeriod: NonNullable<Campaign['loss']>['period'];
  /** Of rounds instead of money: `<vassalage> <game code>`, and the stake as it is typed. */
  free: { game: string; stake: string };
};

/** Empty is endless, not nothing. */
type BoundField = 'budget' | 'memberCap';
type MoneyField = 'amount' | 'cap' | 'minimum' | 'goalAmount' | 'turnover' | 'below';
export type NumberField =
  | MoneyField
  | BoundField
  | 'goalTimes'
  | 'depositNo'
  | 'shares'
  | 'rounds'
  | 'percent'
  | 'multiple'
  | 'days'
  | 'claimDays'
  | 'perDevice'
  | 'perNetwork'
  | 'perPayee'
  | 'position';

const nothing: Texts = inEveryLanguage(() => '');

/** The fields of the terms that a kind has; what a mission asks for in figures depends on what counts. */
const termsOfKind: Record<Campaign['kind'], readonly NumberField[]> = {
  signUp: ['amount'],
  zaloBinding: ['amount'],
  application: ['amount'],
  nthDeposit: ['depositNo', 'percent', 'cap', 'minimum'],
  cashBack: ['percent', 'cap', 'minimum'],
  lossRescue: ['percent', 'cap', 'minimum', 'below'],
  rain: ['amount', 'shares'],
  freeRounds: ['rounds', 'minimum'],
  firstDeposit: ['percent', 'cap', 'minimum'],
  reloadDeposit: ['percent', 'cap', 'minimum'],
  raffle: ['minimum'],
  mission: ['amount'],
  referral: ['minimum', 'turnover'],
};

export function termsOf({ kind, goal }: Pick<CampaignDraft, 'kind' | 'goal'>): readonly NumberField[] {
  if (kind !== 'mission') return termsOfKind[kind];
  return [goal.fact === 'checkIn' ? 'goalTimes' : 'goalAmount', ...termsOfKind.mission];
}

export function emptyCampaign(position: number, now: string): CampaignDraft {
  return {
    ...{
      kind: 'signUp',
      audience: 'everybody',
      audienceTag: '',
      segmentId: null,
      image: '',
      isShown: false,
      startsAt: now,
      endsAt: null,
    },
    ...{ title: nothing, summary: nothing, content: nothing, prizes: [] },
    ...{ goal: { period: 'day', fact: 'validBet', classify: null, after: null }, tiers: [{ from: '1', amount: '' }] },
    ...{ lossPeriod: 'week', free: { game: '', stake: '' } },
    numbers: {
      ...{ amount: '', cap: '', minimum: '', percent: '', goalAmount: '', goalTimes: '', turnover: '' },
      ...{ budget: '', memberCap: '', depositNo: '2', shares: '', rounds: '10', below: '' },
      ...{ multiple: '5', days: '7', claimDays: String(CLAIM_DAYS) },
      ...{ perDevice: '1', perNetwork: '5', perPayee: '1', position: String(position) },
    },
  };
}

export function draftOfCampaign(campaign: Campaign): CampaignDraft {
  const { kind, audience, image, isShown, startsAt, endsAt, title, summary, content, terms, prizes } = campaign;
  const { audienceTag, segmentId, mission, referral, deposit, loss, rain, freeRounds } = campaign;
  return {
    ...{ audienceTag, segmentId },
    ...{ kind, audience, image, isShown, startsAt, endsAt, title, summary, content },
    numbers: {
      ...{ amount: formatAmount(terms.amount), cap: formatAmount(terms.cap), minimum: formatAmount(terms.minimum) },
      ...{ percent: String(terms.percentBps / 100), multiple: String(terms.multiple), days: String(terms.days) },
      ...{ perDevice: String(campaign.perDevice), perNetwork: String(campaign.perNetwork) },
      ...{ perPayee: String(campaign.perPayee), position: String(campaign.position) },
      claimDays: String(campaign.claimDays),
      budget: campaign.budget === null ? '' : formatAmount(campaign.budget),
      memberCap: campaign.memberCap === null ? '' : formatAmount(campaign.memberCap),
      goalAmount: mission === null ? '' : formatAmount(mission.amount),
      goalTimes: mission === null ? '' : String(mission.times),
      turnover: referral === null ? '' : formatAmount(referral.turnover),
      depositNo: deposit === null ? '' : String(deposit.no),
      below: loss === null ? '' : formatAmount(loss.below),
      shares: rain === null ? '' : String(rain.shares),
      rounds: freeRounds === null ? '' : String(freeRounds.rounds),
    },
    lossPeriod: loss?.period ?? 'week',
    free:
      freeRounds === null
        ? { game: '', stake: '' }
        : { game: `${freeRounds.vassalage} ${freeRounds.gameCode}`, stake: formatAmount(freeRounds.stake) },
    goal: mission ?? { period: 'day', fact: 'validBet', classify: null, after: null },
    tiers: referral?.tiers.map(({ from, amount }) => ({ from: String(from), amount: formatAmount(amount) })) ?? [],
    prizes: prizes.map(({ name, amount, weight, stock }) => ({
      ...{ name, amount: formatAmount(amount), weight: String(weight), stock: stock === null ? '' : String(stock) },
    })),
  };
}

const NOTHING = 0n;
const whole = (text: string): number | undefined => (/^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined);
/** An amount as it is typed, nothing typed being nothing; undefined where it is no amount. */
export const unitsOf = (text: string): bigint | undefined => (text.trim() === '' ? 0n : parseAmount(text.trim()));

/** A bound as it is typed, nothing typed being no bound; undefined where it is no amount. */
function boundOf(text: string): bigint | null | undefined {
  const most = text.trim() === '' ? null : parseAmount(text.trim());
  return most === NOTHING ? undefined : most;
}

/**
 * The odds of a raffle with the numbers as they are typed, where some of its budget is promised already; undefined while
 * one of the numbers cannot be read, or nothing can be drawn.
 */
export function oddsOf({ prizes, numbers }: CampaignDraft, promised: bigint): PrizeOdds | undefined {
  const read = prizes.map(readPrize);
  const known = read.filter((prize) => prize !== undefined);
  const [budget, memberCap] = [boundOf(numbers.budget), boundOf(numbers.memberCap)];
  if (known.length < read.length || budget === undefined || memberCap === undefined) return undefined;
  const odds = prizeOdds(known, roomOfDraw({ budget, promised, memberCap }));
  return odds.of === 0 ? undefined : odds;
}

/** What is sent, or the first field that is no number; what does not belong to the kind is nothing. */
export function readCampaign(draft: CampaignDraft): InputOf<typeof createCampaign> | string {
  const { numbers, kind, prizes, goal, tiers, lossPeriod, free, ...words } = draft;
  const has = (field: NumberField): boolean => termsOf(draft).includes(field);
  const money = (field: MoneyField): bigint | undefined => (has(field) ? unitsOf(numbers[field]) : 0n);
  const [amount, cap, minimum] = [money('amount'), money('cap'), money('minimum')];
  const percent = has('percent') ? /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(numbers.percent.trim()) : ['', '0', ''];
  if (amount === undefined) return 'amount';
  if (percent === null) return 'percent';
  if (cap === undefined) return 'cap';
  if (minimum === undefined) return 'minimum';
  const [multiple, days] = [kind === 'freeRounds' ? 0 : whole(numbers.multiple), whole(numbers.days)];
  if (multiple === undefined || multiple > 100) return 'multiple';
  if (days === undefined || days < 1 || days > 90) return 'days';
  const claimDays = whole(numbers.claimDays);
  if (claimDays === undefined || claimDays < 1 || claimDays > 365) return 'claimDays';
  const [perDevice, perNetwork, perPayee] = [
    whole(numbers.perDevice),
    whole(numbers.perNetwork),
    whole(numbers.perPayee),
  ];
  if (!perDevice || perDevice > 1_000_000) return 'perDevice';
  if (!perNetwork || perNetwork > 1_000_000) return 'perNetwork';
  if (!perPayee || perPayee > 1_000_000) return 'perPayee';
  const position = whole(numbers.position);
  if (position === undefined || position > 10_000) return 'position';
  const bound = (field: BoundField): bigint | null | undefined => boundOf(numbers[field]);
  // A pot is its own budget.
  const [budget, memberCap] = kind === 'rain' ? [null, null] : [bound('budget'), bound('memberCap')];
  if (budget === undefined) return 'budget';
  if (memberCap === undefined) return 'memberCap';
  const read = kind === 'raffle' ? prizes.map(readPrize) : [];
  const known = read.filter((prize) => prize !== undefined);
  if (known.length < read.length) return 'prizes';
  const [goalAmount, turnover] = [money('goalAmount'), money('turnover')];
  if (goalAmount === undefined) return 'goalAmount';
  if (turnover === undefined) return 'turnover';
  const times = has('goalTimes') ? whole(numbers.goalTimes) : 0;
  if (times === undefined || times > 1_000) return 'goalTimes';
  const { period, fact, classify, after } = goal;
  const category = fact === 'validBet' ? classify : null;
  const paid = kind === 'referral' ? tiers.map(readTier) : [];
  const rising = paid.filter((tier) => tier !== undefined);
  if (rising.length < paid.length) return 'tiers';
  const count = (field: 'depositNo' | 'shares' | 'rounds', least: number, most: number): number | null | undefined => {
    if (!has(field)) return null;
    const number = whole(numbers[field]);
    return number !== undefined && number >= least && number <= most ? number : undefined;
  };
  const [no, shares, rounds] = [count('depositNo', 2, 100), count('shares', 1, 500), count('rounds', 1, 100)];
  if (no === undefined) return 'depositNo';
  if (shares === undefined) return 'shares';
  if (rounds === undefined) return 'rounds';
  const [below, stake] = [money('below'), unitsOf(free.stake)];
  if (below === undefined) return 'below';
  const [vassalage = '', gameCode = ''] = free.game.split(' ');
  if (rounds !== null && (gameCode === '' || stake === undefined || stake === NOTHING)) return 'freeRounds';
  const percentBps = Number(percent[1]) * 100 + Number((percent[2] ?? '').padEnd(2, '0'));
  return {
    ...words,
    audienceTag: words.audience === 'tagged' ? words.audienceTag.trim() : '',
    segmentId: words.audience === 'segment' ? words.segmentId : null,
    ...{ kind, position, perDevice, perNetwork, perPayee, claimDays, budget, memberCap, prizes: known },
    terms: { amount, percentBps, cap, minimum, multiple, days },
    mission: kind === 'mission' ? { period, fact, amount: goalAmount, times, classify: category, after } : null,
    referral: kind === 'referral' ? { turnover, tiers: rising } : null,
    deposit: no === null ? null : { no },
    loss: kind === 'cashBack' || kind === 'lossRescue' ? { period: lossPeriod, below } : null,
    rain: shares === null ? null : { shares },
    freeRounds: rounds === null || stake === undefined ? null : { vassalage, gameCode, stake, rounds },
  };
}

function readTier({ from, amount }: CampaignDraft['tiers'][number]) {
  const [place, money] = [whole(from), unitsOf(amount)];
  return place === undefined || place < 1 || money === undefined ? undefined : { from: place, amount: money };
}

function readPrize({ name, amount, weight, stock }: CampaignDraft['prizes'][number]) {
  const [money, share, left] = [unitsOf(amount), whole(weight), stock.trim() === '' ? null : whole(stock)];
  if (money === undefined || !share || share > 1_000_000 || left === undefined) return undefined;
  return { name, amount: money, weight: share, stock: left };
}
