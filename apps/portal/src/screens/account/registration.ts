import * as z from 'zod/mini';
import { passwordRules } from './passwordRules.ts';
import { usernameRules } from './usernameRules.ts';

const keepsAll = (rules: Record<string, boolean>) => Object.values(rules).every(Boolean);

/**
 * What the registration form holds and asks before it is sent. Each message is the name of the refusal that the
 * server would give for the same fault, so that one set of words serves both.
 */
export const registration = z
  .object({
    username: z.string().check(
      z.trim(),
      z.refine((typed) => keepsAll(usernameRules(typed)), 'username_invalid'),
    ),
    password: z.string(),
    confirmPassword: z.string(),
    isAdult: z.boolean().check(z.refine((isTicked) => isTicked, 'age_required')),
    hasAcceptedTerms: z.boolean().check(z.refine((isTicked) => isTicked, 'terms_required')),
  })
  .check(
    z.refine(({ username, password }) => keepsAll(passwordRules(password, username)), {
      error: 'password_invalid',
      path: ['password'],
      when: () => true,
    }),
    z.refine(({ password, confirmPassword }) => confirmPassword !== '' && confirmPassword === password, {
      error: 'confirmation_incorrect',
      path: ['confirmPassword'],
      when: () => true,
    }),
  );

export type Registration = z.infer<typeof registration>;

/** The field at which a refusal of the server is shown; refusals that belong to none stand above the button. */
export const fieldOfRefusal: Readonly<Record<string, keyof Registration>> = {
  username_taken: 'username',
  username_invalid: 'username',
  password_invalid: 'password',
  password_too_common: 'password',
  confirmation_incorrect: 'confirmPassword',
  age_required: 'isAdult',
  terms_required: 'hasAcceptedTerms',
};
