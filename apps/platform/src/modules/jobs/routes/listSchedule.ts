import { listSchedule as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { readSchedule, type ScheduleRow } from '#kit/jobs/store/schedule.ts';
import type { JobsDeps } from '../JobsDeps.ts';

function statusOf({ begunAt, endedAt, failures }: ScheduleRow): 'waiting' | 'running' | 'failed' {
  if (begunAt !== null && (endedAt === null || endedAt < begunAt)) return 'running';
  return failures > 0 ? 'failed' : 'waiting';
}

export const listSchedule = ({ pool }: JobsDeps): Route =>
  implement(operation, async () => {
    const rows = await readSchedule(pool);
    return {
      isWorked: rows.some(({ isRecent }) => isRecent),
      jobs: rows.map((row) => ({
        name: row.name,
        everySeconds: row.everyMs / 1_000,
        status: statusOf(row),
        begunAt: row.begunAt?.toISOString() ?? null,
        endedAt: row.endedAt?.toISOString() ?? null,
        nextAt: row.nextAt.toISOString(),
        failures: row.failures,
        fault: row.fault,
      })),
    };
  });
