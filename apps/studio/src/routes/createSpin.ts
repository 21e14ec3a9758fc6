import { createSpin as operation } from '@baize/contract/studio/createSpin';
import type { PlaySession } from '../guests/PlaySession.ts';
import { presentRound } from '../present.ts';
import { runWalletCall } from '../rounds/runWalletCall.ts';
import { startRound, type Spin } from '../rounds/startRound.ts';
import { findRound, type RoundRow } from '../store.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export function createSpin(studio: Studio): StudioRoute {
  /** Requests in progress in this process, so that a retry waits for the first one's response. */
  const spinning = new Map<string, Promise<RoundRow>>();

  async function spin(session: PlaySession, asked: Spin, key: string): Promise<RoundRow> {
    const work = (async () => {
      const { round, betCall } = await startRound(studio, session, asked);
      if (betCall === undefined) return round;
      await runWalletCall(studio, betCall);
      return (await findRound(studio.pool, round.id))!;
    })();
    spinning.set(key, work);
    try {
      return await work;
    } finally {
      spinning.delete(key);
    }
  }

  return implement(operation, async ({ input: { requestId, bet, reward, canAsk }, caller: session }) => {
    const key = `${session.playerId}:${requestId}`;
    const asked = { requestId, bet: BigInt(bet), reward: reward ?? null, canAsk: canAsk === true };
    return { round: presentRound(await (spinning.get(key) ?? spin(session, asked, key))) };
  });
}
