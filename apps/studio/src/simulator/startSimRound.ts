import { transact } from '@baize/server/transact';
import { randomUUID } from 'node:crypto';
import { fairDraw } from '../fairDraw.ts';
import { newServerSeed } from '../newServerSeed.ts';
import { StudioError } from '../StudioError.ts';
import { newNumber } from './newNumber.ts';
import type { Simulator } from './Simulator.ts';
import { findSimRound, insertSimRound, moveFunMoney, takeSeed, type SimRound, type SimSession } from './store.ts';
import { simTables } from './tables/simTables.ts';

const UNIT = 100_000n;

/**
 * Draws a round from the committed seed and stores it before anything is sent, so that acceptance of the stake cannot
 * influence the outcome. Idempotent by request id. A fun round is closed at once.
 */
export async function startSimRound(
  sim: Simulator,
  session: SimSession,
  { requestId, stake, choice, clientSeed }: { requestId: string; stake: number; choice: string; clientSeed: string },
): Promise<SimRound> {
  const table = simTables.get(session.gameCode);
  if (!table) throw new StudioError('gameUnknown', 'There is no game with this code.');
  if (!table.choices.some(({ code }) => code === choice)) {
    throw new StudioError('badRequest', 'There is nothing of this name to bet on.');
  }
  const amount = BigInt(stake) * UNIT;
  const sameAgain = async (): Promise<SimRound | undefined> => {
    const earlier = await findSimRound(sim.pool, { sessionId: session.id, requestId });
    if (earlier && (earlier.stake !== amount || earlier.choice !== choice)) {
      throw new StudioError('requestIdReused', 'This request id belongs to another bet.');
    }
    return earlier;
  };
  const earlier = await sameAgain();
  if (earlier) return earlier;
  const now = sim.clock();
  const isFun = session.playMoney !== null;
  const id = randomUUID();
  const isOpened = await transact(sim.pool, async (db) => {
    const serverSeed = await takeSeed(db, session.id, newServerSeed());
    const outcome = fairDraw(serverSeed, clientSeed, 0n)(table.outcomes);
    const prize = (amount * BigInt(table.pays(choice, outcome))) / 100n;
    const round = { id, choice, stake: amount, prize, outcome, serverSeed, clientSeed, createdAt: now };
    const balance = isFun ? await moveFunMoney(db, { id: session.id, stake: amount, prize }) : null;
    if (balance === undefined) throw new StudioError('notEnoughMoney', 'The play money does not reach.');
    return insertSimRound(db, {
      ...round,
      ...{ number: newNumber(), sessionId: session.id, requestId, balance },
      state: isFun ? 'settled' : 'betting',
      closedAt: isFun ? now : null,
      nextAttemptAt: new Date(now.getTime() + sim.walletDeadlineMs * 2),
    });
  });
  const round = await sameAgain();
  if (!isOpened || !round) {
    if (round) return round;
    throw new StudioError('roundOpen', 'The last round is still being settled.');
  }
  return round;
}
