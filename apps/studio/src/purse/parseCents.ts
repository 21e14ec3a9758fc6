/** Parses a text such as `12.34` to whole hundredths. */
export function parseCents(text: string): bigint {
  return BigInt(text.replace('.', ''));
}

/** Formats whole hundredths with two decimals. */
export function writeCents(cents: bigint): string {
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
