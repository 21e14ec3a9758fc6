import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { segment, segmentDraft } from './segment.ts';

/** Updates a segment if its version is still the one that was read; what uses it goes by the new conditions at once. */
export const updateSegment = operation({
  id: 'members.updateSegment',
  method: 'POST',
  path: '/ops/members/updateSegment',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Change a segment',
  input: z.strictObject({ id: rowId, version: z.int(), draft: segmentDraft }),
  output: segment,
  errors: [
    'not_logged_in',
    'not_allowed',
    'field_required',
    'field_invalid',
    'amount_invalid',
    'segment_not_found',
    'segment_name_taken',
    'version_conflict',
  ],
});
