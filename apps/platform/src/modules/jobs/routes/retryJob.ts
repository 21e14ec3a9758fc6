import { retryJob as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { retryNow } from '#kit/jobs/store/queue.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { JobsDeps } from '../JobsDeps.ts';

export const retryJob = ({ pool }: JobsDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    await transact(pool, async (client) => {
      const job = await retryNow(client, brandId, input.jobId);
      if (!job) throw refuse('job_not_found');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, action: 'jobs.retryJob' },
        ...{ objectType: 'job', objectId: input.jobId, after: { name: job.name } },
      });
    });
    return {};
  });
