import { expect, test } from 'vitest';
import type { BetItem } from './BetItem.ts';
import { firstDraft, readChase } from './chaseDraft.ts';

const item: BetItem = {
  ...{ play: 'ssc.position.digit', selection: '7,,,,', unit: 'yuan', multiple: 1, prizeGroup: 1_950 },
  ...{ lineCount: 1, stake: 200_000n, best: 1_950_000n, least: 1_950_000n },
};

test('a chase is counted as the server counts it, and what is no number is named', () => {
  expect(readChase(firstDraft, [item])).toMatchObject({ draws: 5, multiples: [1, 1, 1, 1, 1], stake: 1_000_000n });
  expect(readChase({ ...firstDraft, mode: 'multiple' }, [item])).toMatchObject({
    ...{ multiples: [1, 1, 2, 2, 4], rule: { mode: 'multiple', multiple: 1, every: 2, factor: 2 } },
  });
  expect(readChase({ ...firstDraft, mode: 'profitRate', percent: '9000' }, [item])).toEqual({ fault: 'impossible' });
  expect(readChase({ ...firstDraft, draws: '21' }, [item])).toEqual({ fault: 'draws' });
  expect(readChase({ ...firstDraft, multiple: 'x' }, [item])).toEqual({ fault: 'multiple' });
});
