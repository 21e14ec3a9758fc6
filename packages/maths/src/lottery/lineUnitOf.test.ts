import { expect, test } from 'vitest';
import { lineUnitOf } from './lineUnitOf.ts';
import { stakeOf } from './stakeOf.ts';

test('splits an amount per line into unit and multiple, or returns undefined', () => {
  for (const amount of [200n, 1_000n, 50_000n, 100_000n, 200_000n, 12_300_000n, 199_999_800n, 200_000_000_000n]) {
    const found = lineUnitOf(amount);
    expect(found, String(amount)).toBeDefined();
    expect(stakeOf(1, found!.unit, found!.multiple)).toEqual({ line: amount, total: amount });
  }
  expect(lineUnitOf(200_000n)).toEqual({ unit: 'yuan', multiple: 1 });
  expect(lineUnitOf(100_000n)).toEqual({ unit: 'jiao', multiple: 5 });
  for (const amount of [0n, -200n, 1n, 100n, 300n, 200_000_200_000n]) expect(lineUnitOf(amount)).toBeUndefined();
});
