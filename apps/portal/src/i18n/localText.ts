import type { Language } from './languages.ts';

/** A text that came with the data in several languages; falls back to English, then to any other, when ours is missing. */
export function localText(texts: Partial<Record<string, string>>, language: Language): string {
  return texts[language] ?? texts['EN'] ?? Object.values(texts)[0] ?? '';
}
