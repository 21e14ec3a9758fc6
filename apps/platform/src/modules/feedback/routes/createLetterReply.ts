import { createLetterReply as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { answerLetter } from '../commands/answerLetter.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentLetter } from '../presentLetter.ts';
import { tidied } from '#kit/tidied.ts';

export const createLetterReply = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input: { letterId, content: typed }, brand, session, ip, refuse }) => {
    const content = tidied(typed);
    if (content === '') throw refuse('field_required');
    return presentLetter(await answerLetter(deps, { brand, operator: session, ip, letterId, content }));
  });
