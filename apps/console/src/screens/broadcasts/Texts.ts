import type { Language } from '@baize/contract/languages';
import type { LocalTexts } from '@baize/contract/localText';

/** Title and text of a message to many, by language. */
export type Texts = Readonly<{ title: LocalTexts; content: LocalTexts }>;

/** What is written in a language. */
export const partsOf = (texts: Texts, language: Language): (keyof Texts)[] =>
  (['title', 'content'] as const).filter((name) => (texts[name][language] ?? '').trim() !== '');
