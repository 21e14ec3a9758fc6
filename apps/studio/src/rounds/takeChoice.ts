import { outcomeJson } from '@baize/engine/outcomeJson';
import { transact } from '@baize/server/transact';
import { fairDraw } from '../fairDraw.ts';
import { games } from '../games.ts';
import { movePlayMoney } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { holdWaiting, writeChoice } from './store.ts';
import { followUp } from './followUp.ts';
import { runWalletCall } from './runWalletCall.ts';

/**
 * Brings a round that waits for its player's choice to its end: it is drawn on from the seed that was committed before it
 * began, by the way that was taken, and its win goes to the wallet. The first choice counts; nothing happens where the
 * round does not wait any more.
 */
export async function takeChoice(studio: Studio, roundId: string, choice: number): Promise<void> {
  const winCall = await transact(studio.pool, async (query) => {
    const round = await holdWaiting(query, roundId);
    if (round === undefined) return undefined;
    const { play } = games[round.gameCode]!;
    const outcome = play(fairDraw(round.serverSeed, round.clientSeed, round.nonce), round.bet, choice);
    const isFun = round.operatorUser === null;
    await writeChoice(query, {
      ...{ id: round.id, choice, outcome: outcomeJson(outcome), win: outcome.win },
      state: isFun ? 'settled' : 'winning',
      balance: isFun ? await movePlayMoney(query, round.sessionId, 0n, outcome.win) : undefined,
      closedAt: isFun ? studio.clock() : null,
    });
    return isFun ? undefined : followUp(studio, query, { roundId }, 'win', outcome.win, outcome.isGrand === true);
  });
  if (winCall !== undefined) await runWalletCall(studio, winCall);
}
