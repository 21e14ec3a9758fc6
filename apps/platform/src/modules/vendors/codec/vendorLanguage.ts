/** Our codes of languages and what most vendors call them. */
export const vendorLanguage = { CN: 'zh', EN: 'en', MS: 'ms' } as const;
