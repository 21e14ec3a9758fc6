import type { InputOf } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import { incomeSources, profileRules } from '@baize/contract/identity/profile';
import type { updateProfile } from '@baize/contract/identity/updateProfile';
import type { Brand, MemberSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { IdentityDeps } from '../IdentityDeps.ts';
import { matchesWhole } from '../matchesWhole.ts';
import { nationalities } from '../presentProfile.ts';
import { refuseField } from '../refuseField.ts';
import { lockAccount } from '../store.ts';
import { readDetails, writeDetails, type Details } from '../store/details.ts';
import { settlePayee } from '../store/profiles.ts';

type Change = Readonly<{ brand: Brand; session: MemberSession; given: InputOf<typeof updateProfile> }>;

/** Maximum plausible age. */
const OLDEST_YEARS = 125;
const ADULT_YEARS = 18;

/**
 * Saves given profile fields. Full name and birthday can be set once: a second attempt, also a concurrent one, is
 * refused and changes nothing.
 */
export async function saveProfile(
  { pool, clock, promotions }: Pick<IdentityDeps, 'pool' | 'clock' | 'promotions'>,
  { brand, session, given }: Change,
): Promise<Details> {
  const tidy = readGiven(brand, given, clock());
  const owner = { brandId: session.brandId, memberId: session.memberId };
  return transact(pool, async (client) => {
    // The account's row lock serialises changes of the profile.
    await lockAccount(client, owner);
    const older = await readDetails(client, owner);
    if (older === undefined) throw new Refusal('not_logged_in');
    for (const field of ['fullName', 'birthday'] as const) {
      const isOther = tidy[field] !== undefined && older[field] !== '' && tidy[field] !== older[field];
      if (isOther) throw refuseField('profile_locked', field);
    }
    const next = { ...older, ...tidy };
    if (next.fullName !== older.fullName) {
      const payee = await settlePayee(client, { ...owner, name: next.fullName });
      if (payee !== next.fullName) throw refuseField('profile_locked', 'fullName');
    }
    await writeDetails(client, owner, next);
    if (next.zalo !== older.zalo) await promotions.noteFact(client, owner);
    return next;
  });
}

function readGiven(brand: Brand, given: Change['given'], nowMs: number): Partial<Details> {
  const tidy: Record<string, string> = {};
  for (const [field, typed] of Object.entries(given)) {
    if (typed === undefined) continue;
    const text = typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
    // Invisible and direction-changing characters make a text look like another one.
    if (/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(text)) throw refuseField('field_invalid', field, { reason: 'pattern' });
    check(brand, field, text);
    tidy[field] = text;
  }
  if (tidy['birthday'] !== undefined && tidy['birthday'] !== '') checkAge(tidy['birthday'], nowMs);
  return tidy as Partial<Details>;
}

function check(brand: Brand, field: string, text: string): void {
  const isOneOf = (list: readonly string[]): boolean => text === '' || list.includes(text);
  if (field === 'nationality' || field === 'sourceOfIncome') {
    if (!isOneOf(field === 'nationality' ? nationalities : incomeSources)) throw refuseField('field_invalid', field);
    return;
  }
  const rule =
    field === 'fullName'
      ? { ...brand.settings.register.payeeName, enabled: true, required: false }
      : profileRules[field as keyof typeof profileRules];
  const fault = fieldFault(field === 'fullName' ? 'payeeName' : field, rule, text, matchesWhole);
  const { minLength, maxLength } = rule;
  if (fault) throw refuseField(fault.code, field, { reason: fault.reason, minLength, maxLength });
}

/** The 18th birthday has passed in every time zone. */
function checkAge(birthday: string, nowMs: number): void {
  const yearsAgo = (years: number): string => {
    const today = new Date(nowMs - 12 * 3_600_000);
    return `${String(today.getUTCFullYear() - years).padStart(4, '0')}${today.toISOString().slice(4, 10)}`;
  };
  if (birthday > yearsAgo(ADULT_YEARS)) throw refuseField('age_required', 'birthday');
  if (birthday < yearsAgo(OLDEST_YEARS)) throw refuseField('field_invalid', 'birthday', { reason: 'pattern' });
}
