import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { registerField, registerFieldNames } from './settings.ts';

/** Tests a text against the rule of a registration field before the rule is saved, in the engine that will be used. */
export const tryField = operation({
  id: 'site.tryField',
  method: 'POST',
  path: '/ops/site/tryField',
  audience: 'operator',
  permission: 'site.read',
  summary: 'Try a registration rule',
  description: 'Nothing is stored. `reason` says what was looked at first and did not fit, or is null.',
  input: z.strictObject({
    name: z.enum(registerFieldNames),
    field: registerField,
    text: z.string().check(z.maxLength(512)),
  }),
  output: z.strictObject({ fits: z.boolean(), reason: z.nullable(z.enum(['required', 'length', 'pattern'])) }),
  errors: ['not_logged_in', 'not_allowed', 'pattern_invalid'],
});
