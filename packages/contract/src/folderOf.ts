import { fallbackLanguage, isLanguage, languageOfTag, languages, type LanguageFolder } from './languages.ts';

/**
 * The language of the house that somebody means, who may name it in a way of his own: by our code or by a tag of any age,
 * with or without a region, or by a list of which the first counts. English is for whatever the house does not speak.
 */
export function folderOf(asked: unknown): LanguageFolder {
  const [first = ''] = typeof asked === 'string' ? asked.split(/[-_;,]/, 1) : [];
  const code = first.toUpperCase();
  return languages[isLanguage(code) ? code : (languageOfTag(canonical(first)) ?? fallbackLanguage)].folder;
}

/** A language by its present tag: Malay is known as may and zsm too. */
function canonical(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag;
  }
}
