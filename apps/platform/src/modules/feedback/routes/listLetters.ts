import { listLetters as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { FeedbackDeps } from '../FeedbackDeps.ts';
import { countLetters, readLetters } from '../store/letters.ts';
import { presentLetter } from '../presentLetter.ts';

export const listLetters = ({ pool }: FeedbackDeps): Route =>
  implement(operation, async ({ input: { status, search = '', pageNum, pageSize }, session: { brandId } }) => {
    const [{ rows, total }, counts] = await Promise.all([
      readLetters(
        pool,
        { brandId, status, search: search.trim() },
        { limit: pageSize, offset: (pageNum - 1) * pageSize },
      ),
      countLetters(pool, brandId),
    ]);
    return { page: pageOf(rows.map(presentLetter), total, { pageNum, pageSize }), counts };
  });
