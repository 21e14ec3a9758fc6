import { operation } from '../operation.ts';
import { segment, segmentDraft } from './segment.ts';

/** Adds a segment, whose amounts are in the brand's currency. */
export const createSegment = operation({
  id: 'members.createSegment',
  method: 'POST',
  path: '/ops/members/createSegment',
  audience: 'operator',
  permission: 'members.write',
  summary: 'Set up a segment',
  description: 'Its members are those who meet every condition when it is used; they are stored nowhere.',
  input: segmentDraft,
  output: segment,
  errors: [
    'not_logged_in',
    'not_allowed',
    'field_required',
    'field_invalid',
    'amount_invalid',
    'segment_name_taken',
    'segments_too_many',
  ],
});
