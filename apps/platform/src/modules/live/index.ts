/** Public API of the live module: events for a member's own sockets, and disconnecting sockets. */
export { hostOf } from './admitHandshake.ts';
export { createLive, type Live } from './createLive.ts';
export { tellWithin } from './jobs/tell.ts';
export { limitPackets } from './limitPackets.ts';
export { memberRoom, sessionRoom, type SiteOfSocket } from './LiveServer.ts';
export { openPostgresTransport } from './openPostgresTransport.ts';
export { openRedisTransport } from './openRedisTransport.ts';
