import { parseStrictJson } from '#kit/strictJson.ts';
import { decodeBody } from './parseFlatJson.ts';

/** A JSON number as written, not converted to a float. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A string, in which nothing may be taken for a number, or a number. */
const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Parses a vendor's JSON as strictly as `parseStrictJson`, but keeps every number as its digits. No string can begin
 * with NUL there, so NUL marks the numbers on their way through `JSON.parse`.
 */
export function parseExactJson(body: Buffer): unknown {
  const text = decodeBody(body);
  parseStrictJson(text);
  const marked = text.replace(token, (found) => (found.startsWith('"') ? found : `"\\u0000${found}"`));
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('\0') ? new ExactNumber(value.slice(1)) : value,
  ) as unknown;
}
