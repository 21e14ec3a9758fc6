import { fieldFault } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import { matchesWhole } from './matchesWhole.ts';
import { refuseField } from './refuseField.ts';
import { canonicalName } from './rules.ts';

/** Refuses a name that the brand's registration rule would refuse. */
export function refuseName(brand: Pick<Brand, 'settings'>, username: string): void {
  const rule = { ...brand.settings.register.username, enabled: true, required: true };
  const fault = fieldFault('username', rule, username, matchesWhole);
  const { minLength, maxLength } = rule;
  if (fault) throw refuseField(fault.code, 'username', { reason: fault.reason, minLength, maxLength });
  if (!/^[A-Za-z]/.test(username) || canonicalName(username) === undefined) {
    throw refuseField('username_invalid', 'username');
  }
}
