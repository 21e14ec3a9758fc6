import type { InputOf, OutputOf, login } from '@baize/contract';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityClaims, IdentityDeps } from '../IdentityDeps.ts';
import { loginLimits } from '../rules.ts';
import { findByVerifiedContact } from '../store/contacts.ts';
import { findLink } from '../store/links.ts';
import { useToken } from '../store/usedTokens.ts';
import type { Visit } from '../Visit.ts';
import { enter } from './enter.ts';
import { openLinkedAccount } from './openLinkedAccount.ts';
import { refuseAtDoor } from './refuseAtDoor.ts';

type ByToken = Extract<InputOf<typeof login>, { type: 'firebase' }>;

/**
 * A login by a token of the identity service, for a verified number or another service's account. Each token is
 * single-use.
 */
export async function enterByToken(
  deps: IdentityDeps,
  visit: Visit,
  { firebaseIdToken, side, language, remember, isAdult, hasAcceptedTerms }: ByToken,
): Promise<OutputOf<typeof login>> {
  const { pool, limiter, identityTokens } = deps;
  const { brand, ip } = visit;
  const rule = { name: `identity.loginCode:${addressKey(ip)}`, ...loginLimits.code };
  if (!(await limiter.hit([rule]))) throw new Refusal('too_many_requests');
  const claims = await identityTokens.verify(firebaseIdToken, brand);
  refuseClosedProvider(visit, claims);
  const { provider } = claims;
  let memberId = await memberOf(deps, visit, claims);
  if (memberId === undefined && provider !== 'phone' && side === 'player') {
    const person = { claims: { ...claims, provider }, language, isAdult, hasAcceptedTerms };
    ({ memberId } = await openLinkedAccount(deps, visit, person));
  } else if (!(await useToken(pool, claims))) {
    throw new Refusal('identity_token_invalid');
  }
  if (memberId === undefined) throw new Refusal('identity_token_invalid');
  await limiter.giveBack([rule]);
  await refuseAtDoor(deps, brand, memberId, side);
  return enter(deps, visit, { memberId, language, wantsDevice: remember });
}

function refuseClosedProvider({ brand }: Visit, { provider }: IdentityClaims): void {
  const { settings, modules } = brand;
  const isOpen =
    provider === 'phone'
      ? settings.phoneCodes === 'firebase' && modules.has('MOBILEVERCODELOGIN3')
      : settings.social[provider];
  if (!isOpen) throw new Refusal('login_method_closed');
}

async function memberOf(
  { pool }: IdentityDeps,
  { brand }: Visit,
  { provider, subject, phoneNumber }: IdentityClaims,
): Promise<bigint | undefined> {
  if (provider !== 'phone') return findLink(pool, { brandId: brand.id, provider, subject });
  if (phoneNumber === undefined) return undefined;
  return (await findByVerifiedContact(pool, { brandId: brand.id, kind: 'mobile', value: phoneNumber }))?.memberId;
}
