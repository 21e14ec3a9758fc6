import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/max';
import type { Brand } from '#kit/implement.ts';
import { canonicalMobile } from './canonicalMobile.ts';
import { canonicalName } from './rules.ts';

/**
 * The name that somebody means who types one to come in. Who registered by number is called by it in E.164; at home it is
 * typed as at home, and that is read as a number of the brand's first country.
 */
export function loginName(brand: Pick<Brand, 'settings'>, typed: string): string | undefined {
  const [home] = brand.settings.dialingCountries;
  if (home === undefined || !/^\s*[+\d]/.test(typed)) return canonicalName(typed);
  const countryDialingCode = `+${getCountryCallingCode(home as CountryCode)}`;
  const found = canonicalMobile({ mobileNum: typed, countryDialingCode, countries: [home] });
  return 'number' in found ? found.number.slice(1) : canonicalName(typed.trim().replace(/^\+/, ''));
}
