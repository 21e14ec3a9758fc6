import type { Module } from '#kit/implement.ts';
import type { FeedbackDeps } from './FeedbackDeps.ts';
import { closeTicket } from './routes/closeTicket.ts';
import { createFollowUp } from './routes/createFollowUp.ts';
import { createReply } from './routes/createReply.ts';
import { createTicket } from './routes/createTicket.ts';
import { getFeedback } from './routes/getFeedback.ts';
import { getFeedbackImage } from './routes/getFeedbackImage.ts';
import { getTicketImage } from './routes/getTicketImage.ts';
import { listTickets } from './routes/listTickets.ts';

/** Feedback and complaints of members, and replies of operators. */
export function createFeedback(deps: FeedbackDeps): { module: Module } {
  const module: Module = {
    name: 'feedback',
    routes: [
      createTicket(deps),
      createFollowUp(deps),
      getFeedback(deps),
      getFeedbackImage(deps),
      listTickets(deps),
      getTicketImage(deps),
      createReply(deps),
      closeTicket(deps),
    ],
  };
  return { module };
}
