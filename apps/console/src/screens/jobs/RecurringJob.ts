import type { listSchedule, OutputOf } from '@baize/contract';

export type RecurringJob = OutputOf<typeof listSchedule>['jobs'][number];
