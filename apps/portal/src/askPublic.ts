import { asCallError } from '@baize/client/asCallError';
import { CallError } from '@baize/client/CallError';
import type { Answer } from '@baize/contract';
import { closeGate } from './gate.ts';

const PATIENCE_MS = 30_000;

type Input = Readonly<Record<string, string | number | undefined>>;

/**
 * Asks what anybody may ask, without the code that checks shapes: the own server has checked its answer by the contract, and
 * a page that only shows it would load a fifth more script. Throws nothing but `CallError`.
 */
export async function askPublic<Value>(path: string, input: Input, signal: AbortSignal): Promise<Value> {
  try {
    /* JSON drops fields that are undefined, which a query string would spell out. */
    const search = new URLSearchParams(JSON.parse(JSON.stringify(input)) as Record<string, string>).toString();
    const response = await fetch(search === '' ? path : `${path}?${search}`, {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    const { success, code, message, value } = (await response.json()) as Answer<Value>;
    if (success && code === 'ok' && value !== null) return value;
    throw new CallError(code === 'ok' ? 'unknown_error' : code, response.status, message, value);
  } catch (error) {
    const failure = asCallError(error);
    if (failure.code === 'maintenance' || failure.code === 'region_restricted') closeGate(failure.code);
    throw failure;
  }
}
