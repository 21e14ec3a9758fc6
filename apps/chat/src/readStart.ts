import { knownLanguage, type Language } from '@baize/contract/languages';

/** The start parameters in the URL fragment. */
export type Start = { ticket: string; roomId: string; language: Language; theme: 'dark' | 'light' };

export function readStart(hash: string): Start {
  const facts = new URLSearchParams(hash.replace(/^#/, ''));
  const language = facts.get('lang') ?? '';
  return {
    ticket: facts.get('ticket') ?? '',
    roomId: facts.get('room') ?? '',
    language: knownLanguage(language),
    theme: facts.get('theme') === 'light' ? 'light' : 'dark',
  };
}
