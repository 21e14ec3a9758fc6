import { expect, test } from 'vitest';
import type { BetItem } from './BetItem.ts';
import { drawCounts, firstDraft, readChase } from './chaseDraft.ts';

const item: BetItem = {
  ...{ play: 'ssc.position.digit', selection: '7,,,,', unit: 'yuan', multiple: 1, prizeGroup: 1_950 },
  ...{ lineCount: 1, stake: 200_000n, best: 1_950_000n, least: 1_950_000n },
};

test('a chase is counted as the server counts it, and what is no number is named', () => {
  expect(readChase(firstDraft, [item])).toMatchObject({ draws: 5, stake: 1_000_000n });
  const steps = readChase({ ...firstDraft, mode: 'multiple' }, [item]);
  expect(steps).toMatchObject({ rule: { mode: 'multiple', multiple: 1, every: 2, factor: 2 }, stake: 2_000_000n });
  expect('steps' in steps ? steps.steps : []).toEqual([
    { multiple: 1, stake: 200_000n, sum: 200_000n, profit: 1_750_000n },
    { multiple: 1, stake: 200_000n, sum: 400_000n, profit: 1_550_000n },
    { multiple: 2, stake: 400_000n, sum: 800_000n, profit: 3_100_000n },
    { multiple: 2, stake: 400_000n, sum: 1_200_000n, profit: 2_700_000n },
    { multiple: 4, stake: 800_000n, sum: 2_000_000n, profit: 5_800_000n },
  ]);
  expect(readChase({ ...firstDraft, mode: 'profitRate', percent: '9000' }, [item])).toEqual({ fault: 'impossible' });
  expect(readChase({ ...firstDraft, draws: '31' }, [item])).toEqual({ fault: 'draws' });
  expect(readChase({ ...firstDraft, multiple: 'x' }, [item])).toEqual({ fault: 'multiple' });
});

test('a chase goes over no more draws than stand ahead', () => {
  expect([30, 27, 12, 10, 3, 1].map(drawCounts)).toEqual([
    ...[[5, 10, 15, 25, 30], [5, 10, 15, 25, 27], [5, 10, 12], [5, 10], [3], []],
  ]);
  expect(readChase({ ...firstDraft, draws: '30' }, [item])).toMatchObject({ draws: 30, stake: 6_000_000n });
  expect(readChase(firstDraft, [item], 4)).toEqual({ fault: 'draws' });
  expect(readChase({ ...firstDraft, draws: '4' }, [item], 4)).toMatchObject({ draws: 4, stake: 800_000n });
});
