import type { Operation } from '@baize/contract';
import type { RawAnswer } from './sendRaw.ts';
import { brandHosts, type TestPlatform } from './startPlatform.ts';

/** Asks for a table as a browser saves it: as CSV in English unless the query says otherwise; a guest has no token. */
export async function saveTable(
  site: TestPlatform,
  { path }: Operation,
  query: Readonly<Record<string, string>>,
  { token = '', host = brandHosts.first }: { token?: string; host?: string } = {},
): Promise<RawAnswer & { lines: string[] }> {
  const asked = new URLSearchParams({ format: 'csv', language: 'EN', ...query });
  const answer = await site.send('GET', `${path}?${asked}`, {
    headers: { host, ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { ...answer, lines: answer.text.trimEnd().split('\r\n') };
}
