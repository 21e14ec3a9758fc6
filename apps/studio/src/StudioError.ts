import { studioErrors, type StudioErrorName } from '@baize/contract/studio/studioErrors';

/** A refusal with a name from the contract's closed list; the name and the sentence are all that leaves the server. */
export class StudioError extends Error {
  readonly error: StudioErrorName;
  readonly status: number;

  constructor(error: StudioErrorName, message: string = studioErrors[error][1]) {
    super(message);
    this.error = error;
    this.status = studioErrors[error][0];
  }
}
