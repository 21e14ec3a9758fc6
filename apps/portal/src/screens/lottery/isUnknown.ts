import { CallError } from '@baize/client/CallError';

/** Whether the bets may have been taken all the same: only a refusal says for sure that they were not. */
export const isUnknown = (error: unknown): boolean => !(error instanceof CallError) || error.isUnknown;
