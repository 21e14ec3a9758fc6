import { houseText } from '@baize/contract/houseText';
import type { LanguageFolder } from '@baize/contract/languages';
import type { roundDetails } from '@baize/contract/studio/roundDetails';
import type { AnyOutcome } from '@baize/engine/HouseGame';
import { houseGames } from '@baize/games/houseGames';
import type * as z from 'zod/mini';
import { isBetPaid } from './isBetPaid.ts';
import type { RoundRow } from './store.ts';
import { words } from './verifier/words.ts';

type Details = z.output<typeof roundDetails>;

/**
 * How a round went, in words: each of its phases with what it won, and what its player decided. Nothing before the bet
 * is known to be paid, and of a round that waits for its player only what came before the question.
 */
export function courseOf(round: RoundRow, language: LanguageFolder): Pick<Details, 'phases' | 'decision'> {
  const game = houseGames[round.gameCode];
  if (game === undefined || !isBetPaid(round)) return { phases: [], decision: null };
  const pictures = game.picturesOf(readOutcome(round.outcome), language, houseText(words, language));
  const isAsked = game.choice !== undefined && (round.choiceDue !== null || round.choice !== null);
  return {
    phases: pictures.map(({ heading, win, wins }) => ({
      ...{ heading, win: Number(win) },
      wins: wins.map(([what, amount]) => ({ what, amount: Number(amount) })),
    })),
    decision:
      isAsked && game.choice ? { answers: [...houseText(game.choice.names, language)], taken: round.choice } : null,
  };
}

/** An outcome as it was drawn, out of the JSON that is stored of it: of its texts only amounts are made of digits. */
function readOutcome(stored: RoundRow['outcome']): AnyOutcome {
  return JSON.parse(JSON.stringify(stored), (_key, value: unknown) =>
    typeof value === 'string' && /^\d+$/.test(value) ? BigInt(value) : value,
  ) as AnyOutcome;
}
