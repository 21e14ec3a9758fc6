import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import type { Proof } from '../proofsOf.ts';
import { readCredentials } from '../store.ts';
import { insertVerification } from '../store/verifications.ts';
import type { Entering } from '../Entering.ts';

type Held = Pick<Entering, 'memberId' | 'language' | 'wantsDevice' | 'password'> &
  Readonly<{ brandId: number; passwordHash?: string; methods: readonly Proof[] }>;

/** Interrupts a login until one of the given proofs is provided. Always refuses. */
export async function holdUp(
  { pool }: Pick<IdentityDeps, 'pool'>,
  { brandId, memberId, language, wantsDevice, password, methods, ...held }: Held,
): Promise<never> {
  const verificationId = newToken();
  const passwordHash = held.passwordHash ?? (await readCredentials(pool, brandId, { memberId }, 0))?.passwordHash ?? '';
  const isPut = await insertVerification(pool, {
    ...{ brandId, idHash: hashToken(verificationId), memberId, language, wantsDevice, passwordHash },
    isPasswordExpired: password?.isExpired ?? false,
    needsPasswordChange: password?.needsChange ?? false,
  });
  if (!isPut) throw new Refusal('in_incorrect_password');
  throw new Refusal('verification_needed', 'verification_needed', { verificationId, methods });
}
