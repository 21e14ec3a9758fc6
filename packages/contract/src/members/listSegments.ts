import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { segment } from './segment.ts';

/** The brand's segments by name. */
export const listSegments = operation({
  id: 'members.listSegments',
  method: 'GET',
  path: '/ops/members/listSegments',
  audience: 'operator',
  permission: 'members.read',
  summary: 'Segments',
  input: z.strictObject({}),
  output: z.strictObject({ segments: z.array(segment) }),
  errors: ['not_logged_in', 'not_allowed'],
});
