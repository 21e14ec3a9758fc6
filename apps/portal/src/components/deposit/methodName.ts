import type { Language } from '@baize/contract/languages';

/** What a way to pay in is called in this language: its own word, or its plain name. */
export const methodName = (name: string, names: Partial<Record<string, string>>, language: Language): string =>
  names[language] ?? name;
