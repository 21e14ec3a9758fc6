import type { FeedbackType } from '@baize/contract';

export type TicketStatus = 'open' | 'answered' | 'closed';

/** An entry of a thread; without an operator it is the member's own. `images` are indexes of its pictures. */
export type ReplyRow = {
  id: bigint;
  ticketId: bigint;
  operator: string;
  content: string;
  createdAt: Date;
  images: number[];
};

/** A ticket as stored, with its entries in order. */
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
