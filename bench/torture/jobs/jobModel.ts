import type { ModelFact } from './ModelFact.ts';
import { netOf, type ModelBooking, type ModelFormula, type ModelNet } from './netOf.ts';
import type { RebateModel } from './rebateModel.ts';

/** The one game whose business day begins at two in the morning. */
export const LOTTERY = 'lotto';

export type ModelKind = 'dividend' | 'daily' | 'hourly' | 'realtime';
export type ModelTier = { validBet: bigint; loss: bigint; activeMembers: number; rateBps: number; amount: bigint };
export type ModelContract = {
  id: string;
  kind: ModelKind;
  payer: bigint;
  member: bigint;
  /** Members whose play counts. */
  team: ReadonlySet<bigint>;
  tiers: readonly ModelTier[];
  /** Dividends may be reckoned by the week; everything else is by the day at most. */
  isWeekly: boolean;
  /** Whether a dividend takes what its team won off the ones after it. */
  isCarried: boolean;
};
export type ModelBill = {
  contract: string;
  period: string;
  member: bigint;
  payer: bigint;
  validBet: bigint;
  amount: bigint;
  /** How the result of a dividend came about, where a formula took something off. */
  net: ModelNet | undefined;
};

type Counted = ModelFact & { day: string; hour: number; billedDay: string };

const HOUR = 3_600_000;
const SLOT = 300_000;

/**
 * The expected pay, recomputed in plain arrays from the rounds alone: without SQL, sums or calendar code of the
 * product. The zone's date is looked up for every five-minute slot.
 */
export class JobModel {
  readonly bills: ModelBill[] = [];
  readonly facts: Counted[] = [];
  readonly rebates: RebateModel;
  /** The number of counted facts, whether or not a contract applied on their day: what the database must have. */
  counted = 0;
  private readonly first = new Map<string, { day: string; hour: number }>();
  private readonly carries = new Map<string, bigint>();
  private readonly starts = new Map<string, number>();
  private readonly calendar: Intl.DateTimeFormat;
  private readonly contracts: readonly ModelContract[];
  private readonly formulas: readonly ModelFormula[];
  /** Of days that were open when it was booked: a closed day is costed no more. */
  private readonly bookings: ModelBooking[] = [];
  /** The first day of every contract. */
  private readonly began: string;
  private marked = 0;
  private slotEnd: number;
  /** The day up to which bills exist. */
  closedThrough: string;

  constructor({
    timeZone,
    contracts,
    formulas,
    rebates,
    begins,
  }: {
    timeZone: string;
    contracts: readonly ModelContract[];
    /** In the order of their days; of those for one day the last holds. */
    formulas: readonly ModelFormula[];
    rebates: RebateModel;
    begins: number;
  }) {
    this.calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    this.contracts = contracts;
    this.formulas = formulas;
    this.rebates = rebates;
    this.began = this.dayOf(begins);
    this.closedThrough = before(this.began);
    this.slotEnd = floorTo(begins, SLOT);
  }

  dayOf(at: number): string {
    return this.calendar.format(at);
  }

  /** The start of a day: the first five-minute slot with its date. */
  startOf(day: string): number {
    const known = this.starts.get(day);
    if (known !== undefined) return known;
    let at = Date.parse(`${day}T00:00:00Z`) - 16 * HOUR;
    while (this.dayOf(at) !== day) at += SLOT;
    this.starts.set(day, at);
    return at;
  }

  /** Everything that a run at this time has to bring about, given the facts since the previous one. */
  pass(now: number, facts: readonly ModelFact[]): void {
    for (const fact of facts) this.count(fact);
    for (let day = after(this.closedThrough); now >= this.startOf(after(day)) + 2 * HOUR + SLOT; day = after(day)) {
      this.close(day);
    }
    const end = floorTo(now, SLOT);
    if (end > this.slotEnd) this.settle(end, now);
  }

  /** Money that was booked for a member besides play. */
  book(at: number, booking: Omit<ModelBooking, 'day'>): void {
    const day = this.dayOf(at);
    if (day > this.closedThrough) this.bookings.push({ ...booking, day });
  }

  private count(fact: ModelFact): void {
    // A round that paid exactly its stake adds nothing.
    if (fact.validBet === 0n && fact.net === 0n) return;
    this.counted += 1;
    this.rebates.count(fact);
    const later = fact.isLottery ? 2 * HOUR : 0;
    const day = this.dayOf(fact.at - later);
    const hour = Math.floor((fact.at - later - this.startOf(day)) / HOUR);
    const first = this.first.get(fact.id) ?? { day, hour };
    this.first.set(fact.id, first);
    // In the first hours of the first day lotteries still belong to the day before, when no contract applied.
    if (first.day < this.began) return;
    const billedDay = first.day > this.closedThrough ? first.day : after(this.closedThrough);
    this.facts.push({ ...fact, ...first, billedDay });
  }

