import { hashToken } from '@baize/server/hashToken';
import type { CodePurpose, IdentityDeps } from '../IdentityDeps.ts';
import { readTypedMobile } from '../readTypedMobile.ts';
import { findByVerifiedContact } from '../store/contacts.ts';
import { isBrowserKnown } from '../store/places.ts';
import type { Visit } from '../Visit.ts';
import { visitCookies } from '../visitCookies.ts';

type Asked = Readonly<{
  purpose: Exclude<CodePurpose, 'verification' | 'binding'>;
  mobileNum: string;
  countryDialingCode: string;
  botCheck: string;
}>;

/**
 * Sends a code to a typed number. A registration code goes to any supported number; a login or recovery code only to a
 * verified number of an account, while the response and the work are always the same. Requests from a browser known to
 * the account have a rate limit of their own.
 */
export async function sendPhoneCode(
  { pool, botCheck: bots, codes }: IdentityDeps,
  { brand, ip, cookies }: Visit,
  { purpose, mobileNum, countryDialingCode, botCheck }: Asked,
): Promise<{ expiredMinutes: number }> {
  const recipient = readTypedMobile(brand, { mobileNum, countryDialingCode });
  await bots.verify(botCheck, 'sms', brand);
  const owner = await findByVerifiedContact(pool, { brandId: brand.id, kind: 'mobile', value: recipient });
  const cookie = cookies[visitCookies.browser];
  const isOwner =
    cookie !== undefined &&
    (await isBrowserKnown(pool, {
      brandId: brand.id,
      usernameKey: owner?.usernameKey ?? '',
      tokenHash: hashToken(cookie),
    }));
  return codes.send({
    brand,
    purpose,
    channel: 'sms',
    recipient,
    ip,
    language: owner?.language ?? brand.defaultLanguage,
    isWanted: purpose === 'register' || owner !== undefined,
    isOwner,
  });
}
