import type { ErrorCode } from '@baize/contract';

/** The refusals of the contract, and what can go wrong on the way to the server. */
export type CallErrorCode = ErrorCode | 'network' | 'timeout' | 'insecure_context';

/** A call that was refused or did not arrive. `code` names the words to show, `value` carries what the refusal adds. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;
  /** The HTTP status, 0 when no answer came. */
  readonly status: number;
  readonly value: unknown;

  constructor(code: CallErrorCode, status: number, message: string, value: unknown = null) {
    super(message || code);
    this.code = code;
    this.status = status;
    this.value = value;
  }

  /** True when sending the same thing again may succeed: the network, a time-out, or a server that is busy. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 503;
  }
}
