import type { listGames, listPromotions, OutputOf } from '@baize/contract';
import type * as z from 'zod/mini';
import { readSlots } from './readSlots.ts';
import { unitsOf } from './unitsOf.ts';

type Promotions = z.input<(typeof listPromotions)['output']>;

/** Reads the amounts of what the house promises as the rest of the code has them. */
const readPromotions = (given: Promotions): OutputOf<typeof listPromotions> =>
  given.map(({ terms, prizes, loss, freeRounds, ...rest }) => ({
    ...rest,
    loss: loss && { ...loss, below: unitsOf(loss.below) },
    freeRounds: freeRounds && { ...freeRounds, stake: unitsOf(freeRounds.stake) },
    terms: { ...terms, amount: unitsOf(terms.amount), cap: unitsOf(terms.cap), minimum: unitsOf(terms.minimum) },
    prizes: prizes.map((prize) => ({ ...prize, amount: unitsOf(prize.amount) })),
  }));

/** Reads an answer that came with the page as a call of the contract would; one without amounts is what it is. */
export function readAnswer(id: string, value: unknown): unknown {
  if (id === 'games.listGames') return readSlots(value as z.input<(typeof listGames)['output']>);
  if (id === 'promotions.listPromotions') return readPromotions(value as Promotions);
  return value;
}
