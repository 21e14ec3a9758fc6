import { StudioError } from '../../StudioError.ts';

/** Refuses a call without the operator's credentials. */
export function refuseStranger(isProved: boolean): void {
  if (!isProved) throw new StudioError('signatureWrong', 'This call does not prove that it is the operator’s.');
}
