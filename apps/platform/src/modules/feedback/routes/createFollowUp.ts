import { createFollowUp as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { writeOn } from '../commands/writeOn.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentTicket } from '../present.ts';
import { readPictures } from '../readPictures.ts';
import { tidied } from '#kit/tidied.ts';
import { isSizedFollowUp, MAX_CHARACTERS } from '../rules.ts';

export const createFollowUp = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input: { requestId, ticketId, content: typed, images = [] }, session, refuse }) => {
    const content = tidied(typed);
    if (content === '') throw refuse('field_required');
    if (!isSizedFollowUp(content)) throw refuse('feedback_length', { minWords: 1, maxWords: MAX_CHARACTERS });
    const { brandId, memberId } = session;
    const pictures = await readPictures(images, session);
    return presentTicket(await writeOn(deps, { brandId, memberId, requestId, ticketId, content, pictures }));
  });
