import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { contractTemplate } from './contractTemplate.ts';

/** Templates, open ones first, then newest first. */
export const listTemplates = operation({
  id: 'contracts.listTemplates',
  method: 'GET',
  path: '/ops/contracts/listTemplates',
  audience: 'operator',
  permission: 'contracts.read',
  summary: 'Contract templates',
  input: z.strictObject({}),
  output: z.array(contractTemplate),
  errors: ['not_logged_in', 'not_allowed'],
});
