import type { FeedbackType } from '@baize/contract';

export type TicketStatus = 'open' | 'answered' | 'closed';

/** A line of a thread; without an operator it is the member's own. `images` are the numbers of its pictures. */
export type ReplyRow = {
  id: bigint;
  ticketId: bigint;
  operator: string;
  content: string;
  createdAt: Date;
  images: number[];
};

/** An entry as the tables hold it, with its lines in their order. */
export type TicketRow = {
  id: bigint;
  memberId: bigint;
  account: string;
  type: FeedbackType;
  content: string;
  contact: string;
  status: TicketStatus;
  createdAt: Date;
  updatedAt: Date;
  images: number[];
  replies: ReplyRow[];
};
