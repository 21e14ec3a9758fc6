/** The door of members. */
export { membersModule } from './module.ts';
