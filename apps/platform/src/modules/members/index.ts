/** Public API of the members module. */
export { createMembers, type Members } from './createMembers.ts';
export type { ReadClasses } from './filterMembers.ts';
export type { SegmentUse } from './SegmentRow.ts';
export { segmentsOf } from './segmentsOf.ts';
export { nameSegments, shareSegment } from './store/segments.ts';
export { readTags } from './store/tags.ts';
