import { createTicket as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { writeTicket } from '../commands/writeTicket.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentTicket } from '../present.ts';
import { readPictures } from '../readPictures.ts';
import { tidied } from '#kit/tidied.ts';
import { isSized, MAX_CHARACTERS, MIN_CHARACTERS } from '../rules.ts';

export const createTicket = (deps: FeedbackDeps): Route =>
  implement(operation, async ({ input: { type, content: typed, contact = '', images = [] }, session, refuse }) => {
    const content = tidied(typed);
    if (!isSized(content)) throw refuse('feedback_length', { minWords: MIN_CHARACTERS, maxWords: MAX_CHARACTERS });
    const { brandId, memberId, account } = session;
    const pictures = await readPictures(images, session);
    return presentTicket(
      await writeTicket(deps, { brandId, memberId, account, type, content, contact: tidied(contact), pictures }),
    );
  });
