/** The door of the messages: what the platform tells a member, in the transaction of what it is about. */
export { createMessages, type Messages } from './createMessages.ts';
export type { SystemFact } from './SystemFact.ts';
