import type { InputOf, recoverByEmail } from '@baize/contract';
import { matchesPattern } from '@baize/contract/identity/patterns';
import { addressKey } from '#kit/limit.ts';
import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { siteUrl } from '#kit/siteUrl.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { loginName } from '../loginName.ts';
import { refuseField } from '../refuseField.ts';
import { recoveryLimits, RECOVERY_MINUTES } from '../rules.ts';
import { findByNameAndEmail } from '../store/contacts.ts';
import { insertRecovery } from '../store/recoveries.ts';
import type { Visit } from '../Visit.ts';

/**
 * Mails a password reset link to an account's address, if name and address match. A mismatch has one message that does
 * not reveal which is wrong, and only after a captcha within the rate limit.
 */
export async function mailRecovery(
  { pool, limiter, botCheck, captcha, outbox, publicUrl }: IdentityDeps,
  visit: Visit,
  input: InputOf<typeof recoverByEmail>,
): Promise<void> {
  const { brand, ip } = visit;
  const username = input.username.trim();
  const email = input.email.trim().toLowerCase();
  if (username === '') throw refuseField('field_required', 'username');
  if (email === '') throw refuseField('field_required', 'email');
  const usernameKey = loginName(brand, username);
  if (usernameKey === undefined) throw refuseField('username_invalid', 'username');
  if (!matchesPattern(4, email)) throw refuseField('email_invalid', 'email');
  if (input.captcha.trim() === '') throw refuseField('field_required', 'captcha');
  const address = { name: `identity.recovery.address:${addressKey(ip)}`, ...recoveryLimits.address };
  if (!(await limiter.hit([address]))) throw new Refusal('too_many_requests');
  await botCheck.verify(input.botCheck, 'recovery', brand);
  if (!(await captcha.take(visit, input.captcha))) throw refuseField('captcha_incorrect', 'captcha');
  if (!outbox.canSend('email')) throw new Refusal('delivery_failed');
  const named = { name: `identity.recovery:${brand.id}:${usernameKey}`, ...recoveryLimits.account };
  if (!(await limiter.hit([named]))) throw new Refusal('too_many_requests');
  const found = await findByNameAndEmail(pool, { brandId: brand.id, usernameKey, email });
  if (!found) throw new Refusal('username_email_unknown', 'Username/Email does not exist');
  const code = newToken();
  await transact(pool, async (client) => {
    const codeHash = hashToken(code);
    const { memberId } = found;
    await insertRecovery(client, { codeHash, brandId: brand.id, memberId, email, minutes: RECOVERY_MINUTES });
    await outbox.add(client, {
      brandId: brand.id,
      channel: 'email',
      purpose: 'recoveryLink',
      recipient: email,
      language: found.language,
      fields: {
        brand: brand.name,
        account: found.account,
        link: siteUrl(publicUrl, brand.mainDomain, `/forgetPassword?code=${code}`),
        minutes: String(RECOVERY_MINUTES),
      },
      minutes: RECOVERY_MINUTES,
    });
  });
}
