import { decodeBody } from './parseFlatJson.ts';
import { Misfit } from './fitted.ts';

const MAX_FIELDS = 64;

/** Parses a vendor's form strictly: refuses duplicate fields and invalid escapes. */
export function parseForm(body: Buffer): Record<string, string> {
  const text = decodeBody(body);
  const pairs = text === '' ? [] : text.split('&');
  if (pairs.length > MAX_FIELDS) throw new Misfit('too many fields');
  const found = Object.create(null) as Record<string, string>;
  for (const pair of pairs) {
    const mark = pair.indexOf('=');
    if (mark <= 0) throw new Misfit('a field without a value');
    const name = decoded(pair.slice(0, mark));
    if (name in found) throw new Misfit(`${name} stands twice`);
    found[name] = decoded(pair.slice(mark + 1));
  }
  return found;
}

function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text.replaceAll('+', ' '));
    if (!plain.includes('\0')) return plain;
  } catch {
    // Thrown below.
  }
  throw new Misfit('an escape that stands for nothing');
}
