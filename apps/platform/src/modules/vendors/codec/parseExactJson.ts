import { parseStrictJson } from '#kit/strictJson.ts';
import { decodeBody } from './parseFlatJson.ts';

/** A JSON number as it was written, before anybody could have turned it into a float. */
export class ExactNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A text, of which nothing inside may be taken for a number, or a number. */
const token = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/**
 * Reads a vendor's JSON as strictly as `parseStrictJson`, with every number kept as its digits. A text cannot begin with
 * NUL there, so that is the mark under which the numbers travel through `JSON.parse`.
 */
export function parseExactJson(body: Buffer): unknown {
  const text = decodeBody(body);
  parseStrictJson(text);
  const marked = text.replace(token, (found) => (found.startsWith('"') ? found : `"\\u0000${found}"`));
  return JSON.parse(marked, (_key, value: unknown) =>
    typeof value === 'string' && value.startsWith('\0') ? new ExactNumber(value.slice(1)) : value,
  ) as unknown;
}
