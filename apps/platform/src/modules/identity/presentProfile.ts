import type { OutputOf } from '@baize/contract';
import type { getProfile } from '@baize/contract/identity/getProfile';
import { getCountries } from 'libphonenumber-js/max';
import type { Details } from './store/details.ts';

/** Ascension and Tristan da Cunha have calling codes, but no nationality. */
export const nationalities: readonly string[] = getCountries().filter((code) => code !== 'AC' && code !== 'TA');

/** A profile as its owner sees it, with its immutable fields. */
export function presentProfile(details: Details): OutputOf<typeof getProfile> {
  return {
    ...details,
    locked: [
      ...(details.fullName === '' ? [] : ['fullName' as const]),
      ...(details.birthday === '' ? [] : ['birthday' as const]),
    ],
    nationalities: [...nationalities],
  };
}
