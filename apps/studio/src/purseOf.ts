import type { gamePurse } from '@baize/contract/studio/gamePurse';
import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { games } from './games.ts';
import { callWallet } from './hub88/callWallet.ts';
import type { SessionRow } from './store.ts';
import type { Studio } from './Studio.ts';
import { StudioError } from './StudioError.ts';

/** The player's balance, the game's jackpot pools, and the operator's free rounds. */
export async function purseOf(studio: Studio, session: SessionRow): Promise<z.output<typeof gamePurse>> {
  if (session.playMoney !== null) {
    const { bets, funJackpotTimes: times } = games[session.gameCode]!;
    const jackpots = times === 0n ? [] : bets.map((bet) => ({ bet: `${bet}`, amount: `${bet * times}` }));
    return { balance: session.playMoney.toString(), jackpots, freeRounds: [] };
  }
  const operator = studio.settings.operators.find(({ id }) => id === session.operatorId);
  if (!operator) throw new StudioError('walletUnavailable', 'The operator of this session is gone.');
  const body = JSON.stringify({
    user: session.operatorUser,
    token: session.operatorToken,
    request_uuid: randomUUID(),
    game_code: session.gameCode,
    currency: session.currency,
    ...(session.subPartnerId === null ? {} : { sub_partner_id: session.subPartnerId }),
  });
  const answer = await callWallet(operator, studio.settings.privateKey, 'balance', body, studio.walletDeadlineMs);
  if (answer.reason === 'tokenWrong' || answer.reason === 'tokenExpired') {
    throw new StudioError('sessionUnknown', 'The operator ended this session.');
  }
  if (answer.outcome !== 'done' || answer.balance === undefined) {
    studio.log.warn({ answer: answer.text }, 'balance call');
    throw new StudioError('walletUnavailable');
  }
  return {
    balance: answer.balance.toString(),
    jackpots: answer.jackpots.map(({ bet, amount }) => ({ bet: bet.toString(), amount: amount.toString() })),
    // Free rounds at unsupported bets are left out.
    freeRounds: answer.freeRounds
      .filter(({ bet }) => games[session.gameCode]!.bets.includes(bet))
      .map((grant) => ({ ...grant, bet: grant.bet.toString() })),
  };
}
