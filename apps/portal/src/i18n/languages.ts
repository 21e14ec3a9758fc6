/** The languages a brand can offer, by the code that the wire and the storage use. */
export const languages = {
  CN: { folder: 'zh', html: 'zh-Hans', name: '简体中文' },
  EN: { folder: 'en', html: 'en', name: 'English' },
  MS: { folder: 'ms', html: 'ms', name: 'Bahasa Melayu' },
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);
