import { wordsOf } from '@baize/contract/wordsOf';
import type { words as english } from '../../../../../languages/en/platform/statement.ts';

export type StatementWords = typeof english;

/** Texts of an activity statement by language, with `{…}` placeholders. */
export const statementWords = await wordsOf<StatementWords>(
  (folder) => import(`../../../../../languages/${folder}/platform/statement.ts`),
);

/** Fills the named placeholders of a text. */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
