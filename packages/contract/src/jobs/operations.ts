export { listQueue } from './listQueue.ts';
export { listSchedule } from './listSchedule.ts';
export { retryJob } from './retryJob.ts';
export { runJob } from './runJob.ts';
