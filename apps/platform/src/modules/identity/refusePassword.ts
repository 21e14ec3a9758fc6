import { shortestPasswords } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { matchesWhole } from './matchesWhole.ts';
import { refuseField } from './refuseField.ts';

type Choice = Readonly<{
  brand: Pick<Brand, 'name' | 'code' | 'settings'>;
  password: string;
  /** Where the password stands in the form. */
  field: string;
  /** Names of the account, which a password must not be. */
  names: readonly string[];
}>;

/**
 * Throws the refusal of a password that may not be chosen: against the brand's rule, nothing but spaces, or among the
 * first that anybody would try. Spaces around it count and stay.
 */
export function refusePassword({ brand, password, field, names }: Choice): void {
  const { register } = brand.settings;
  // Settings that were stored before there was a shortest length are held to it as well.
  const minLength = Math.max(register.password.minLength, shortestPasswords.password);
  const rule = { ...register.password, minLength, enabled: true, required: true };
  const { maxLength } = rule;
  if (password === '') throw refuseField('field_required', field);
  const fault = fieldFault('password', rule, password, matchesWhole);
  if (fault) throw refuseField('password_invalid', field, { reason: fault.reason, minLength, maxLength });
  if (password.trim() === '') throw refuseField('password_invalid', field, { reason: 'pattern', minLength, maxLength });
  if (isCommonPassword(password, [...names, brand.name, brand.code])) throw refuseField('password_too_common', field);
}
