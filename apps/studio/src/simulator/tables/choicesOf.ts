import type { Choice } from './SimTable.ts';

/** Choices declared as `code: [English, Chinese, Malay]`. */
export function choicesOf(words: Readonly<Record<string, readonly [en: string, zh: string, ms: string]>>): Choice[] {
  return Object.entries(words).map(([code, [en, zh, ms]]) => ({ code, names: { en, zh, ms } }));
}
