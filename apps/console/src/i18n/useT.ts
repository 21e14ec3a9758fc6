import { useLingui } from '@lingui/react';
import type en from '../../../../languages/en/console.json';

/** The name of a text. A name without words does not compile. */
export type WordKey = keyof typeof en;

export type T = (key: WordKey, values?: Record<string, string | number>) => string;

/** The translator of the language shown. It has to come from this hook: a `t` imported once would be frozen by the compiler. */
export function useT(): T {
  return useLingui()._ as T;
}
