import { said, type Said } from './said.ts';

const byWord = new Map<string, Said>(Object.entries(said).map(([name, word]) => [word, name as Said]));

/** The meaning of a wallet status; undefined for statuses that make no difference. */
export const saidAs = (word: string): Said | undefined => byWord.get(word);
