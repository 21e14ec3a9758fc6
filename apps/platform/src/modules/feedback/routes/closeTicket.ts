import { closeTicket as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { endTicket } from '../commands/endTicket.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentMemberTicket } from '../present.ts';

export const closeTicket = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input: { ticketId }, session, ip }) =>
    presentMemberTicket(await endTicket(deps, { ticketId, operator: session, ip })),
  );
