import { StudioError } from '../../StudioError.ts';

/** Ends a call whose proof is not the operator's. */
export function refuseStranger(isProved: boolean): void {
  if (!isProved) throw new StudioError('signatureWrong', 'This call does not prove that it is the operator’s.');
}
