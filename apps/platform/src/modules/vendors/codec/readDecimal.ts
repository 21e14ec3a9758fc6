import { formatAmount, parseAmount, UNIT } from '@baize/maths';

/**
 * Parses a vendor's decimal text to 1/100,000 units, never through a float; undefined if it is no plain number, has
 * more decimals than the dialect allows, or exceeds the largest amount.
 */
export function readDecimal(text: string, places: number): bigint | undefined {
  const point = text.indexOf('.');
  return point >= 0 && text.length - point - 1 > places ? undefined : parseAmount(text);
}

/** The same with an optional minus; refuses minus zero. */
export function readSignedDecimal(text: string, places: number): bigint | undefined {
  if (!text.startsWith('-')) return readDecimal(text, places);
  const units = readDecimal(text.slice(1), places);
  return units === undefined || units === 0n ? undefined : -units;
}

/** Units as a JSON number with exactly two decimals, rounded down: a member never sees more than can be spent. */
export function writeCents(units: bigint): string {
  const cents = units / 1_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Units as the shortest exact JSON number. */
export const writeExact = formatAmount;

/** Parses a vendor's whole number of hundredths to units; undefined if invalid. */
export function readCents(text: string): bigint | undefined {
  if (!/^(?:0|[1-9]\d{0,11})$/.test(text)) return undefined;
  return BigInt(text) * (UNIT / 100n);
}
