import { CallError } from './CallError.ts';

/** Converts anything thrown during a call to a `CallError`. */
export function asCallError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') return new CallError('timeout', 0, 'No answer in time.');
  if (name === 'AbortError' || name === 'TypeError') return new CallError('network', 0, 'The call did not arrive.');
  return new CallError('unknown_error', 0, error instanceof Error ? error.message : String(error));
}
