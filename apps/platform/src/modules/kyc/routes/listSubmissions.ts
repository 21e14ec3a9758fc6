import { listSubmissions as operation } from '@baize/contract';
import { pageOf } from '@baize/server/pageOf';
import { implement, type Route } from '#kit/implement.ts';
import type { KycDeps } from '../KycDeps.ts';
import { presentSubmission } from '../presentSubmission.ts';
import { readQueue, readWaiting } from '../store/submissions.ts';

export const listSubmissions = ({ pool }: KycDeps): Route =>
  implement(operation, async ({ input: { status, memberId, pageNum, pageSize }, session: { brandId } }) => {
    const filter = { brandId, status, memberId: memberId === undefined ? undefined : BigInt(memberId) };
    const { rows, total } = await readQueue(pool, filter, { limit: pageSize, offset: (pageNum - 1) * pageSize });
    return {
      page: pageOf(rows.map(presentSubmission), total, { pageNum, pageSize }),
      waiting: (await readWaiting(pool, brandId)).count,
    };
  });
