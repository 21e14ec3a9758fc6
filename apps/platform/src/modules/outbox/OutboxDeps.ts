import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';

export type MessageStatus = 'waiting' | 'sent' | 'failed' | 'kept' | 'dropped';
export type Channel = 'email' | 'sms';

/** An outgoing message; `id` is the same for every attempt. */
export type OutgoingMessage = Readonly<{ id: bigint; recipient: string; subject: string; body: string }>;

/** A transport. It throws a Fault, and resolves or throws within ten seconds. */
export type Transport = Readonly<{ send(message: OutgoingMessage): Promise<void>; close?(): void }>;

export type OutboxDeps = Readonly<{
  pool: Pool;
  log: Logger;
  email: Transport | undefined;
  sms: Transport | undefined;
  /** Operators may read texts: on demonstration sites only, since they contain codes. */
  isDemo: boolean;
}>;
