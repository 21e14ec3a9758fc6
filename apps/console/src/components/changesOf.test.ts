import { expect, it } from 'vitest';
import { changesOf } from './changesOf.ts';

it('names what changed, came and went, and leaves out what stayed', () => {
  const before = JSON.stringify({ status: 'pending', member: 'anna', note: 'x' });
  const after = JSON.stringify({ status: 'approved', member: 'anna', amount: '12.5' });
  expect(changesOf(before, after)).toEqual([
    { field: 'status', before: 'pending', after: 'approved' },
    { field: 'note', before: 'x', after: undefined },
    { field: 'amount', before: undefined, after: '12.5' },
  ]);
});

it('finds nothing in acts that changed nothing', () => {
  expect(changesOf('{}', '{}')).toEqual([]);
});

it('shows what is no object as it stands', () => {
  expect(changesOf('', 'not json')).toEqual([{ field: '', before: undefined, after: 'not json' }]);
  expect(changesOf('1', '2')).toEqual([{ field: '', before: '1', after: '2' }]);
});
