/** The door of members. */
export { membersModule } from './module.ts';
export { readProfit } from './readProfit.ts';
export { countTagged, readTaggedAfter, readTags } from './store/tags.ts';
