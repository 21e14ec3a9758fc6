import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/statement.ts';

export type StatementWords = typeof english;

/** What an activity statement says in each language; `{…}` are filled in. */
export const statementWords = await wordsOf<StatementWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/statement.ts`),
);

/** Puts values into the places of a text that are named for them. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
