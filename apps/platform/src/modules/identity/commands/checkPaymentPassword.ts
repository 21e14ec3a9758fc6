import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { PAYMENT_COOL_HOURS, paymentLimit } from '../rules.ts';
import { readPayment } from '../store/profiles.ts';

type Attempt = Readonly<{ brandId: number; memberId: bigint; password: string }>;

/**
 * Refuses a wrong payment password. A try is counted before any comparison, shared by all calls that require it; right
 * ones, and those not compared, are given back. Returns the matched hash.
 */
export async function checkPaymentPassword(
  { pool, limiter, hasher }: Pick<IdentityDeps, 'pool' | 'limiter' | 'hasher'>,
  { brandId, memberId, password }: Attempt,
): Promise<string> {
  const { passwordHash } = await readPayment(pool, { brandId, memberId }, PAYMENT_COOL_HOURS);
  if (passwordHash === undefined) throw new Refusal('payment_password_missing');
  const rule = { name: `identity.payment:${brandId}:${memberId}`, ...paymentLimit };
  if (!(await limiter.hit([rule]))) {
    await limiter.giveBack([rule]);
    throw new Refusal('payment_password_locked');
  }
  const isRight = await hasher.verify(passwordHash, password).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === 'overloaded') await limiter.giveBack([rule]);
    throw error;
  });
  if (!isRight) throw new Refusal('payment_password_incorrect');
  await limiter.giveBack([rule]);
  return passwordHash;
}
