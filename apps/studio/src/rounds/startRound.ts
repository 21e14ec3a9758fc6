import { outcomeJson } from '@baize/engine/outcomeJson';
import { transact } from '@baize/server/transact';
import { randomUUID } from 'node:crypto';
import { fairDraw } from '../fairDraw.ts';
import { games } from '../games.ts';
import type { PlaySession } from '../guests/PlaySession.ts';
import { writeGuest } from '../guests/writeGuest.ts';

import {
  findRoundByRequest,
  findRound,
  insertCall,
  insertRound,
  movePlayMoney,
  startCycle,
  takeNonce,
  type RoundRow,
} from '../store.ts';
import type { Studio } from '../Studio.ts';
import { StudioError } from '../StudioError.ts';
import type { WalletBody } from '../hub88/WalletBody.ts';
import { leaseMs } from './leaseMs.ts';

/** Minimum time between two spins: a player protection rule that no client can bypass. */
export const cycleMs = 2500;

/** A spin request. For a free round it names the operator's grant, which the operator validates. */
export interface Spin {
  requestId: string;
  bet: bigint;
  reward: string | null;
  /** The page can ask its player what a round leaves open; otherwise the usual is taken. */
  canAsk: boolean;
}

/** How long a round waits for its player to decide. */
export const CHOICE_MS = 24 * 3_600_000;

/**
 * Opens a round: takes a nonce, draws, and stores round and bet call in one transaction, before anything is sent. The
 * outcome is fixed by the committed seed and the nonce, so acceptance of the bet cannot influence it. Idempotent by
 * request id. Returns the bet call still to be sent, or none.
 */
export async function startRound(
  studio: Studio,
  session: PlaySession,
  { requestId, bet, reward, canAsk }: Spin,
): Promise<{ round: RoundRow; betCall: bigint | undefined }> {
  const game = games[session.gameCode]!;
  if (reward !== null && session.operatorUser === null) {
    throw new StudioError('badRequest', 'Fun play has no free rounds.');
  }
  if (!game.bets.includes(bet)) throw new StudioError('betNotOffered', 'This bet is not on the list of bets.');
  const earlier = await findRoundByRequest(studio.pool, session.playerId, requestId);
  if (earlier) return { round: sameRequest(earlier, { bet, reward }), betCall: undefined };

  const now = studio.clock();
  const id = randomUUID();
  const opened = await transact(studio.pool, async (query) => {
    if (session.unwritten) await writeGuest(query, session.unwritten, now);
    if (!(await startCycle(query, session.playerId, now, cycleMs))) {
      // A retry of the same click may have been stored in the meantime; it is not a second spin.
      if (await findRoundByRequest(query, session.playerId, requestId)) return 'repeated' as const;
      throw new StudioError('tooSoon', 'The last spin began less than two and a half seconds ago.');
    }
    const seed = await takeNonce(query, session.playerId);
    const drawn = game.play(fairDraw(seed.serverSeed, seed.clientSeed, seed.nonce), bet);
    const isFun = session.operatorUser === null;
    const isAsked = canAsk && game.choice?.asks(drawn) === true;
    // What follows from the answer is not even written down before it is given.
    const outcome = isAsked && game.choice ? game.choice.before(drawn) : drawn;
    const jackpot = isFun && outcome.isGrand === true ? game.funJackpotTimes * bet : null;
    const paidNow = isAsked ? 0n : outcome.win + (jackpot ?? 0n);
    const playMoney = isFun ? await movePlayMoney(query, session.id, bet, paidNow) : undefined;
    if (isFun && playMoney === undefined) throw new StudioError('notEnoughMoney', 'The play money does not reach.');
    const isOpened = await insertRound(query, {
      id,
      sessionId: session.id,
      playerId: session.playerId,
      operatorId: session.operatorId,
      operatorUser: session.operatorUser,
      gameCode: game.code,
      gameVersion: game.version,
      currency: session.currency,
      requestId,
      bet,
      win: outcome.win,
      jackpot,
      reward,
      seedId: seed.id,
      clientSeed: seed.clientSeed,
      nonce: seed.nonce,
      outcome: outcomeJson(outcome),
      state: !isFun ? 'betting' : isAsked ? 'choosing' : 'settled',
      balance: playMoney ?? null,
      choiceDue: isAsked ? new Date(now.getTime() + CHOICE_MS) : null,
      createdAt: now,
      closedAt: isFun && !isAsked ? now : null,
    });
    if (!isOpened) throw new StudioError('roundOpen', 'The last round is still being settled.');
    if (session.operatorUser === null || session.operatorToken === null) return undefined;
    const body: WalletBody = {
      user: session.operatorUser,
      token: session.operatorToken,
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      round: id,
      round_closed: false,
      game_code: game.code,
      currency: session.currency,
      amount: Number(bet),
      ...(reward === null ? {} : { is_free: true as const, reward_uuid: reward }),
      ...(session.subPartnerId === null ? {} : { sub_partner_id: session.subPartnerId }),
    };
    return insertCall(query, {
      roundId: id,
      kind: 'bet',
      transactionUuid: body.transaction_uuid,
      body: JSON.stringify(body),
      nextAttemptAt: new Date(now.getTime() + leaseMs(studio)),
      now,
    });
  });

  if (opened === 'repeated') {
    const round = await findRoundByRequest(studio.pool, session.playerId, requestId);
    return { round: sameRequest(round!, { bet, reward }), betCall: undefined };
  }
  return { round: (await findRound(studio.pool, id))!, betCall: opened };
}

function sameRequest(round: RoundRow, { bet, reward }: Pick<Spin, 'bet' | 'reward'>): RoundRow {
  if (round.bet !== bet || round.reward !== reward)
    throw new StudioError('requestIdReused', 'This request id belongs to a spin with another bet.');
  return round;
}
