/** One unit of currency in the ledger's smallest unit: 1/100,000, so that every vendor's scale fits. */
export const UNIT = 100_000n;

/** The largest amount any single entry may carry, in 1/100,000: ten billion units of currency. */
export const MAX_AMOUNT = 1_000_000_000_000_000n;

const decimal = /^(0|[1-9]\d{0,12})(?:\.(\d{1,5}))?$/;

/**
 * Parses a decimal string of the wire ("12.5", "0.00001") into 1/100,000 units. Exponents, signs, grouping, leading
 * zeros, spaces and more than five decimals return `undefined`; nothing is ever rounded.
 */
export function parseAmount(text: string): bigint | undefined {
  const match = decimal.exec(text);
  if (!match) return undefined;
  const units = BigInt(match[1] ?? '0') * UNIT + BigInt((match[2] ?? '').padEnd(5, '0'));
  return units <= MAX_AMOUNT ? units : undefined;
}

/** Like parseAmount, with an optional leading minus for results such as a net position. */
export function parseSignedAmount(text: string): bigint | undefined {
  if (!text.startsWith('-')) return parseAmount(text);
  const units = parseAmount(text.slice(1));
  return units === undefined || units === 0n ? undefined : -units;
}

/** Formats 1/100,000 units as the shortest exact decimal string: 1250000n -> "12.5". */
export function formatAmount(units: bigint): string {
  const sign = units < 0n ? '-' : '';
  const size = units < 0n ? -units : units;
  const fraction = (size % UNIT).toString().padStart(5, '0').replace(/0+$/, '');
  return `${sign}${size / UNIT}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * Formats units for display: two decimals, truncated towards zero so that nobody sees money that cannot be spent, with
 * thousands separators: 123456789n -> "1,234.56".
 */
export function displayAmount(units: bigint): string {
  const size = units < 0n ? -units : units;
  const cents = size / 1000n;
  const whole = (cents / 100n).toString().replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  const sign = units < 0n && cents > 0n ? '-' : '';
  return `${sign}${whole}.${(cents % 100n).toString().padStart(2, '0')}`;
}
