/** Maximum open deposits of a member; more would make bank statements ambiguous. */
export const MAX_OPEN = 3;

/** Unambiguous letters and digits, since remarks are copied by hand. */
const remarkAlphabet = 'ACDEFGHJKLMNPQRTUVWXY34679';
const REMARK_LENGTH = 6;

/** Derives a remark from random bytes by rejection sampling. */
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
 * without decimals. Unpayable amounts are refused and not rounded.
 */
export function isPayable(amount: bigint, currency: string): boolean {
  return amount % smallestOf(currency) === 0n;
}

/** Maximum payout accounts of a member. */
export const MAX_ACCOUNTS = 5;

/** Maximum size of a proof in bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/** The smallest amount that a bank can transfer, in units of 1/100,000. */
function smallestOf(currency: string): bigint {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10n ** BigInt(5 - maximumFractionDigits);
}

/**
 * The fee of an amount, in 1/10,000. Fractions of the smallest payable amount are not charged, so the payout is
 * payable.
 */
export function feeOf(amount: bigint, feeBps: number, currency: string): bigint {
  const fee = (amount * BigInt(feeBps)) / 10_000n;
  return fee - (fee % smallestOf(currency));
}

/** The wagering requirement of deposits, in 1/10,000 of them, rounded down. */
export function turnoverOf(deposits: bigint, turnoverBps: number): bigint {
  return (deposits * BigInt(turnoverBps)) / 10_000n;
}

/** A name with normalised spaces; undefined if it is not a valid name of a person or company. */
export function tidyName(typed: string): string | undefined {
  const name = typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return /^[\p{L}\p{M}][\p{L}\p{M} .,'’·&-]{0,63}$/u.test(name) ? name : undefined;
}

/** Whether two names are equal, ignoring case and repeated spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}

/**
 * A number in the canonical form for comparing and paying; undefined if invalid. A bank's is digits or an IBAN; a
 * wallet's may be a mobile number, an e-mail address or a chain address, which is case-sensitive.
 */
export function numberOf(kind: 'bank' | 'wallet', typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/[\s-]/gu, '');
  if (kind === 'wallet') {
    const number = typed.normalize('NFKC').trim();
    if (/^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+$/.test(number)) return number.toLowerCase();
    return /^\+?[A-Za-z0-9]{6,100}$/.test(plain) ? plain : undefined;
  }
  const number = plain.toUpperCase();
  return /^(\d{6,34}|[A-Z]{2}\d{2}[A-Z0-9]{11,30})$/.test(number) ? number : undefined;
}

/** Only the last four characters of a number, and fewer of a short one. */
export function maskNumber(number: string): string {
  return `••••${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

type Network = 'TRON' | 'ETHEREUM' | 'BITCOIN';

/** The hash of a chain transaction in canonical form; undefined if invalid. */
export function txHashOf(network: Network, typed: string): string | undefined {
  const plain = typed.trim().toLowerCase().replace(/^0x/, '');
  if (!/^[0-9a-f]{64}$/.test(plain)) return undefined;
  return network === 'ETHEREUM' ? `0x${plain}` : plain;
}
