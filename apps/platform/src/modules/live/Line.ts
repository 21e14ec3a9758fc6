import type { ServerOptions } from 'socket.io';

/** What carries messages between the server processes. */
export type Line = Readonly<{ adapter: NonNullable<ServerOptions['adapter']>; close(): Promise<void> }>;
