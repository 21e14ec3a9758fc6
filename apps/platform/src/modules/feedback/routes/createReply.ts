import { createReply as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { answerTicket } from '../commands/answerTicket.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentMemberTicket } from '../present.ts';
import { tidied } from '#kit/tidied.ts';

export const createReply = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const content = tidied(input.content);
    if (content === '') throw refuse('field_required');
    return presentMemberTicket(await answerTicket(deps, { ...input, content, operator: session, ip }));
  });
