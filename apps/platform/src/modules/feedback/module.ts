import type { Module } from '#kit/implement.ts';
import type { FeedbackDeps } from './FeedbackDeps.ts';
import { removeOldLettersJob } from './jobs/removeOldLetters.ts';
import { closeLetter } from './routes/closeLetter.ts';
import { closeTicket } from './routes/closeTicket.ts';
import { createFollowUp } from './routes/createFollowUp.ts';
import { createLetter } from './routes/createLetter.ts';
import { createLetterReply } from './routes/createLetterReply.ts';
import { createReply } from './routes/createReply.ts';
import { createTicket } from './routes/createTicket.ts';
import { getFeedback } from './routes/getFeedback.ts';
import { getFeedbackImage } from './routes/getFeedbackImage.ts';
import { getTicketImage } from './routes/getTicketImage.ts';
import { listLetters } from './routes/listLetters.ts';
import { listTickets } from './routes/listTickets.ts';

/** Feedback and complaints of members, letters of people without an account, and what the house answers. */
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
      createLetter(deps),
      listLetters(deps),
      createLetterReply(deps),
      closeLetter(deps),
    ],
    jobs: [removeOldLettersJob(deps)],
  };
  return { module };
}
