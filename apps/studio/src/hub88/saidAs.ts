import { said, type Said } from './said.ts';

const byWord = new Map<string, Said>(Object.entries(said).map(([name, word]) => [word, name as Said]));

/** What a word of the wallet means; undefined for words that nothing here depends on. */
export const saidAs = (word: string): Said | undefined => byWord.get(word);
