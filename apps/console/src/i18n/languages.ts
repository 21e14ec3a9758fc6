/** The languages of the console, by the code that the storage uses. */
export const languages = {
  EN: { html: 'en', name: 'English' },
  CN: { html: 'zh-Hans', name: '简体中文' },
} as const;

export type Language = keyof typeof languages;

export const isLanguage = (value: unknown): value is Language => value === 'CN' || value === 'EN';
