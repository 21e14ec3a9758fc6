import type { gameFacts } from '@baize/contract/studio/gameFacts';
import type { gameRound } from '@baize/contract/studio/gameRound';
import type { gameSeed } from '@baize/contract/studio/gameSeed';
import type { roundDetails } from '@baize/contract/studio/roundDetails';
import type { roundProof } from '@baize/contract/studio/roundProof';
import type * as z from 'zod/mini';
import { courseOf } from './courseOf.ts';
import { games } from './games.ts';
import type { Said } from './hub88/said.ts';
import { saidAs } from './hub88/saidAs.ts';
import { isBetPaid } from './isBetPaid.ts';
import type { LanguageFolder } from '@baize/contract/languages';
import type { RoundRow, SeedRow } from './store.ts';
import type { Studio } from './Studio.ts';

type RefusalName = NonNullable<z.output<typeof gameRound>['refusal']>;

const refusals: Partial<Record<Said, RefusalName>> = {
  poor: 'notEnoughMoney',
  limitReached: 'limitReached',
  // The brand tells the member about a time-out or exclusion; the game only says that the account does not allow it.
  userDisabled: 'limitReached',
};

/** Why there was no round. A free round that was finally refused was revoked, has expired, or was played elsewhere. */
function refusalOf({ state, stuckAt, refusal, reward }: RoundRow): RefusalName | null {
  if ((state === 'stuck' || state === 'closed') && stuckAt === 'rollback') return 'roundHeld';
  if (refusal === null) return null;
  const word = saidAs(refusal);
  if (reward !== null && word === 'limitReached') return 'freeRoundGone';
  return (word && refusals[word]) ?? 'betReturned';
}

/** A round as the game sees it. The outcome is included only once the bet is known to be paid. */
export function presentRound(round: RoundRow): z.output<typeof gameRound> {
  const isPaid = isBetPaid(round);
  return {
    id: round.id,
    state: round.state,
    createdAt: round.createdAt.toISOString(),
    currency: round.currency,
    bet: round.bet.toString(),
    isFree: round.reward !== null,
    win: isPaid && round.state !== 'choosing' ? (round.win + (round.jackpot ?? 0n)).toString() : null,
    jackpot: isPaid ? (round.jackpot?.toString() ?? null) : null,
    outcome: isPaid ? round.outcome : null,
    choice: round.choice,
    nonce: round.nonce.toString(),
    shownSpins: round.shownSpins,
    balance: round.balance?.toString() ?? null,
    refusal: refusalOf(round),
  };
}

/** Everything needed to verify the round; the server seed only after it was rotated. */
export function presentProof(round: RoundRow): z.output<typeof roundProof> {
  const isPaid = isBetPaid(round);
  return {
    round: round.id,
    game: round.gameCode,
    version: round.gameVersion,
    playedAt: round.createdAt.toISOString(),
    state: round.state,
    currency: round.currency,
    bet: round.bet.toString(),
    isFree: round.reward !== null,
    win: isPaid && round.state !== 'choosing' ? (round.win + (round.jackpot ?? 0n)).toString() : null,
    jackpot: isPaid ? (round.jackpot?.toString() ?? null) : null,
    outcome: isPaid ? round.outcome : null,
    choice: round.choice,
    proof: {
      serverSeedHash: round.serverSeedHash,
      serverSeed: round.revealedServerSeed,
      clientSeed: round.clientSeed,
      nonce: round.nonce.toString(),
    },
  };
}

function replayUrl(studio: Studio, roundId: string, language: string): string {
  const key = studio.replayKeys.give(roundId, studio.clock());
  return `${studio.settings.publicUrl}/replay/${roundId}?k=${key}&lang=${language}`;
}

export function verifyUrl(studio: Studio, roundId: string, language: string): string {
  const key = studio.replayKeys.give(roundId, studio.clock());
  return `${studio.settings.publicUrl}/verify/?round=${roundId}&k=${key}&lang=${language}`;
}

export function presentGame(code: string): z.output<typeof gameFacts> {
  const game = games[code]!;
  return {
    code: game.code,
    version: game.version,
    names: game.names,
    lines: game.lines,
    bets: game.bets.map(String),
    defaultBet: game.defaultBet.toString(),
    returnPercent: game.returnPercent,
  };
}

export function presentSeed(seed: SeedRow): z.output<typeof gameSeed> {
  return {
    serverSeedHash: seed.serverSeedHash,
    clientSeed: seed.clientSeed,
    nextNonce: seed.nextNonce.toString(),
  };
}

/** A round as its operator reads it. */
export function presentDetails(studio: Studio, row: RoundRow, language: LanguageFolder): z.output<typeof roundDetails> {
  const { game, bet, win, ...details } = presentProof(row);
  return {
    ...details,
    game_code: game,
    bet: Number(bet),
    win: win === null ? null : Number(win),
    url: replayUrl(studio, row.id, language),
    verifyUrl: verifyUrl(studio, row.id, language),
    ...courseOf(row, language),
  };
}
