import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { rowId } from '../shapes.ts';
import { memberTag } from './memberTag.ts';

/** Sets a member's tags. */
export const updateTags = operation({
  id: 'members.updateTags',
  method: 'POST',
  path: '/ops/members/updateTags',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Mark a member',
  description:
    'The whole list, in any order; a tag that stands twice, in whatever case, is one. A tag cannot be called as a segment is.',
  input: z.strictObject({ memberId: rowId, tags: z.array(memberTag).check(z.maxLength(10)) }),
  output: z.strictObject({ tags: z.array(z.string()) }),
  errors: ['not_logged_in', 'not_allowed', 'field_required', 'member_not_found', 'segment_name_taken'],
});
