import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { pageNumber, pageOf, pageSize, rowId } from '../shapes.ts';
import { quota, quotaChange } from './quota.ts';

/** An agent's quotas and their change log, newest first. */
export const listQuotas = operation({
  id: 'agents.listQuotas',
  method: 'GET',
  path: '/ops/agents/listQuotas',
  audience: 'operator',
  permission: 'agents.read',
  summary: 'Quotas of an agent',
  input: z.strictObject({ memberId: rowId, pageNum: pageNumber, pageSize }),
  output: z.strictObject({ account: z.string(), quotas: z.array(quota), page: pageOf(quotaChange) }),
  errors: ['not_logged_in', 'not_allowed', 'member_not_found'],
});
