/** Public API of the members module. */
export { createMembers, type Members } from './createMembers.ts';
export { readTags } from './store/tags.ts';
