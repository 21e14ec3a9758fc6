/** A member may have this many open requests; more would only make bank statements ambiguous. */
export const MAX_OPEN = 3;

/** Letters and digits that nobody confuses when copying a remark by hand. */
const remarkAlphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const REMARK_LENGTH = 6;

/** Makes the payer's remark from random bytes, of which it uses those that fall evenly on the alphabet. */
export function remarkOf(bytes: Uint8Array): string | undefined {
  const limit = 256 - (256 % remarkAlphabet.length);
  const letters = [...bytes]
    .filter((byte) => byte < limit)
    .slice(0, REMARK_LENGTH)
    .map((byte) => remarkAlphabet[byte % remarkAlphabet.length]);
  return letters.length === REMARK_LENGTH ? letters.join('') : undefined;
}

/**
 * Whether a bank can transfer exactly this amount (in 1/100,000): cents for most currencies, whole units for those
 * without decimals. What cannot be paid is refused and not rounded.
 */
export function isPayable(amount: bigint, currency: string): boolean {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return amount % 10n ** BigInt(5 - maximumFractionDigits) === 0n;
}
