import type { MessagePurpose } from '@baize/contract/outbox/messagePurposes';
import type { Channel, MessageStatus } from './OutboxDeps.ts';

export type MessageRow = Readonly<{
  id: bigint;
  channel: Channel;
  purpose: MessagePurpose;
  recipient: string;
  subject: string;
  body: string;
  status: Exclude<MessageStatus, 'dropped'>;
  attempts: number;
  fault: string;
  createdAt: Date;
  sentAt: Date | null;
}>;
