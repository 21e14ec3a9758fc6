import type { Brand } from '#kit/implement.ts';
import { canonicalMobile } from './canonicalMobile.ts';
import { refuseField } from './refuseField.ts';

/** A form's number in E.164; throws a refusal if it is invalid or not supported by the brand. */
export function readTypedMobile(
  brand: Pick<Brand, 'settings'>,
  { mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string },
): string {
  const countries = brand.settings.dialingCountries;
  const found = canonicalMobile({ mobileNum, countryDialingCode, countries });
  if ('fault' in found) throw refuseField(found.fault, 'mobileNum');
  return found.number;
}
