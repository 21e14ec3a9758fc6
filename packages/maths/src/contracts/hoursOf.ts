import { billOf } from './billOf.ts';
import type { Terms } from './Terms.ts';

export type HourMeasure = Readonly<{ hour: number; validBet: bigint; loss: bigint; activeMembers: number }>;
export type HourLine = Readonly<{ hour: number; validBet: bigint; tier: number; rateBps: number; amount: bigint }>;

/** A day of an hourly wage, hour by hour; a correction that exceeds an hour's bets lowers the next one. */
export function hoursOf(
  terms: Terms,
  hours: readonly HourMeasure[],
  carryIn: bigint,
  day: string,
): { lines: HourLine[]; amount: bigint; carryOut: bigint } {
  let carried = carryIn;
  let amount = 0n;
  const lines = [...hours]
    .sort((one, other) => one.hour - other.hour)
    .map(({ hour, ...measure }) => {
      const bill = billOf('hourly', terms, measure, carried, day);
      carried = bill.carryOut;
      amount += bill.amount;
      return { hour, validBet: measure.validBet, tier: bill.tier, rateBps: bill.rateBps, amount: bill.amount };
    });
  return { lines, amount, carryOut: carried };
}
