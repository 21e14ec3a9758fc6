/** Whole hundredths of a text such as `12.34`. */
export function parseCents(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

/** The text of whole hundredths, always with two decimals. */
export function writeCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
