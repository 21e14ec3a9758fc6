import { studioErrors, type StudioErrorName } from '@baize/contract/studio/studioErrors';

/** A refusal with a code from the contract's closed list; only code and message leave the server. */
export class StudioError extends Error {
  readonly error: StudioErrorName;
  readonly status: number;

  constructor(error: StudioErrorName, message: string = studioErrors[error][1]) {
    super(message);
    this.error = error;
    this.status = studioErrors[error][0];
  }
}
