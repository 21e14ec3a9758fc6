import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';

/** Removes a segment that nothing uses; the refusal of one in use holds its uses, as `listSegments` gives them. */
export const removeSegment = operation({
  id: 'members.removeSegment',
  method: 'POST',
  path: '/ops/members/removeSegment',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Remove a segment',
  input: z.strictObject({ id: rowId, version: z.int() }),
  output: z.strictObject({}),
  errors: ['not_logged_in', 'not_allowed', 'segment_not_found', 'segment_in_use', 'version_conflict'],
});
