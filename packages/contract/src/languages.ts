/**
 * Every supported language, by the code that the wire and the storage use: one line each. Its dictionaries are in
 * `languages/<folder>/`. `html` is the lang attribute and matches the browser's language tag; `locale` formats times
 * and numbers; `vendor` and `vendorLocale` are the short and long codes that game vendors expect.
 */
export const languages = {
  CN: { folder: 'zh', html: 'zh-Hans', locale: 'zh-CN', name: '简体中文', vendor: 'zh', vendorLocale: 'zh-CN' },
  EN: { folder: 'en', html: 'en', locale: 'en-GB', name: 'English', vendor: 'en', vendorLocale: 'en-US' },
  MS: { folder: 'ms', html: 'ms', locale: 'ms-MY', name: 'Bahasa Melayu', vendor: 'ms', vendorLocale: 'ms-MY' },
} as const;

export type Language = keyof typeof languages;
/** What the house's games and the studio call a language, as its folder is called. */
export type LanguageFolder = (typeof languages)[Language]['folder'];

export const languageCodes = Object.keys(languages) as readonly Language[];

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** Where no language is chosen, known or offered. */
export const fallbackLanguage = 'EN' as const satisfies Language;

/** A value as a language; the fallback if it is none. */
export const knownLanguage = (value: unknown): Language => (isLanguage(value) ? value : fallbackLanguage);

/** The language of a tag such as `zh-TW`, by its first part; undefined if unsupported. */
export function languageOfTag(tag: string): Language | undefined {
  const first = (text: string): string => text.trim().toLowerCase().split(/[-_;]/, 1)[0]!;
  return languageCodes.find((code) => first(languages[code].html) === first(tag));
}

/** Builds a record with one value per language, such as dictionaries or empty texts. */
export const inEveryLanguage = <Value>(value: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languageCodes.map((code) => [code, value(code)])) as Record<Language, Value>;
