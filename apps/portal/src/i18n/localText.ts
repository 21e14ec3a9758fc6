import type { Language } from './languages.ts';

/** A text that came with the data in several languages; falls back to any other when ours is missing. */
export function localText(texts: Record<string, string>, language: Language): string {
  return texts[language] ?? Object.values(texts)[0] ?? '';
}
