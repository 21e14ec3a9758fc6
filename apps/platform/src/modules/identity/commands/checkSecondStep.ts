import { Refusal } from '#kit/refusal.ts';
import { matchStep } from '#kit/matchStep.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { recoveryHash } from '../recoveryCodes.ts';
import { secondStepPlace } from '../rules.ts';
import { readSecondStep, takeRecoveryCode, takeStep } from '../store/secondSteps.ts';

type Attempt = Readonly<{ brandId: number; memberId: bigint; code: string; method: 'totp' | 'recoveryCode' }>;

/** Maximum tries of codes per account, through any call. */
const TRIES = { max: 10, windowMs: 15 * 60_000 } as const;

/**
 * Whether a code of the app or a recovery code is right; a right one is used up. A try is counted before any
 * comparison, and given back if right.
 */
export async function checkSecondStep(
  { pool, limiter, clock, secrets }: Pick<IdentityDeps, 'pool' | 'limiter' | 'clock' | 'secrets'>,
  { brandId, memberId, code, method }: Attempt,
): Promise<boolean> {
  const owner = { brandId, memberId };
  const rule = { name: `identity.secondStep:${brandId}:${memberId}`, ...TRIES };
  if (!(await limiter.hit([rule]))) throw new Refusal('too_many_requests');
  const found = await readSecondStep(pool, owner);
  if (found === undefined) return false;
  if (method === 'recoveryCode') {
    const isRight = found.isOn && (await takeRecoveryCode(pool, owner, recoveryHash(code)));
    if (isRight) await limiter.giveBack([rule]);
    return isRight;
  }
  const secret = secrets.open(found.secret, secondStepPlace(brandId, memberId));
  const step = matchStep(secret, code.replaceAll(/\s/g, ''), clock());
  if (step === undefined || !(await takeStep(pool, owner, { step, secret: found.secret }))) return false;
  await limiter.giveBack([rule]);
  return true;
}
