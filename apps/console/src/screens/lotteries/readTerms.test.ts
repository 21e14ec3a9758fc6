import { expect, test } from 'vitest';
import { readTerms, typedTerms } from './readTerms.ts';

const terms = {
  ...{ isOpen: true, position: 10, closeSeconds: 5, holidays: ['2031-01-01'], minGroup: 1_700, maxGroup: 1_960 },
  ...{ returnBps: null, playLimit: 1_000_000_000n, memberLimit: 2_000_000_000n, drawLimit: 200_000_000_000n },
  prizeLimit: 40_000_000_000n,
};

test('terms come back from the form as they went in, and what is no number is named', () => {
  const typed = typedTerms(terms);
  expect(readTerms(typed)).toEqual({ terms });
  expect(readTerms({ ...typed, returnBps: '9500' })).toEqual({ terms: { ...terms, returnBps: 9_500 } });
  expect(readTerms({ ...typed, playLimit: '1,000' })).toEqual({ fault: 'playLimit' });
  expect(readTerms({ ...typed, closeSeconds: '-1' })).toEqual({ fault: 'closeSeconds' });
  expect(readTerms({ ...typed, holidays: 'tomorrow' })).toEqual({ fault: 'holidays' });
});
