import * as z from 'zod/mini';
import type { FieldRule } from './patterns.ts';

export const incomeSources = ['salary', 'business', 'investments', 'pension', 'savings', 'family', 'other'] as const;

/** Validation of a profile text; length and pattern are those of the registration rules. */
const rule = (patternId: number, minLength: number, maxLength: number, acceptedPattern = '*'): FieldRule => ({
  ...{ enabled: true, required: false, patternId, minLength, maxLength, acceptedPattern },
});

/** Rules of the plain text fields. The full name uses the brand's own rule for the payee's name. */
export const profileRules = {
  nickname: { ...rule(1, 1, 32), required: true },
  telegram: rule(10, 5, 33, '@?[A-Za-z][A-Za-z0-9_]*'),
  zalo: rule(10, 6, 32, '\\+?[A-Za-z0-9._]+'),
  birthday: rule(12, 10, 10, '\\d{4}-\\d{2}-\\d{2}'),
  address: rule(1, 5, 200),
  occupation: rule(1, 2, 64),
} as const satisfies Readonly<Record<string, FieldRule>>;

/** A member's profile; missing fields are empty. */
export const profile = z.strictObject({
  nickname: z.string(),
  fullName: z.string(),
  telegram: z.string(),
  zalo: z.string(),
  birthday: z.string(),
  address: z.string(),
  /** ISO 3166-1 alpha-2. */
  nationality: z.string(),
  occupation: z.string(),
  sourceOfIncome: z.string(),
  /** Fields that can be set only once and have been. */
  locked: z.array(z.enum(['fullName', 'birthday'])),
  /** Available nationalities. */
  nationalities: z.array(z.string()),
});
