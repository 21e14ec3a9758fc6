import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

export type CanonicalMobile = Readonly<
  { number: string; country: string } | { fault: 'mobile_invalid' | 'country_not_offered' }
>;

type Typed = Readonly<{ mobileNum: string; countryDialingCode: string; countries: readonly string[] }>;

/**
 * Canonical form of a mobile number, E.164, from any notation: with or without its country code, with blanks, dashes,
 * brackets, a leading zero or full-width digits. All counters use it. Numbers that are not mobile (premium rate and the
 * like) are invalid, and a country that the brand does not support is refused.
 */
export function canonicalMobile({ mobileNum, countryDialingCode, countries }: Typed): CanonicalMobile {
  const calling = countryDialingCode.slice(1);
  const offered = countries.filter((country) => callingCodeOf(country) === calling);
  if (offered.length === 0) return { fault: 'country_not_offered' };
  const text = mobileNum
    .normalize('NFKC')
    .replace(/[\p{Zs}\p{Pd}().]/gu, '')
    .replace(/^00/, '+');
  if (!/^\+?\d{4,20}$/.test(text)) return { fault: 'mobile_invalid' };
  const readings = text.startsWith('+')
    ? [parsePhoneNumberFromString(text)]
    : [
        parsePhoneNumberFromString(text, { defaultCallingCode: calling }),
        ...(text.startsWith(calling) ? [parsePhoneNumberFromString(`+${text}`)] : []),
      ];
  const found = readings.find((number) => number?.isValid() && number.countryCallingCode === calling);
  const type = found?.getType();
  if (!found || (type !== 'MOBILE' && type !== 'FIXED_LINE_OR_MOBILE')) return { fault: 'mobile_invalid' };
  const country = found.country ?? offered[0] ?? '';
  return offered.includes(country) ? { number: found.number, country } : { fault: 'country_not_offered' };
}

function callingCodeOf(country: string): string | undefined {
  try {
    return getCountryCallingCode(country as CountryCode);
  } catch {
    return undefined;
  }
}
