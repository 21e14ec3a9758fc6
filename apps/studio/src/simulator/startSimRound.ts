import { transact } from '@baize/server/transact';
import { randomUUID } from 'node:crypto';
import { fairDraw } from '../fairDraw.ts';
import { newServerSeed } from '@baize/server/newServerSeed';
import { StudioError } from '../StudioError.ts';
import { giveBackGrant, useGrant } from './store/grants.ts';
import { newNumber } from './newNumber.ts';
import type { Simulator } from './Simulator.ts';
import { findSimRound, insertSimRound, moveFunMoney, takeSeed, type SimRound, type SimSession } from './store.ts';
import { simTables } from './tables/simTables.ts';

const UNIT = 100_000n;

type SimWish = { requestId: string; stake: number; choice: string; clientSeed: string; isFree: boolean };

/**
 * Draws a round from the seed that was promised and writes it down before anything is sent, so that whether the stake is
 * accepted cannot bend the outcome. The same request id gives the same round again. A round for fun is closed at once. A
 * free one is played at what the operator gave, whatever stake was chosen.
 */
export async function startSimRound(
  sim: Simulator,
  session: SimSession,
  { requestId, stake, choice, clientSeed, isFree }: SimWish,
): Promise<SimRound> {
  const table = simTables.get(session.gameCode);
  if (!table) throw new StudioError('gameUnknown', 'There is no game with this code.');
  if (!table.choices.some(({ code }) => code === choice)) {
    throw new StudioError('badRequest', 'There is nothing of this name to bet on.');
  }
  const wanted = BigInt(stake) * UNIT;
  const sameAgain = async (): Promise<SimRound | undefined> => {
    const earlier = await findSimRound(sim.pool, { sessionId: session.id, requestId });
    const isStake = isFree ? earlier?.grantReference !== null : earlier?.stake === wanted;
    if (earlier && (earlier.choice !== choice || !isStake)) {
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
    // The session's row is held from here on, so no round of it can come in between.
    const serverSeed = await takeSeed(db, session.id, newServerSeed());
    const grant = isFree && !isFun ? await useGrant(db, session, now) : undefined;
    if (isFree && !grant) throw new StudioError('freeRoundsOver');
    const amount = grant?.stake ?? wanted;
    const outcome = fairDraw(serverSeed, clientSeed, 0n)(table.outcomes);
    const prize = (amount * BigInt(table.pays(choice, outcome))) / 100n;
    const drawn = { id, choice, stake: amount, prize, outcome, serverSeed, clientSeed, createdAt: now };
    const round = { ...drawn, grantReference: grant?.reference ?? null };
    const balance = isFun ? await moveFunMoney(db, { id: session.id, stake: amount, prize }) : null;
    if (balance === undefined) throw new StudioError('notEnoughMoney', 'The play money does not reach.');
    const isWritten = await insertSimRound(db, {
      ...round,
      ...{ number: newNumber(), sessionId: session.id, requestId, balance },
      state: isFun ? 'settled' : 'betting',
      closedAt: isFun ? now : null,
      nextAttemptAt: new Date(now.getTime() + sim.walletDeadlineMs * 2),
    });
    if (!isWritten && grant) await giveBackGrant(db, { vendor: session.vendor, reference: grant.reference });
    return isWritten;
  });
  const round = await sameAgain();
  if (!isOpened || !round) {
    if (round) return round;
    throw new StudioError('roundOpen', 'The last round is still being settled.');
  }
  return round;
}
