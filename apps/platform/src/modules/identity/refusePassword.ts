import { shortestPasswords } from '@baize/contract';
import { fieldFault } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import { isCommonPassword } from './isCommonPassword.ts';
import { matchesWhole } from './matchesWhole.ts';
import { refuseField } from './refuseField.ts';

type Choice = Readonly<{
  brand: Pick<Brand, 'name' | 'code' | 'settings'>;
  password: string;
  /** The password's field in the form. */
  field: string;
  /** Names of the account, which a password must not be. */
  names: readonly string[];
}>;

/**
 * Throws the refusal of an invalid new password: against the brand's rule, blank, or common. Surrounding spaces count
 * and are kept.
 */
export function refusePassword({ brand, password, field, names }: Choice): void {
  const { register } = brand.settings;
  // The lower bound also applies to settings stored before it existed.
  const minLength = Math.max(register.password.minLength, shortestPasswords.password);
  const rule = { ...register.password, minLength, enabled: true, required: true };
  const { maxLength } = rule;
  if (password === '') throw refuseField('field_required', field);
  const fault = fieldFault('password', rule, password, matchesWhole);
  if (fault) throw refuseField('password_invalid', field, { reason: fault.reason, minLength, maxLength });
  if (password.trim() === '') throw refuseField('password_invalid', field, { reason: 'pattern', minLength, maxLength });
  if (isCommonPassword(password, [...names, brand.name, brand.code])) throw refuseField('password_too_common', field);
}
