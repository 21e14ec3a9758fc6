/** What the games and the pages of the studio speak. */
export type Language = 'en' | 'ms' | 'zh';

/** Operators name languages in ways of their own, with or without a region; English is for whatever is not spoken here. */
export function languageOf(lang: unknown): Language {
  if (typeof lang !== 'string') return 'en';
  if (/^(zh|cn)/i.test(lang)) return 'zh';
  return /^(ms|may|zsm)([-_]|$)/i.test(lang) ? 'ms' : 'en';
}
