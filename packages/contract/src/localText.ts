import { fallbackLanguage, isLanguage, languageCodes, type Language } from './languages.ts';

/** A localised text from the data; languages may be missing. */
export type LocalTexts = Readonly<Partial<Record<Language, string>>>;

/** A text in the requested language, with English and then any other language as fallback. */
export function localText(texts: LocalTexts, language: string): string {
  const found = [texts[language as Language], texts[fallbackLanguage], ...Object.values(texts)];
  return found.find((text) => text !== undefined && text !== '') ?? '';
}

/** True if it says anything in any language. */
export const isSaid = (texts: LocalTexts): boolean => Object.values(texts).some((text) => text.trim() !== '');

/** Maps each language's text. */
export const mapTexts = (texts: LocalTexts, change: (text: string) => string): LocalTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));

/**
 * The language in which something with several texts is shown: the requested one, else `preset`, the brand's own, else English,
 * else any that its main text, `lead`, has. All its texts are shown in that one, so that languages are never mixed.
 */
export function toldIn(lead: LocalTexts, asked: Language | undefined, preset: string): Language {
  const isTold = (language: Language): boolean => (lead[language] ?? '') !== '';
  if (asked !== undefined && isTold(asked)) return asked;
  if (isLanguage(preset) && isTold(preset)) return preset;
  return isTold(fallbackLanguage) ? fallbackLanguage : (languageCodes.find(isTold) ?? fallbackLanguage);
}
