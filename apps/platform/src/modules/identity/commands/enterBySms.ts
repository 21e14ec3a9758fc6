import type { InputOf, OutputOf, login } from '@baize/contract';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import { canonicalMobile } from '../canonicalMobile.ts';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { loginLimits } from '../rules.ts';
import { findByVerifiedContact } from '../store/contacts.ts';
import type { Visit } from '../Visit.ts';
import { enter } from './enter.ts';
import { refuseAtDoor } from './refuseAtDoor.ts';

type BySms = Extract<InputOf<typeof login>, { type: 'sms' }>;

/** A login by a code that was sent to a verified number. An unknown number counts as a wrong code. */
export async function enterBySms(
  deps: IdentityDeps,
  visit: Visit,
  { countryDialingCode, username, password, side, language, remember }: BySms,
): Promise<OutputOf<typeof login>> {
  const { pool, limiter, codes } = deps;
  const { brand, ip } = visit;
  if (!brand.modules.has('MOBILEVERCODELOGIN3')) throw new Refusal('login_method_closed');
  const mobile = canonicalMobile({
    mobileNum: username,
    countryDialingCode,
    countries: brand.settings.dialingCountries,
  });
  if ('fault' in mobile) throw new Refusal('mobile_invalid');
  const rule = { name: `identity.loginCode:${addressKey(ip)}`, ...loginLimits.code };
  if (!(await limiter.hit([rule]))) throw new Refusal('too_many_requests');
  const { number } = mobile;
  const isRight = await codes.take({ brandId: brand.id, purpose: 'login', number, code: password });
  const found = await findByVerifiedContact(pool, { brandId: brand.id, kind: 'mobile', value: number });
  if (!isRight || found === undefined) throw new Refusal('code_incorrect');
  await limiter.giveBack([rule]);
  const { memberId } = found;
  await refuseAtDoor(deps, brand, memberId, side);
  return enter(deps, visit, { memberId, language, wantsDevice: remember });
}
