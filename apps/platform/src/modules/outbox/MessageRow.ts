import type { Channel, MessageStatus } from './OutboxDeps.ts';

export type MessageRow = Readonly<{
  id: bigint;
  channel: Channel;
  purpose: string;
  recipient: string;
  subject: string;
  body: string;
  status: Exclude<MessageStatus, 'dropped'>;
  attempts: number;
  fault: string;
  createdAt: Date;
  sentAt: Date | null;
}>;
