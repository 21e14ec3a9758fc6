import { vi } from 'vitest';
import { answerByContract, operationAt } from './answerByContract.ts';

/** What a path answers: a value, or what makes one of the call's address. */
type Answers = Readonly<Record<string, unknown>>;

/**
 * Stands in for the server's calls with values as they come over the wire, by path, each checked against the contract. A
 * path without one is refused. Gives the addresses that were asked for, with their methods.
 */
export function answerCalls(answers: Answers): string[] {
  const strange = Object.keys(answers).filter((path) => operationAt(path, 'GET') === undefined);
  if (strange.length > 0) throw new Error(`the contract has no call at ${strange.join(', ')}`);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    const url = new URL(String(address), 'http://localhost');
    asked.push(`${init?.method ?? 'GET'} ${url.pathname}${url.search}`);
    const known = answers[url.pathname];
    const value: unknown = typeof known === 'function' ? (known as (url: URL) => unknown)(url) : known;
    const operation = operationAt(url.pathname, init?.method ?? 'GET');
    if (value === undefined || operation === undefined) {
      return Response.json({ success: false, value: null, message: '', code: 'unknown_error' }, { status: 404 });
    }
    return Response.json({ success: true, value: answerByContract(operation, value), message: '', code: 'ok' });
  });
  return asked;
}
