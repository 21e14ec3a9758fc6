import type { OutputOf, listWinCaps } from '@baize/contract';
import { HOUSE_CAP } from './heldItem.ts';

type Bounds = { multiple: number; amount: bigint };
type Cap = OutputOf<typeof listWinCaps>['caps'][number];

/**
 * The bounds of a game, with their source. The most specific ones win: set by operators for the game, the greatest win
 * by its own mathematics, set by operators for the vendor, the defaults. No bound lets a game pay more than its
 * mathematics allow.
 */
export function winCapOf({
  game,
  greatest,
  vendor,
}: {
  game: Bounds | null;
  greatest: number | null;
  vendor: Bounds | null;
}): Pick<Cap, 'multiple' | 'multipleFrom' | 'amount' | 'amountFrom'> {
  const [multiple, multipleFrom] = nearest<number>(HOUSE_CAP.multiple, [
    ['game', game !== null && game.multiple <= (greatest ?? game.multiple) ? game.multiple : null],
    ['sums', greatest],
    ['vendor', vendor?.multiple ?? null],
  ]);
  const [amount, amountFrom] = nearest<bigint>(HOUSE_CAP.amount, [
    ['game', game?.amount ?? null],
    ['vendor', vendor?.amount ?? null],
  ]);
  return { multiple, multipleFrom, amount, amountFrom };
}

function nearest<Value>(
  house: Value,
  bounds: readonly (readonly [Cap['multipleFrom'], Value | null])[],
): [Value, Cap['multipleFrom']] {
  for (const [from, value] of bounds) if (value !== null) return [value, from];
  return [house, 'default'];
}
