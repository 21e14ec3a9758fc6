import type { Brand } from '#kit/implement.ts';
import { canonicalMobile } from './canonicalMobile.ts';
import { refuseField } from './refuseField.ts';

/** The number of a form in E.164; throws the refusal of one that is none or that the brand does not serve. */
export function readTypedMobile(
  brand: Pick<Brand, 'settings'>,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
): string {
  const countries = brand.settings.dialingCountries;
  const found = canonicalMobile({ mobileNum, countryDialingCode, countries });
  if ('fault' in found) throw refuseField(found.fault, 'mobileNum');
  return found.number;
}
