import { fill } from '../fill.ts';
import type { PictureWords } from './PictureWords.ts';

/** One win in ways as the verification page lists it. */
export function waysWin<Name extends string>(
  { symbol, count, ways, amount }: { symbol: Name; count: number; ways: number; amount: bigint },
  names: { readonly [Symbol in Name]: string },
  words: PictureWords,
): [what: string, amount: bigint] {
  return [fill(words.ways, { count, symbol: names[symbol], ways }), amount];
}
