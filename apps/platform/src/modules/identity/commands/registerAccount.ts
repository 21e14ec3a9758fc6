import type { OutputOf, register } from '@baize/contract';
import { randomInt } from 'node:crypto';
import { addressKey } from '#kit/limit.ts';
import { Refusal } from '#kit/refusal.ts';
import type { IdentityClaims, IdentityDeps, Transaction } from '../IdentityDeps.ts';
import { readRegistration, type ReadRegistration, type RegistrationForm } from '../readRegistration.ts';
import { refuseField } from '../refuseField.ts';
import { registerLimit } from '../rules.ts';
import { demandPasswordChange, isNameTaken } from '../store.ts';
import { insertContact } from '../store/contacts.ts';
import { findInvitation } from '../store/invitations.ts';
import { findRecommender, insertProfile } from '../store/profiles.ts';
import { useToken } from '../store/usedTokens.ts';
import type { Visit } from '../Visit.ts';
import { enter } from './enter.ts';
import { guardTaken } from './guardTaken.ts';
import { openAccount } from './openAccount.ts';

const FIRST_PASSWORD_MINUTES = 60;

/**
 * Registers by user name or mobile number. Fields and validation are configured by the brand, the brand is determined
 * by the host, and nothing in the form overrides that. The number is verified in the transaction that opens the
 * account: a right code is used with it or not at all, a wrong one counts in any case.
 */
