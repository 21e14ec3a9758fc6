import type { ErrorCode } from '@baize/contract';

/** The contract's error codes, plus client-side failures such as network errors and time-outs. */
export type CallErrorCode = ErrorCode | 'network' | 'timeout' | 'insecure_context';

/**
 * A call that was refused or failed in transport. `code` is the dictionary key of the message, `value` carries the
 * details of the refusal.
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: CallErrorCode;
  /** The HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly value: unknown;

  constructor(code: CallErrorCode, status: number, message: string, value: unknown = null) {
    super(message || code);
    this.code = code;
    this.status = status;
    this.value = value;
  }

  /** True when the server may have carried the call out all the same: no answer came, or one of a fault of its own. */
  get isUnknown(): boolean {
    return this.code === 'network' || this.code === 'timeout' || this.status >= 500;
  }

  /** True when a retry may succeed: network error, time-out or a busy server. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 503;
  }
}
