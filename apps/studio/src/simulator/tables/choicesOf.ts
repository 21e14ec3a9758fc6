import type { Choice, Names } from './SimTable.ts';

/** Choices written as `code: names`. */
export function choicesOf(words: Readonly<Record<string, Names>>): Choice[] {
  return Object.entries(words).map(([code, names]) => ({ code, names }));
}
