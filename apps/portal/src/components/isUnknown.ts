import { CallError } from '@baize/client/CallError';

/** Whether it may have been carried out all the same: only a refusal says for sure that it was not. */
export const isUnknown = (error: unknown): boolean => !(error instanceof CallError) || error.isUnknown;
