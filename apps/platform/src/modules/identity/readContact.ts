import { matchesPattern } from '@baize/contract/identity/patterns';
import type { Brand } from '#kit/implement.ts';
import type { CodePurpose, CodeToSend } from './IdentityDeps.ts';
import { readTypedMobile } from './readTypedMobile.ts';
import { refuseField } from './refuseField.ts';

type Typed =
  | Readonly<{ kind: 'mobile'; mobileNum: string; countryDialingCode: string }>
  | Readonly<{ kind: 'email'; email: string }>;

type Contact = Readonly<{ kind: Typed['kind']; value: string; channel: CodeToSend['channel'] }>;

export const BINDING: CodePurpose = 'binding';

const EMAIL_PATTERN = 4;

/** A number in E.164 or an address in lower case, from any notation; throws a refusal if invalid. */
export function readContact(brand: Brand, typed: Typed): Contact {
  if (typed.kind === 'mobile') return { kind: 'mobile', value: readTypedMobile(brand, typed), channel: 'sms' };
  const value = typed.email.trim().toLowerCase();
  if (!matchesPattern(EMAIL_PATTERN, value)) throw refuseField('email_invalid', 'email');
  return { kind: 'email', value, channel: 'email' };
}

/** A code is valid only for the account that requested it. */
export function bindingAttempt(memberId: bigint): string {
  return `binding:${memberId}`;
}
