import { errorStatus, type ErrorCode } from '@baize/contract';

/**
 * A refusal with an error code. Thrown anywhere below a route, it becomes the response; any other error becomes
 * `unknown_error`.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly value: unknown;

  constructor(code: ErrorCode, message: string = code, value: unknown = null) {
    super(message);
    this.code = code;
    this.value = value;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
