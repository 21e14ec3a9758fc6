import type { PlayAnswer, Reason } from '../../rules.ts';
import type { Movement } from '../../store/bets.ts';
import type { DialectReply } from '../Dialect.ts';
import type { Player } from '../../codec/playerOf.ts';
import { writeExact } from '../../codec/readDecimal.ts';

/** A bet as SBO speaks of it. */
export type SboBet = {
  state: 'unknown' | 'running' | 'settled' | 'void';
  /** How often it has been settled; the number of the next settlement. */
  settles: number;
  settlement: string;
  /** What of the stake came back while the bet ran. */
  returns: readonly Movement[];
  stake: bigint;
  win: bigint;
};

/** What the books say about a bet; it was settled as often as there are settlements, and the last one may stand. */
export function sboBetOf(code: string, moved: readonly Movement[]): SboBet {
  const bet = moved.find(({ key }) => key === code);
  const settlements = moved.filter(({ kind }) => kind === 'win');
  const standing = settlements.find(({ isReversed }) => !isReversed);
  const returns = moved.filter(({ kind }) => kind === 'adjust');
  const returned = returns.reduce((sum, { amount }) => sum + amount, 0n);
  const state = bet === undefined ? 'unknown' : bet.isReversed ? 'void' : standing ? 'settled' : 'running';
  const stake = (bet?.amount ?? 0n) - returned;
  return {
    state,
    settles: settlements.length,
    settlement: standing?.key ?? '',
    returns,
    stake,
    win: standing?.amount ?? 0n,
  };
}

export const words = { noMember: 1, badForm: 3, badKey: 4, poor: 5, noBet: 6, internal: 7 } as const;
/** The states of a bet, as codes of an answer. */
export const states = { settled: 2001, void: 2002, running: 2003, differs: 5003 } as const;
const codes: Record<Reason, number> = {
  ...{ user_unknown: words.noMember, insufficient_funds: words.poor, transaction_unknown: words.noBet },
  ...{ transaction_rolled_back: states.void, transaction_settled: states.settled, duplicate_differs: states.differs },
  ...{ token_unknown: words.noMember, token_expired: words.noMember, token_foreign: words.noMember },
  ...{ user_disabled: words.internal, partner_closed: words.internal, game_closed: words.internal },
  ...{ currency_wrong: words.internal, limit_reached: words.internal, member_limit: words.internal },
};
const stakeCodes: Record<Reason, number> = {
  ...codes,
  ...{
    user_disabled: words.poor,
    partner_closed: words.poor,
    game_closed: words.poor,
    limit_reached: words.poor,
    member_limit: words.poor,
  },
};

/** The answer to a movement, with the balance after it. */
export function done(answer: PlayAnswer, { user: name }: Player, codeOf = codes): DialectReply {
  const money = answer.balance === undefined ? '' : moneyOf(name, answer.balance);
  if (answer.isAccepted) return sboReply(0, money);
  return { ...sboReply(codeOf[answer.reason], money), isSuspicious: answer.reason === 'token_foreign' };
}

/**
 * The answer to a stake. SBO has one number that refuses a stake for good, and none for limits or for members who may
 * not play; with an internal error it would ask and send again what is decided already.
 */
export const doneStake = (answer: PlayAnswer, player: Player): DialectReply => done(answer, player, stakeCodes);

/** The answer to a question about a bet. */
export function statusReply(code: string, { state, stake, win }: SboBet): DialectReply {
  if (state === 'unknown') return refusal(words.noBet);
  const money = `"Stake":${writeExact(stake)},"WinLoss":${writeExact(win)}`;
  return sboReply(0, `"TransferCode":${JSON.stringify(code)},"Status":"${state}",${money},`);
}

export const moneyOf = (name: string, balance: bigint): string =>
  `"AccountName":"${name}","Balance":${writeExact(balance)},`;

export const refusal = (code: number): DialectReply => sboReply(code, '');

export function sboReply(code: number, fields: string): DialectReply {
  const message = code === 0 ? 'No Error' : 'Refused';
  const text = `{${fields}"ErrorCode":${code},"ErrorMessage":"${message}"}`;
  return { httpStatus: 200, outcome: code === 0 ? 'done' : 'refused', status: String(code), text };
}
