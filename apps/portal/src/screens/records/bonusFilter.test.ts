import { expect, it } from 'vitest';
import { bonusFilter, bonusInput } from './bonusFilter.ts';

const zone = 'Asia/Shanghai';
const now = Date.parse('2026-03-31T02:00:00Z');

it('shows thirty days unless the address says otherwise', () => {
  expect(bonusFilter({}, now, zone)).toEqual({
    ...{ from: '2026-03-02', to: '2026-03-31', pageNum: 1, pageSize: 20, status: undefined },
  });
});

it('takes what makes sense out of the address and leaves the rest', () => {
  const search = { from: '2026-03-05', to: '2026-03-06', status: 'expired', pageNum: 2, pageSize: 50 };
  expect(bonusFilter(search, now, zone)).toEqual(search);
  expect(bonusFilter({ ...search, status: 'active', pageSize: 7 }, now, zone)).toMatchObject({
    ...{ status: undefined, pageSize: 20 },
  });
});

it('asks by moments, from the beginning of the first day to the end of the last', () => {
  const filter = bonusFilter({ from: '2026-03-05', to: '2026-03-06', status: 'released' }, now, zone);
  expect(bonusInput(filter, zone)).toEqual({
    ...{ from: '2026-03-04T16:00:00.000Z', to: '2026-03-06T16:00:00.000Z', status: 'released' },
  });
});
