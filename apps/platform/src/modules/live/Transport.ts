import type { ServerOptions } from 'socket.io';

/** What carries messages between the server processes. Socket servers of different names hear nothing of each other. */
export type Transport = Readonly<{
  adapter(name: 'live' | 'chat'): NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}>;
