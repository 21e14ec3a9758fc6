import type { Words } from './createWords.ts';
import type { WordArea } from './WordKey.ts';

let shown: Words | undefined;

/** Called once by the browser's entry. The server has no page of its own and keeps this empty. */
export function startWords(words: Words): Words {
  shown = words;
  return words;
}

/** The texts of this page. */
export function words(): Words {
  if (shown === undefined) throw new Error('The page has no words yet.');
  return shown;
}

/** Loads texts together with the code that shows them; on the server all texts are there from the start. */
export const needWords = async (areas: readonly WordArea[]): Promise<void> => shown?.need(areas);
