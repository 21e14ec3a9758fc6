import { describe, expect, it } from 'vitest';
import { winCapOf } from './winCapOf.ts';

const game = { multiple: 50, amount: 5n };
const vendor = { multiple: 900, amount: 9n };

describe('the bounds on a win', () => {
  it.each([
    [{ game: null, greatest: null, vendor: null }, [20_000, 'default', 100_000_000_000n, 'default']],
    [{ game: null, greatest: null, vendor }, [900, 'vendor', 9n, 'vendor']],
    [{ game: null, greatest: 120, vendor }, [120, 'sums', 9n, 'vendor']],
    [{ game, greatest: 120, vendor }, [50, 'game', 5n, 'game']],
    [{ game, greatest: null, vendor: null }, [50, 'game', 5n, 'game']],
    // Set before the greatest win of the game was known, or before it was lowered.
    [{ game, greatest: 40, vendor }, [40, 'sums', 5n, 'game']],
  ])('of %o are the most specific ones that are set, and never above the greatest win of the game', (set, expected) => {
    const { multiple, multipleFrom, amount, amountFrom } = winCapOf(set);
    expect([multiple, multipleFrom, amount, amountFrom]).toEqual(expected);
  });
});
