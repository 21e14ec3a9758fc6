import { formatAmount, parseAmount, UNIT } from '@baize/maths';

/**
 * A vendor's decimal text in 1/100,000 units; undefined when it is no plain number, has more decimals than the dialect
 * knows, or is larger than any amount may be. It is never a float on its way.
 */
export function readDecimal(text: string, places: number): bigint | undefined {
  const point = text.indexOf('.');
  return point >= 0 && text.length - point - 1 > places ? undefined : parseAmount(text);
}

/** The same with a leading minus allowed; a minus zero is refused. */
export function readSignedDecimal(text: string, places: number): bigint | undefined {
  if (!text.startsWith('-')) return readDecimal(text, places);
  const units = readDecimal(text.slice(1), places);
  return units === undefined || units === 0n ? undefined : -units;
}

/** Units as a JSON number with exactly two decimals, cut off and never rounded up: nobody sees what cannot be spent. */
export function writeCents(units: bigint): string {
  const cents = units / 1_000n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
}

/** Units as the shortest exact JSON number. */
export const writeExact = formatAmount;

/** A vendor's whole number of hundredths in units; undefined when it is anything else. */
export function readCents(text: string): bigint | undefined {
  if (!/^(?:0|[1-9]\d{0,11})$/.test(text)) return undefined;
  return BigInt(text) * (UNIT / 100n);
}
