import type { Language } from './languages.ts';

/** A text that came with the data, in the languages that somebody wrote it in. */
export type LocalTexts = Readonly<Partial<Record<Language, string>>>;

/** A text in the language asked for; where it is missing or empty in English, then in whichever it has words. */
export function localText(texts: LocalTexts, language: string): string {
  const found = [texts[language as Language], texts.EN, ...Object.values(texts)];
  return found.find((text) => text !== undefined && text !== '') ?? '';
}

/** The same texts, each changed in its own language. */
export const mapTexts = (texts: LocalTexts, change: (text: string) => string): LocalTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text)]));
