/** The door of live: facts for a member's own sockets, and the end of sockets. */
export { createLive, type Live } from './createLive.ts';
export { openPostgresLine } from './openPostgresLine.ts';
export { openRedisLine } from './openRedisLine.ts';
