import type { InputOf, OutputOf, verifyLogin } from '@baize/contract';
import { hashToken } from '@baize/server/hashToken';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { proofsOf } from '../proofsOf.ts';
import { readBindings } from '../store.ts';
import { endVerification, tryVerification } from '../store/verifications.ts';
import type { Visit } from '../Visit.ts';
import { checkPaymentPassword } from './checkPaymentPassword.ts';
import { checkSecondStep } from './checkSecondStep.ts';
import { enter } from './enter.ts';

/**
 * Finishes a login that needs a second factor, for an unknown place or two-step login. Each try is counted before it is
 * checked; which proof applies is decided by the account, not by the caller.
 */
export async function finishVerification(
  deps: IdentityDeps,
  visit: Visit,
  { verificationId, method, code }: InputOf<typeof verifyLogin>,
): Promise<OutputOf<typeof verifyLogin>> {
  const { pool, codes } = deps;
  const named = { brandId: visit.brand.id, idHash: hashToken(verificationId) };
  const found = await tryVerification(pool, named);
  if (found === undefined) throw new Refusal('verification_expired');
  const bindings = await readBindings(pool, found.memberId);
  const isOffered = proofsOf(bindings).some(({ kind }) => kind === method);
  const number = method === 'sms' ? bindings.mobile : bindings.email;
  const owner = { brandId: named.brandId, memberId: found.memberId };
  const isRight =
    isOffered &&
    (method === 'totp' || method === 'recoveryCode'
      ? await checkSecondStep(deps, { ...owner, code, method })
      : method === 'paymentPassword'
        ? await isPaymentPassword(deps, { ...owner, password: code })
        : number !== undefined &&
          (await codes.take({
            brandId: named.brandId,
            purpose: 'verification',
            number,
            code: code.trim(),
            attempt: verificationId,
          })));
  if (!isRight) throw new Refusal('code_incorrect');
  return enter(deps, visit, {
    memberId: found.memberId,
    language: found.language ?? undefined,
    wantsDevice: found.wantsDevice,
    isProved: true,
    password: { isExpired: found.isPasswordExpired, needsChange: found.needsPasswordChange },
    proof: { holds: (client) => endVerification(client, named), otherwise: 'verification_expired' },
  });
}

/**
 * Tries count per account, together with all other calls that require this password: with the login password any number
 * of verifications can be started.
 */
async function isPaymentPassword(
  deps: IdentityDeps,
  attempt: { brandId: number; memberId: bigint; password: string },
): Promise<boolean> {
  try {
    await checkPaymentPassword(deps, attempt);
    return true;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : undefined;
    if (code === 'payment_password_locked') throw new Refusal('too_many_requests');
    if (code === 'payment_password_incorrect' || code === 'payment_password_missing') return false;
    throw error;
  }
}
