import type { ServerOptions } from 'socket.io';

/**
 * The transport of messages between server processes. Socket servers of different names are isolated from each other.
 */
export type Transport = Readonly<{
  adapter(name: 'live' | 'chat'): NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}>;
