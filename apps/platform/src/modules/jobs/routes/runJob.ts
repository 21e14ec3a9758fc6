import { runJob as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { hasten } from '#kit/jobs/store/schedule.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { JobsDeps } from '../JobsDeps.ts';

export const runJob = ({ pool }: JobsDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const { brandId, operatorId, username } = session;
    await transact(pool, async (client) => {
      if (!(await hasten(client, input.name))) throw refuse('job_not_found');
      await record(client, {
        ...{ brandId, actorId: operatorId, actor: username, ip, action: 'jobs.runJob' },
        ...{ objectType: 'job', objectId: input.name },
      });
    });
    return {};
  });
