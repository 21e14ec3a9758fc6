/** Public API of the messages module: messages to a member, in the transaction of their cause. */
export { broadcastsTo } from './broadcastsTo.ts';
export { createMessages, type Messages } from './createMessages.ts';
export type { SystemFact } from './SystemFact.ts';
