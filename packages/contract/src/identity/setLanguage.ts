import * as z from 'zod/mini';
import { language } from '../language.ts';
import { operation } from '../operation.ts';

/** Saves the member's language, for mails and the next login. */
export const setLanguage = operation({
  id: 'identity.setLanguage',
  method: 'POST',
  path: '/wps/member/updateLanguage',
  audience: 'member',
  summary: 'Update the language',
  input: z.strictObject({ language }),
  output: z.strictObject({ language: z.string() }),
  errors: ['not_logged_in', 'language_not_offered'],
});
