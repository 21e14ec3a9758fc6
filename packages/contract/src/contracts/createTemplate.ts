import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractTemplate } from './contractTemplate.ts';
import { contractKind, contractTerms } from './contractTerms.ts';

/** Saves terms as a named template. */
export const createTemplate = operation({
  id: 'contracts.createTemplate',
  method: 'POST',
  path: '/ops/contracts/createTemplate',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Keep a contract template',
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)),
    kind: contractKind,
    terms: contractTerms,
  }),
  output: contractTemplate,
  errors: ['not_logged_in', 'not_allowed', 'contract_terms_invalid'],
});
