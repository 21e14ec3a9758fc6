import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { inEveryLanguage, languages, type Language } from '@baize/contract/languages';
import type { WordArea } from './WordKey.ts';

/** One area of one language: texts by their short key, compiled from ICU when the app was built. */
export type Dictionary = Record<string, Messages[string]>;
export type LoadDictionary = (path: string) => Promise<Dictionary>;

/** The texts of one page: which language is shown, and which areas have been loaded so far. */
export type Words = {
  i18n: I18n;
  language(): Language;
  /** Makes sure that these areas are there in the language shown. */
  need(areas: readonly WordArea[]): Promise<void>;
  /** Shows another language, once all areas in use are there in it. */
  show(language: Language): Promise<void>;
};

/**
 * Starts without any texts; `need` fetches them. They are put where the translator looks for them, and nobody is told:
 * whoever needs them waits for them, and notifying the page would render it anew, without the parts whose code is not loaded yet.
 */
export function createWords(first: Language, load: LoadDictionary): Words {
  /* Without what objects have of themselves: `toString` is no text. */
  const none = (): Messages => Object.create(null) as Messages;
  const texts: Record<Language, Messages> = inEveryLanguage(none);
  const i18n = setupI18n({ locale: first, messages: texts });
  const needed = new Set<WordArea>();
  const loaded = new Map<string, Promise<void>>();
  let current = first;

  const fetchArea = (language: Language, area: WordArea): Promise<void> => {
    const path = `${languages[language].folder}/portal/${area}`;
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const loading = load(path).then((dictionary) => {
      for (const [key, text] of Object.entries(dictionary)) texts[language][`${area}.${key}`] = text;
    });
    loaded.set(path, loading);
    /* A dictionary that did not arrive may arrive at the next attempt. */
    loading.catch(() => loaded.delete(path));
    return loading;
  };
  const fetchAll = (language: Language, areas: Iterable<WordArea>): Promise<unknown> =>
    Promise.all([...areas].map((area) => fetchArea(language, area)));

  return {
    i18n,
    language: () => current,
    need: async (areas) => {
      for (const area of areas) needed.add(area);
      await fetchAll(current, areas);
    },
    show: async (language) => {
      current = language;
      await fetchAll(language, needed);
      if (current === language) i18n.activate(language);
    },
  };
}
