import type { Answer, Operation } from '@baize/contract';
import * as z from 'zod/mini';
import { CallError } from './CallError.ts';
import type { CallInput } from './createClient.ts';

/** Files are generated while they are streamed, so the time-out has to cover long lists. */
const TIMEOUT_MS = 120_000;

export type SavedFile = Readonly<{ name: string; content: Blob }>;

/** Downloads the file that an operation returns. Throws nothing but `CallError`, also for an incomplete download. */
export async function downloadFile<Op extends Operation>(
  operation: Op,
  input: CallInput<Op>,
  token: string | undefined,
): Promise<SavedFile> {
  /* A round trip through JSON drops undefined fields, which URLSearchParams would write out. */
  const fields = JSON.parse(JSON.stringify(z.encode(operation.input, input as never))) as Record<string, string>;
  try {
    const response = await fetch(`${operation.path}?${new URLSearchParams(fields).toString()}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    if (response.ok && name !== undefined) return { name, content: await response.blob() };
    const { code, message, value } = (await response.json()) as Answer;
    throw new CallError(code === 'ok' ? 'unknown_error' : code, response.status, message, value);
  } catch (error) {
    if (error instanceof CallError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new CallError(isLate ? 'timeout' : 'network', 0, 'The file did not arrive.');
  }
}
