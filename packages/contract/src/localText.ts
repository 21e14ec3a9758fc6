import { fallbackLanguage, type Language } from './languages.ts';

/** A localised text from the data; languages may be missing. */
export type LocalTexts = Readonly<Partial<Record<Language, string>>>;

/** A text in the requested language, with English and then any other language as fallback. */
export function localText(texts: LocalTexts, language: string): string {
  const found = [texts[language as Language], texts[fallbackLanguage], ...Object.values(texts)];
  return found.find((text) => text !== undefined && text !== '') ?? '';
}

/** Maps each language's text. */
export const mapTexts = (texts: LocalTexts, change: (text: string) => string): LocalTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
