import { languageCodes, languages, type Language } from './languages.ts';

/** One part of the dictionary of every language, each from the language's own folder. */
export async function wordsOf<Words>(
  load: (folder: string) => Promise<{ words: Words }>,
): Promise<Readonly<Record<Language, Words>>> {
  const read = async (language: Language) => [language, (await load(languages[language].folder)).words] as const;
  return Object.fromEntries(await Promise.all(languageCodes.map(read))) as Record<Language, Words>;
}
