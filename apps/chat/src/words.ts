import type { Language } from '@baize/contract/languages';
import en from './dict/en.json' with { type: 'json' };
import ms from './dict/ms.json' with { type: 'json' };
import zh from './dict/zh.json' with { type: 'json' };

export type WordKey = keyof typeof en;

const dictionaries: Record<Language, Record<WordKey, string>> = { CN: zh, EN: en, MS: ms };

/** A text of the page; `{name}` in it stands for a value. A refusal that has no words of its own is a failure. */
export function words(language: Language): (key: WordKey, values?: Record<string, string | number>) => string {
  const dictionary = dictionaries[language];
  return (key, values = {}) =>
    dictionary[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The words for a refusal. */
export const faultKey = (code: string): WordKey => {
  const key = `fault.${code}`;
  return Object.hasOwn(en, key) ? (key as WordKey) : 'fault.unknown_error';
};
