import { rebateClasses } from '@baize/contract';
import type { WalletItem } from '#modules/wallet/index.ts';
import type { PointsRates } from './PointsSettingsRow.ts';
import type { RedemptionRow } from './RedemptionRow.ts';

/** Rates of a brand without points. */
export const noPointsRates: PointsRates = {
  RNG: 0,
  LIVE: 0,
  FISH: 0,
  PVP: 0,
  SPORTS: 0,
  ESPORTS: 0,
  LOTT: 0,
  ELOTT: 0,
};

/** The counted part of a round: its valid bet in 1/100,000, and what it earned in ten-millionths of a point. */
export type CountedRound = { validBet: bigint; worth: bigint };

/**
 * The new count of a round. Additional valid bets earn points at the current rate; fewer reverse their share of what
 * was earned, whatever the current rate, and zero reverses exactly everything. The rate is points per 100.00 of the
 * currency, so units of 1/100,000 times the rate are ten-millionths of a point.
 */
export function countOf(known: CountedRound, validBet: bigint, rate: number): CountedRound {
  if (validBet === known.validBet) return known;
  if (validBet > known.validBet) {
    return { validBet, worth: known.worth + (validBet - known.validBet) * BigInt(rate) };
  }
  return { validBet, worth: (known.worth * validBet) / known.validBet };
}

/** A category that earns points; null for any other text. */
export function classOf(text: string | undefined): (typeof rebateClasses)[number] | null {
  return rebateClasses.find((one) => one === text) ?? null;
}

/** The rate of a game's category; unknown games earn none. */
export function rateOf(rates: PointsRates, classify: string | undefined): number {
  const name = classOf(classify);
  return name === null ? 0 : rates[name];
}

/** The value of points at a ratio, in 1/100,000 of the currency, truncated. */
export function valueOf(
  points: bigint,
  { ratioPoints, ratioAmount }: { ratioPoints: number; ratioAmount: bigint },
): bigint {
  return (points * ratioAmount) / BigInt(ratioPoints);
}

/** The reference number of a redemption. */
export function referenceOf(id: bigint): string {
  return `PR${String(id).padStart(10, '0')}`;
}

/** Whether an amount is whole hundredths of the currency. */
export function isWhole(amount: bigint): boolean {
  return amount % 1_000n === 0n;
}

/** Digits with an optional plus, as dialled; undefined if invalid. */
export function mobileOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s()-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? digits : undefined;
}

/** The transfers of a redemption on reaching its current state; each once, by its key. */
export function moneyOf(row: RedemptionRow, isDecided: boolean): WalletItem[] {
  if (!isDecided) return paymentOf(row, 'asked');
  if (row.status === 'rejected') return paymentOf(row, 'back');
  return [...paymentOf(row, 'spent'), ...creditOf(row)];
}

/** The money part: held at first, then refunded or booked to the house. */
function paymentOf(row: RedemptionRow, step: 'asked' | 'back' | 'spent'): WalletItem[] {
  const { id, brandId, memberId, currency, amount } = row;
  if (amount === 0n) return [];
  const ref = `points:${id}`;
  const common = { brandId, memberId, currency, amount, scope: 'points' };
  if (step === 'asked') return [{ ...common, key: ref, kind: 'pointsPaid', debit: 'main', credit: 'hold.points' }];
  const held = { ...common, key: `${ref}:${step}`, debit: 'hold.points', rule: 'consumes', ref } as const;
  return step === 'back'
    ? [{ ...held, kind: 'pointsPaidBack', credit: 'main' }]
    : [{ ...held, kind: 'pointsSpent', credit: 'house.points:paid' }];
}

/** The credit to the main wallet. */
function creditOf({ id, brandId, memberId, currency, kind, pays }: RedemptionRow): WalletItem[] {
  if (pays === 0n) return [];
  const common = { brandId, memberId, currency, amount: pays, scope: 'points', key: `points:${id}:credit` };
  return kind === 'convert'
    ? [{ ...common, kind: 'pointsConverted', debit: 'house.points:converted', credit: 'main' }]
    : [{ ...common, kind: 'pointsCredit', debit: 'house.points:credits', credit: 'main' }];
}
