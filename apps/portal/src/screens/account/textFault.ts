import { fieldFault, type FieldRule, type WholeMatch } from '@baize/contract/identity/patterns';

/**
 * The name of what is wrong with a text under its rule, or nothing. A password that is too short or too long has words
 * of its own, which name the bounds.
 */
export function textFault(field: string, rule: FieldRule, text: string, match: WholeMatch): string | undefined {
  const fault = fieldFault(field, rule, text, match);
  if (fault === undefined) return undefined;
  return fault.code === 'password_invalid' && fault.reason === 'length' ? 'password_length' : fault.code;
}
