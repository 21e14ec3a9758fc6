import { languageTags, type Language } from './words.ts';

/** What the address of the page says, behind its #. */
export type Start = { ticket: string; roomId: string; language: Language; theme: 'dark' | 'light' };

export function readStart(hash: string): Start {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const language = facts.get('lang') ?? '';
  return {
    ticket: facts.get('ticket') ?? '',
    roomId: facts.get('room') ?? '',
    language: Object.hasOwn(languageTags, language) ? (language as Language) : 'EN',
    theme: facts.get('theme') === 'light' ? 'light' : 'dark',
  };
}
