import type { JobModel } from './jobModel.ts';
import type { JobBrand } from './seedJobs.ts';

/** A brand with a clock of its own, which the workers read, and the model of the same hours. */
export type Site = JobBrand & { model: JobModel; now: number; seenUpTo: number };
