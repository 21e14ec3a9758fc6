import { stripVTControlCharacters } from 'node:util';

const MOST = 300;

/** The first non-empty line of a message, without colours. */
export function firstLine(text: string): string {
  const line = stripVTControlCharacters(text)
    .split('\n')
    .map((part) => part.trim())
    .find((part) => part !== '');
  return (line ?? 'no message').slice(0, MOST);
}
