import { updateWords as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { setWords } from '../commands/setWords.ts';
import { folded } from '../rules.ts';

export const updateWords = (deps: ChatDeps): Route =>
  implement(operation, async ({ input, session, ip, refuse }) => {
    const words = [...new Set(input.words.map(folded))].toSorted();
    // A word without a letter would match every message, one of a single Latin letter nearly all.
    if (words.some((word) => word === '' || /^[\da-z]$/.test(word))) throw refuse('setting_invalid');
    await setWords(deps, { operator: session, ip }, words);
    return { words };
  });
