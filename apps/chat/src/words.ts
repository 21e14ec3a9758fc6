import { languages, type Language } from '@baize/contract/languages';
import en from '../../../languages/en/chat.json' with { type: 'json' };

export type WordKey = keyof typeof en;

const dictionaries = import.meta.glob<Record<WordKey, string>>('../../../languages/*/chat.json', {
  import: 'default',
  eager: true,
});

/** A text of the page with `{name}` placeholders. A refusal without a text of its own uses the generic failure. */
export function words(language: Language): (key: WordKey, values?: Record<string, string | number>) => string {
  const dictionary = dictionaries[`../../../languages/${languages[language].folder}/chat.json`] ?? en;
  return (key, values = {}) =>
    dictionary[key].replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The dictionary key for a refusal. */
export const faultKey = (code: string): WordKey => {
  const key = `fault.${code}`;
  return Object.hasOwn(en, key) ? (key as WordKey) : 'fault.unknown_error';
};

/** The same for what was only asked for: nothing was sent of which one could not know. */
export const readFaultKey = (code: string): WordKey => faultKey(code === 'outcome_unknown' ? 'unknown_error' : code);
