import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import type { Brand } from '#kit/implement.ts';
import { canonicalMobile } from './canonicalMobile.ts';
import { canonicalName } from './rules.ts';

/**
 * The account name of a typed login name. Mobile accounts are named by E.164; a national notation is read as a number
 * of the brand's first country.
 */
export function loginName(brand: Pick<Brand, 'settings'>, typed: string): string | undefined {
  const [home] = brand.settings.dialingCountries;
  if (home === undefined || !/^\s*[+\d]/.test(typed)) return canonicalName(typed);
  const countryDialingCode = `+${getCountryCallingCode(home as CountryCode)}`;
  const found = canonicalMobile({ mobileNum: typed, countryDialingCode, countries: [home] });
  return 'number' in found ? found.number.slice(1) : canonicalName(typed.trim().replace(/^\+/, ''));
}