export async function registerAccount(
  deps: IdentityDeps,
  visit: Visit,
  form: RegistrationForm,
): Promise<OutputOf<typeof register>> {
  const { limiter, botCheck, captcha } = deps;
  const { brand, ip } = visit;
  const { input, way } = form;
  if (!brand.modules.has(way === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3')) {
    throw new Refusal('registration_closed');
  }
  const read = readRegistration(brand, form);
  // A generated password is sent to a verified number; without one nobody would ever learn it.
  if (read.password === undefined && !read.needsPhoneProof) throw new Refusal('registration_closed');
  if (read.needsPhoneProof && brand.settings.phoneCodes === 'sms' && (input.verificationCode ?? '').trim() === '') {
    throw refuseField('field_required', 'verificationCode');
  }
  const limit = { name: `identity.register.address:${addressKey(ip)}`, ...registerLimit };
  if (!(await limiter.hit([limit]))) throw new Refusal('too_many_requests');
  await botCheck.verify(input.botCheck, 'register', brand);
  if (read.captcha !== undefined && !(await captcha.take(visit, read.captcha))) {
    throw refuseField('captcha_incorrect', 'captcha');
  }
  const shown = { captcha: input.captcha, isCaptchaRead: read.captcha !== undefined };
  return guardTaken(deps, visit, shown, () => openRead(deps, visit, form, read));
}

/** Opens the account of a validated registration. */
async function openRead(
  deps: IdentityDeps,
  visit: Visit,
  form: RegistrationForm,
  read: ReadRegistration,
): Promise<OutputOf<typeof register>> {
  const { pool, hasher } = deps;
  const { brand, ip } = visit;
  const { input, way } = form;
  const { offer, referrer, ...invited } = await readInvitations(deps, visit, form, read);
  // Avoids the expensive hash where the answer is known; the insert alone decides who gets the name.
  if (way === 'username' && (await isNameTaken(pool, brand.id, read.usernameKey))) {
    throw refuseField('username_taken', 'username');
  }
  const claims = read.needsPhoneProof ? await readPhoneClaims(deps, visit, form, read) : undefined;
  const { paymentPassword } = read.texts;
  const paymentPasswordHash = paymentPassword === undefined ? undefined : await hasher.hash(paymentPassword);
  const firstPassword = read.password === undefined ? newPassword() : undefined;
  const language = brand.languages.includes(input.language ?? '') ? input.language : undefined;

  const { memberId } = await openAccount(deps, {
    brand,
    username: read.username,
    password: read.password ?? firstPassword,
    nickname: read.nickname,
    language,
    referralCode: input.referralCode,
    consents: ['age', 'terms'],
    address: ip,
    invitedBy: invited.invitedBy,
    ...(offer === undefined ? {} : { type: offer.type, terms: offer.terms }),
    steps: {
      ...(way === 'mobile' ? { taken: refuseField('mobile_taken', 'mobileNum') } : {}),
      prove: (client) => provePhone(deps, client, visit, form, read, claims),
      complete: async (client, id) => {
        if (offer) await deps.agents.takeOffer(client, { brandId: brand.id, offer, memberId: id });
        if (referrer) {
          const { cookies } = visit;
          await deps.promotions.noteArrival(client, { brandId: brand.id, memberId: id, referrer, ip, cookies });
        }
        await bind(client, { brandId: brand.id, memberId: id, way }, read);
        await insertProfile(client, {
          ...read.texts,
          memberId: id,
          brandId: brand.id,
          ...invited,
          paymentPasswordHash,
          registerUrl: withoutQuery(input.registerUrl),
          registerDomain: input.domain,
        });
        if (firstPassword === undefined || read.mobile === undefined) return;
        await demandPasswordChange(client, id);
        // Nobody else knows this password; it is sent only if the number was verified just now.
        await deps.outbox.add(client, {
          brandId: brand.id,
          channel: 'sms',
          purpose: 'firstPassword',
          recipient: read.mobile,
          language: language ?? brand.defaultLanguage,
          fields: { brand: brand.name, account: read.username, password: firstPassword },
          minutes: FIRST_PASSWORD_MINUTES,
          isWanted: read.needsPhoneProof,
        });
      },
    },
  });
  if (!brand.modules.has('DIRECTREG3')) return { account: read.username, session: null };
  const session = await enter(deps, visit, { memberId, language, wantsDevice: false });
  return { account: read.username, session };
}

/** The inviter and the recommender; a code has to exist, whether typed or from a link. */
async function readInvitations(
  { pool, agents }: IdentityDeps,
  { brand }: Visit,
  { input }: RegistrationForm,
  { texts }: ReadRegistration,
): Promise<{
  invitedBy: bigint | undefined;
  recommenderId: bigint | undefined;
  /** The referrer, for a member's code. */
  referrer: { memberId: bigint; account: string } | undefined;
  /** The terms, for an agent's link. */
  offer: Awaited<ReturnType<IdentityDeps['agents']['offerOf']>>;
}> {
  const find = async (code: string | undefined) => {
    if (code === undefined) return undefined;
    const invitation = await findInvitation(pool, { brandId: brand.id, code });
    if (invitation) {
      const { ownerId, account, kind } = invitation;
      return { ownerId, offer: undefined, referrer: kind === 'member' ? { memberId: ownerId, account } : undefined };
    }
    const offer = await agents.offerOf(pool, { brandId: brand.id, code });
    return offer && { ownerId: offer.ownerId ?? undefined, offer, referrer: undefined };
  };
  const typed = await find(texts.affiliateCode);
  if (texts.affiliateCode !== undefined && !typed) throw refuseField('invitation_code_error', 'affiliateCode');
  const link = input.referralCode === '' ? undefined : input.referralCode;
  const linked = await find(link);
  if (link !== undefined && !linked) throw refuseField('invitation_code_error', 'referralCode');
  const recommenderId =
    texts.recommenderId === undefined
      ? undefined
      : await findRecommender(pool, { brandId: brand.id, text: texts.recommenderId });
  if (texts.recommenderId !== undefined && recommenderId === undefined) {
    throw refuseField('field_invalid', 'recommenderId', { reason: 'unknown' });
  }
  const used = typed ?? linked;
  return { invitedBy: used?.ownerId, recommenderId, referrer: used?.referrer, offer: used?.offer };
}

/** The identity service's token, which has to be of a sign-in by this number. */
async function readPhoneClaims(
  { identityTokens }: IdentityDeps,
  { brand }: Visit,
  { input }: RegistrationForm,
  { mobile }: ReadRegistration,
): Promise<IdentityClaims | undefined> {
  if (brand.settings.phoneCodes === 'sms') return undefined;
  if (input.firebaseIdToken === undefined || input.firebaseChannel !== 'sms') {
    throw refuseField('field_required', 'firebaseIdToken');
  }
  const claims = await identityTokens.verify(input.firebaseIdToken, brand);
  if (claims.provider !== 'phone' || claims.phoneNumber !== mobile) throw new Refusal('identity_token_invalid');
  return claims;
}

async function provePhone(
  { codes }: IdentityDeps,
  client: Transaction,
  { brand }: Visit,
  { input }: RegistrationForm,
  { mobile, needsPhoneProof }: ReadRegistration,
  claims: IdentityClaims | undefined,
): Promise<Refusal | undefined> {
  if (!needsPhoneProof || mobile === undefined) return undefined;
  if (claims) return (await useToken(client, claims)) ? undefined : new Refusal('identity_token_invalid');
  const code = (input.verificationCode ?? '').trim();
  const isRight = await codes.takeWithin(client, { brandId: brand.id, purpose: 'register', number: mobile, code });
  return isRight ? undefined : refuseField('code_incorrect', 'verificationCode');
}

/**
 * Keeps the number and address. One that was only typed and that somebody else has verified is left out and not
 * refused: it would tell who has an account, and the account works without it.
 */
async function bind(
  client: Transaction,
  { brandId, memberId, way }: Pick<RegistrationForm, 'way'> & { brandId: number; memberId: bigint },
  { mobile, email, needsPhoneProof }: ReadRegistration,
): Promise<void> {
  if (mobile !== undefined) {
    const contact = { brandId, memberId, kind: 'mobile', value: mobile, isVerified: needsPhoneProof } as const;
    const isBound = await insertContact(client, contact);
    if (!isBound && (needsPhoneProof || way === 'mobile')) throw refuseField('mobile_taken', 'mobileNum');
  }
  if (email !== undefined) {
    await insertContact(client, { brandId, memberId, kind: 'email', value: email, isVerified: false });
  }
}

/** The registration page's URL without query: tokens must not be stored in a profile. */
function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve characters that are easy to type from a phone. */
function newPassword(): string {
  return Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
}
