/**
 * Every language of the house, by the code that the wire and the storage use: one line each. Its words stand in
 * `languages/<folder>/`. `html` marks pages up and begins with the tag that browsers send; `locale` writes times and
 * numbers; `vendor` and `vendorLocale` are what vendors of games call it, who know either a short or a long code.
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

/** The language that a tag such as `zh-TW` means, by its first part; nothing for one that the house does not speak. */
export function languageOfTag(tag: string): Language | undefined {
  const first = (text: string): string => text.trim().toLowerCase().split(/[-_;]/, 1)[0]!;
  return languageCodes.find((code) => first(languages[code].html) === first(tag));
}

/** The same for each language: a dictionary, an empty text, whatever is said in all of them. */
export const inEveryLanguage = <Value>(value: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languageCodes.map((code) => [code, value(code)])) as Record<Language, Value>;
