import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { contractTemplate } from './contractTemplate.ts';

/** Closes a template; existing contracts made from it stay. */
export const closeTemplate = operation({
  id: 'contracts.closeTemplate',
  method: 'POST',
  path: '/ops/contracts/closeTemplate',
  audience: 'operator',
  permission: 'contracts.write',
  summary: 'Retire a contract template',
  input: z.strictObject({ id: rowId }),
  output: contractTemplate,
  errors: ['not_logged_in', 'not_allowed', 'contract_template_unknown'],
});
