import { sendVerification as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hashToken } from '@baize/server/hashToken';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { readAccounts, readBindings } from '../store.ts';
import { readVerification } from '../store/verifications.ts';

export const sendVerification = ({ pool, codes }: IdentityDeps): Route =>
  implement(operation, async ({ input, brand, ip, refuse }) => {
    const { verificationId, method } = input;
    const found = await readVerification(pool, { brandId: brand.id, idHash: hashToken(verificationId) });
    if (found === undefined) throw refuse('verification_expired');
    const { memberId } = found;
    const { mobile, email } = await readBindings(pool, memberId);
    const recipient = method === 'sms' ? mobile : email;
    if (recipient === undefined) throw refuse('verification_expired');
    const [account] = await readAccounts(pool, { brandId: brand.id, memberIds: [memberId] });
    return codes.send({
      brand,
      purpose: 'verification',
      channel: method,
      recipient,
      // The code is valid for this login only, even for the same account.
      attempt: verificationId,
      ip,
      language: found.language ?? account?.language ?? brand.defaultLanguage,
      isWanted: true,
      // The password was already verified.
      isOwner: true,
    });
  });
