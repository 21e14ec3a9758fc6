import { fallbackLanguage, languageCodes, languages, type LanguageFolder } from './languages.ts';

/** What a game of the house or a page of the studio says: in English, and in every other language that it was written in. */
export type HouseTexts<Text> = Readonly<{ en: Text } & Partial<Record<LanguageFolder, Text>>>;

/** What is said to who asks in a language; English where that was not written, here and nowhere else. */
export const houseText = <Text>(texts: HouseTexts<Text>, language: LanguageFolder): Text => texts[language] ?? texts.en;

/** How pages in a language are marked up. */
export const htmlOf = (language: LanguageFolder): string =>
  languages[languageCodes.find((code) => languages[code].folder === language) ?? fallbackLanguage].html;
