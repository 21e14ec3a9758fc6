import { parseAmount } from '@baize/maths';
import type { WithdrawRules } from './Withdrawal.ts';

const BPS = 10_000n;
const NONE = 0n;

type Bounds = Pick<WithdrawRules, 'currency' | 'balance' | 'minimum' | 'maximum' | 'dailySumLeft' | 'feeBps'>;

type Sum = Readonly<{
  /** Decimals that a bank pays in this currency. */
  decimals: number;
  /** The largest amount that can be asked for now, as far as a bank can pay it. */
  most: bigint;
  problem?: 'missing' | 'invalid' | 'tooSmall' | 'tooLarge' | 'overDaily' | 'overBalance';
  /** What a good amount comes to. */
  good?: Readonly<{ amount: bigint; fee: bigint; arrives: bigint; left: bigint }>;
}>;

/** What a typed amount comes to, judged in exact units: the fee, what arrives and what is left, or what is wrong. */
export function withdrawSum(typed: string, { currency, balance, minimum, maximum, dailySumLeft, feeBps }: Bounds): Sum {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  /* Amounts have five decimals; what is below the smallest coin is neither paid nor charged. */
  const coin = 10n ** BigInt(5 - decimals);
  const whole = (units: bigint): bigint => units - (units % coin);
  const most = whole([balance, maximum, dailySumLeft].reduce((one, other) => (one < other ? one : other)));
  const sum = { decimals, most };
  if (typed === '') return { ...sum, problem: 'missing' };
  const amount = parseAmount(typed.endsWith('.') ? typed.slice(0, -1) : typed);
  if (amount === undefined || amount % coin !== NONE) return { ...sum, problem: 'invalid' };
  if (amount < minimum) return { ...sum, problem: 'tooSmall' };
  if (amount > maximum) return { ...sum, problem: 'tooLarge' };
  if (amount > balance) return { ...sum, problem: 'overBalance' };
  if (amount > dailySumLeft) return { ...sum, problem: 'overDaily' };
  const fee = whole((amount * BigInt(feeBps)) / BPS);
  return { ...sum, good: { amount, fee, arrives: amount - fee, left: balance - amount } };
}