  private close(day: string): void {
    for (const contract of this.contracts) {
      if (contract.kind === 'realtime') continue;
      const { isWeekly } = contract;
      if (isWeekly && new Date(`${day}T00:00:00Z`).getUTCDay() !== 0) continue;
      const monday = isWeekly ? before(day, 6) : day;
      const from = monday > this.began ? monday : this.began;
      const facts = this.facts.filter(({ billedDay }) => billedDay >= from && billedDay <= day);
      this.bill(contract, `${from}/${after(day)}`, facts, contract.kind === 'dividend' ? [from, day] : undefined);
    }
    this.closedThrough = day;
  }

  /** What five minutes bring by the rates is booked at the time of the run. */
  private settle(end: number, now: number): void {
    const facts = this.facts.slice(this.marked);
    for (const contract of this.contracts) {
      if (contract.kind === 'realtime') this.bill(contract, `slot/${new Date(end).toISOString()}`, facts);
    }
    for (const { member, amount } of this.rebates.settle(new Date(end).toISOString())) {
      this.book(now, { member, figure: 'rebates', amount });
    }
    this.marked = this.facts.length;
    this.slotEnd = end;
  }

  /** `days` are the first and the last of a dividend, from whose result a formula may take something off. */
  private bill(
    contract: ModelContract,
    period: string,
    all: readonly Counted[],
    days?: readonly [string, string],
  ): void {
    const facts = all.filter(({ member }) => contract.team.has(member));
    const net = days === undefined ? undefined : this.netOfTeam(contract, facts, days);
    let carried = this.carries.get(contract.id) ?? 0n;
    let amount = 0n;
    const hourOf = (fact: Counted): number => (fact.billedDay > fact.day ? 0 : fact.hour);
    const parts =
      contract.kind === 'hourly'
        ? [...groups(facts, hourOf)].toSorted(([one], [other]) => one - other).map(([, part]) => part)
        : [facts];
    for (const part of parts) {
      const one = amountOf(contract, part, carried, net?.net);
      amount += one.amount;
      carried = one.carried;
    }
    this.carries.set(contract.id, carried);
    if (facts.length === 0 && amount === 0n && net?.gross === net?.net) return;
    const { id, member, payer } = contract;
    this.bills.push({
      contract: id,
      period,
      member,
      payer,
      amount,
      validBet: sum(facts.map(({ validBet }) => validBet)),
      net,
    });
  }

  /** A period goes by the formula of its first day. */
  private netOfTeam(
    { team }: ModelContract,
    facts: readonly ModelFact[],
    [from, through]: readonly [string, string],
  ): ModelNet | undefined {
    const formula = this.formulas.findLast(({ fromDay }) => fromDay <= from);
    const booked = this.bookings.filter(({ member, day }) => team.has(member) && day >= from && day <= through);
    return netOf(formula, lossOf(facts), booked);
  }
}

const lossOf = (facts: readonly ModelFact[]): bigint => -sum(facts.map(({ net }) => net));

function amountOf(
  { kind, tiers, isCarried }: ModelContract,
  facts: readonly ModelFact[],
  carriedIn: bigint,
  net: bigint | undefined,
): { amount: bigint; carried: bigint } {
  const isShare = kind === 'dividend';
  const bets = sum(facts.map(({ validBet }) => validBet)) + (isShare ? 0n : carriedIn);
  const loss = (net ?? lossOf(facts)) + (isShare ? carriedIn : 0n);
  const byMember = groups(facts, ({ member }) => member);
  const active = [...byMember.values()].filter((own) => sum(own.map(({ validBet }) => validBet)) > 0n).length;
  const base = isShare ? loss : bets;
  let amount = 0n;
  for (const tier of tiers) {
    const isReached = bets >= tier.validBet && (tier.loss === 0n || loss >= tier.loss) && active >= tier.activeMembers;
    if (isReached) amount = tier.amount + ((base > 0n ? base : 0n) * BigInt(tier.rateBps)) / 10_000n;
  }
  return { amount, carried: base < 0n && (!isShare || isCarried) ? base : 0n };
}

function groups<Key, Fact>(facts: readonly Fact[], keyOf: (fact: Fact) => Key): Map<Key, Fact[]> {
  const found = new Map<Key, Fact[]>();
  for (const fact of facts) found.set(keyOf(fact), [...(found.get(keyOf(fact)) ?? []), fact]);
  return found;
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);
const floorTo = (value: number, step: number): number => value - (value % step);
const moved = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * 24 * HOUR).toISOString().slice(0, 10);
const after = (day: string, days = 1): string => moved(day, days);
const before = (day: string, days = 1): string => moved(day, -days);
