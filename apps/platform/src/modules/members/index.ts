/** The door of members. */
export { createMembers, type Members } from './createMembers.ts';
export { readTags } from './store/tags.ts';
