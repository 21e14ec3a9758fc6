import type { ModelFact } from './ModelFact.ts';

/** What five minutes brought a member by the rates of the line; `earned` and `left` in 1/1,000,000 of 1/100,000. */
export type ModelRebate = { member: bigint; slot: string; earned: bigint; amount: bigint; left: bigint };

/** A member with everybody above, the member first. */
type Upline = readonly bigint[];

/** A hundredth of the currency, as `earned` counts. */
const PIECE = 1_000n * 1_000_000n;

/** The expected rebates of the line, added up round by round in plain maps. */
export class RebateModel {
  readonly rebates: ModelRebate[] = [];
  /** In 1/10,000 of the valid bets; holds for rounds that were not counted yet. */
  rates: ReadonlyMap<bigint, number>;
  private readonly lines: ReadonlyMap<bigint, Upline>;
  private readonly percents: { lottery: number; other: number };
  /** What a round brings each, as it was when the round was counted first. */
  private readonly shares = new Map<string, readonly (readonly [member: bigint, share: bigint])[]>();
  private readonly left = new Map<bigint, bigint>();
  private earned = new Map<bigint, bigint>();

  constructor({
    lines,
    rates,
    percents,
  }: {
    lines: ReadonlyMap<bigint, Upline>;
    rates: ReadonlyMap<bigint, number>;
    percents: { lottery: number; other: number };
  }) {
    this.lines = lines;
    this.rates = rates;
    this.percents = percents;
  }

  count({ id, member, isLottery, validBet }: ModelFact): void {
    const shares = this.shares.get(id) ?? this.sharesOf(member, isLottery);
    this.shares.set(id, shares);
    for (const [who, share] of shares) this.earned.set(who, (this.earned.get(who) ?? 0n) + validBet * share);
  }

  /** Ends five minutes; returns what they bring. */
  settle(slot: string): ModelRebate[] {
    const rebates = [...this.earned].map(([member, earned]): ModelRebate => {
      const all = earned + (this.left.get(member) ?? 0n);
      const left = all > 0n ? all % PIECE : all;
      this.left.set(member, left);
      return { member, slot, earned, amount: (all - left) / 1_000_000n, left };
    });
    this.earned = new Map();
    this.rebates.push(...rebates);
    return rebates;
  }

  private sharesOf(member: bigint, isLottery: boolean): [member: bigint, share: bigint][] {
    const line = this.lines.get(member)!;
    const rateOf = (who: bigint): number => this.rates.get(who) ?? 0;
    const percent = isLottery ? this.percents.lottery : this.percents.other;
    return line.flatMap((who, place): [bigint, bigint][] => {
      const more = rateOf(who) - Math.max(0, ...line.slice(0, place).map(rateOf));
      return more > 0 ? [[who, BigInt(more * percent)]] : [];
    });
  }
}
