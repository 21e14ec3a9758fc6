/** Languages of the games and the studio's pages. */
export type Language = 'en' | 'ms' | 'zh';

/** Operators use different language codes, with or without a region; the fallback is English. */
export function languageOf(lang: unknown): Language {
  if (typeof lang !== 'string') return 'en';
  if (/^(zh|cn)/i.test(lang)) return 'zh';
  return /^(ms|may|zsm)([-_]|$)/i.test(lang) ? 'ms' : 'en';
}
