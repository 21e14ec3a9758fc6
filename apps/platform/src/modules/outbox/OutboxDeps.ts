import type { Pool } from '#kit/db.ts';
import type { Logger } from '@baize/server/logger';

export type MessageStatus = 'waiting' | 'sent' | 'failed' | 'kept' | 'dropped';
export type Channel = 'email' | 'sms';

/** A message on its way out; `id` is the same with every try. */
export type OutgoingMessage = Readonly<{ id: bigint; recipient: string; subject: string; body: string }>;

/** A way out. It throws a Fault, and answers or throws within ten seconds. */
export type Transport = Readonly<{ send(message: OutgoingMessage): Promise<void>; close?(): void }>;

export type OutboxDeps = Readonly<{
  pool: Pool;
  log: Logger;
  email: Transport | undefined;
  sms: Transport | undefined;
  /** Texts may be read by operators: on demonstration sites only, since they hold codes. */
  isDemo: boolean;
}>;
