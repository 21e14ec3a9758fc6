/** Languages by their own names. */
export const languageNames = { CN: '简体中文', EN: 'English', MS: 'Bahasa Melayu' } as const;
