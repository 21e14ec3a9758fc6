import { feedbackTypes, getFeedback as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { presentTicket } from '../present.ts';
import { MAX_CHARACTERS, MIN_CHARACTERS } from '../rules.ts';
import { readOwn } from '../store.ts';

export const getFeedback = ({ pool }: FeedbackDeps): Route =>
  implement(operation, async ({ input: { pageNum, pageSize }, session }) => {
    const { rows, total } = await readOwn(pool, session, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return {
      types: [...feedbackTypes],
      minWords: MIN_CHARACTERS,
      maxWords: MAX_CHARACTERS,
      entries: pageOf(rows.map(presentTicket), total, { pageNum, pageSize }),
    };
  });
