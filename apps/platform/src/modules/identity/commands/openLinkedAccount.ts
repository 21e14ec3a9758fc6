import { randomInt } from 'node:crypto';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityClaims, IdentityDeps } from '../IdentityDeps.ts';
import { registerLimit } from '../rules.ts';
import { insertContact } from '../store/contacts.ts';
import { insertLink } from '../store/links.ts';
import { insertProfile } from '../store/profiles.ts';
import { useToken } from '../store/usedTokens.ts';
import type { Visit } from '../Visit.ts';
import { openAccount } from './openAccount.ts';

type Person = Readonly<{
  claims: IdentityClaims & { provider: 'google' | 'facebook' };
  language: string | undefined;
  /** The consent on the form. */
  isAdult: boolean;
  hasAcceptedTerms: boolean;
}>;

/**
 * Opens an account at the first sign-in by Google or Facebook, with a random name and no password. The token is used in
 * the same transaction, so that a missing consent does not cost a second sign-in there.
 */
export async function openLinkedAccount(
  deps: IdentityDeps,
  { brand, ip }: Pick<Visit, 'brand' | 'ip'>,
  { claims, language, isAdult, hasAcceptedTerms }: Person,
): Promise<{ memberId: bigint }> {
  if (!brand.modules.has('USERNAMEREG3') && !brand.modules.has('MOBILENUMREG3')) {
    throw new Refusal('registration_closed');
  }
  if (!isAdult) throw new Refusal('age_required');
  if (!hasAcceptedTerms) throw new Refusal('terms_required');
  const limit = { name: `identity.register.address:${addressKey(ip)}`, ...registerLimit };
  if (!(await deps.limiter.hit([limit]))) throw new Refusal('too_many_requests');
  const { provider, subject, email } = claims;
  const brandId = brand.id;
  return openAccount(deps, {
    brand,
    username: `${provider === 'google' ? 'g' : 'f'}${String(randomInt(10 ** 12)).padStart(12, '0')}`,
    password: undefined,
    language: brand.languages.includes(language ?? '') ? language : undefined,
    consents: ['age', 'terms'],
    address: ip,
    steps: {
      prove: async (client) => ((await useToken(client, claims)) ? undefined : new Refusal('identity_token_invalid')),
      complete: async (client, memberId) => {
        // Of two concurrent first sign-ins one inserts the link; the other is rolled back and finds it on its retry.
        if (!(await insertLink(client, { brandId, provider, subject, memberId }))) {
          throw new Refusal('identity_token_invalid');
        }
        await insertProfile(client, {
          memberId,
          brandId,
          recommenderId: undefined,
          invitedBy: undefined,
          paymentPasswordHash: undefined,
          registerUrl: '',
          registerDomain: '',
        });
        if (email === undefined) return;
        // The provider has verified the address; if another account verified it before, that one keeps it.
        await insertContact(client, { brandId, memberId, kind: 'email', value: email.toLowerCase(), isVerified: true });
      },
    },
  });
}
