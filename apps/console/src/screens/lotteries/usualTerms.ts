import { typedTerms, type TypedTerms } from './readTerms.ts';

/** Terms that a new lottery begins with; each of them can be changed before it opens and afterwards. */
export const usualTerms = (): TypedTerms =>
  typedTerms({
    ...{ isOpen: true, position: 90, closeSeconds: 10, holidays: [], minGroup: 1_700, maxGroup: 1_960 },
    ...{ returnBps: null, playLimit: 1_000_000_000n, memberLimit: 2_000_000_000n, drawLimit: 200_000_000_000n },
    prizeLimit: 40_000_000_000n,
  });
