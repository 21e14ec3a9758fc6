import { closeLetter as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { endLetter } from '../commands/endLetter.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentLetter } from '../presentLetter.ts';

export const closeLetter = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input: { letterId }, session, ip }) =>
    presentLetter(await endLetter(deps, { letterId, operator: session, ip })),
  );
