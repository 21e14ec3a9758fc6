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
  return amount % smallestOf(currency) === 0n;
}

/** A member may bind this many accounts to be paid to. */
export const MAX_ACCOUNTS = 5;

/** A proof may have this many bytes. */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;

/** The units of 1/100,000 in the smallest amount that a bank can transfer. */
function smallestOf(currency: string): bigint {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return 10n ** BigInt(5 - maximumFractionDigits);
}

/** The fee on an amount in 1/10,000 of it. What is less than a bank can transfer is not charged, so what arrives is payable. */
export function feeOf(amount: bigint, feeBps: number, currency: string): bigint {
  const fee = (amount * BigInt(feeBps)) / 10_000n;
  return fee - (fee % smallestOf(currency));
}

/** How much has to be staked for deposits, in 1/10,000 of them; a remainder asks for nothing. */
export function turnoverOf(deposits: bigint, turnoverBps: number): bigint {
  return (deposits * BigInt(turnoverBps)) / 10_000n;
}

/** A name without the spaces around it and with single ones inside; undefined for what is no name of a person or firm. */
export function tidyName(typed: string): string | undefined {
  const name = typed.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  return /^[\p{L}\p{M}][\p{L}\p{M} .,'’·&-]{0,63}$/u.test(name) ? name : undefined;
}

/** Whether two names are the same, ignoring case and repeated spaces. */
export function isSameName(one: string, other: string): boolean {
  const plain = (name: string): string => name.normalize('NFKC').replace(/\s+/gu, ' ').trim().toLowerCase();
  return plain(one) !== '' && plain(one) === plain(other);
}

/**
 * A number in the one form in which numbers are compared and paid to; undefined for what is none. A bank's is digits or
 * an IBAN; a wallet's may be a mobile number, an e-mail address or an address on a chain, whose case counts.
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

/** Of a number only the last four characters, and fewer where there are hardly more. */
export function maskNumber(number: string): string {
  return `••••${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`;
}

type Network = 'TRON' | 'ETHEREUM' | 'BITCOIN';

/** The hash of a transfer on a chain in the one form in which such hashes are compared; undefined for what is none. */
export function txHashOf(network: Network, typed: string): string | undefined {
  const plain = typed.trim().toLowerCase().replace(/^0x/, '');
  if (!/^[0-9a-f]{64}$/.test(plain)) return undefined;
  return network === 'ETHEREUM' ? `0x${plain}` : plain;
}
