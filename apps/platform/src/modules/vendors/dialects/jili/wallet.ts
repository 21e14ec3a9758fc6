import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import type { PlayAnswer, Reason, RoundOrigin } from '../../rules.ts';
import type { Step } from '../../stepItem.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import {
  anything,
  currency,
  fitted,
  flag,
  id,
  idOrNumber,
  Misfit,
  must,
  number,
  token,
  user,
  unlessMisfit,
  type Check,
} from '../../codec/fitted.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseExactJson } from '../../codec/parseExactJson.ts';
import { originOf, playerOf, playerOfOpening, type Player } from '../../codec/playerOf.ts';
import { readDecimal, writeExact } from '../../codec/readDecimal.ts';
import { freeSpin, playFree, takeFreeBack } from './freeSpin.ts';

const PLACES = 5;
/** Documented for operators, but not used by the wallet. */
const ignored = Object.fromEntries(
  [
    ...['wagersTime', 'platform', 'statementType', 'gameCategory', 'transactionId', 'turnover'],
    ...['jpContributeAmount', 'jpWinAmount', 'offline', 'isPlayerKicked'],
  ].map((name) => [name, anything]),
);
const optional = {
  ...ignored,
  token,
  userId: user,
  isFreeRound: flag,
  freeSpinData: freeSpin,
  winloseAmount: number,
  preserve: number,
  type: number,
};
const money = { reqId: id, currency, game: idOrNumber, round: idOrNumber, betAmount: number };
const session = { ...money, sessionId: idOrNumber };
const needed: Record<string, Record<string, Check>> = {
  '/auth': { reqId: id, token },
  '/bet': { ...money, winloseAmount: number },
  '/cancelBet': money,
  '/sessionBet': { ...session, winloseAmount: number, type: number },
  '/cancelSessionBet': session,
};

const codes: Record<Reason, number> = {
  ...{ insufficient_funds: 2, currency_wrong: 3, user_unknown: 3 },
  ...{ token_unknown: 4, token_expired: 4, token_foreign: 4 },
  ...{ user_disabled: 5, partner_closed: 5, game_closed: 5, limit_reached: 5, member_limit: 5, duplicate_differs: 5 },
  ...{ transaction_unknown: 5, transaction_rolled_back: 5, transaction_settled: 5 },
};

/** The wallet side of JILI: JSON with decimals and bare round numbers; the URL carries the secret. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths: Object.keys(needed),
  contentType: jsonType,
  isKeyInAddress: true,
  isSigned: ({ key }, { credential }) => isSameSecret(key, secretOf(credential)),
  answer: ({ path, body }, known, seamless) =>
    unlessMisfit(
      async (strange) => {
        const object = parseExactJson(body);
        const fields = fitted(object, needed[path] ?? {}, optional, isOwed(path, object) ? strange : undefined);
        return perform(path, fields, known, seamless);
      },
      () => refusal(3),
    ),
  badSignature: () => ({ ...refusal(5), httpStatus: 403 }),
  badAddress: () => ({ ...refusal(5), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal(3), httpStatus }),
  unknownOutcome: () => ({ ...refusal(5), outcome: 'unknown' }),
};

/** Cancels and ends of sessions are carried out in spite of fields that nobody knows. */
const isOwed = (path: string, object: unknown): boolean =>
  path.startsWith('/cancel') || (path === '/sessionBet' && number((object as { type?: unknown } | null)?.type) === '2');

type Fields = Partial<Record<string, string>>;

async function perform(path: string, fields: Fields, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  const player = await findPlayer(fields, known, seamless);
  if (!player)
    return { ...refusal(fields['userId'] === undefined ? 4 : 3), isSuspicious: fields['userId'] !== undefined };
  const origin = originOf(known, player, fields);
  if (path === '/auth') return done(await seamless.authenticate(origin), player);
  const { round: transaction = '', sessionId = transaction } = fields;
  const isSession = path === '/sessionBet' || path === '/cancelSessionBet';
  const play = { ...origin, round: isSession ? sessionId : transaction, game: fields['game'] ?? '', closesRound: true };
  const bet = amountOf(fields, 'betAmount');
  const win = amountOf(fields, 'winloseAmount');
  const preserve = amountOf(fields, 'preserve');
  if (path === '/cancelBet') {
    const targets = [`${transaction} win`, transaction];
    const answer = await seamless.together({ ...play, steps: targets.map(takenBack) });
    // What was booked as free is none of what was looked for.
    return cancelled(isUnknown(answer) ? await takeFreeBack(seamless, { ...play, targets }) : answer, player);
  }
  if (path === '/cancelSessionBet') {
    const targets = [`${transaction} hold`, transaction];
    return cancelled(await seamless.together({ ...play, steps: targets.map(takenBack) }), player);
  }
  if (path === '/bet') {
    const [reward = '', stake = '0'] = (fields['freeSpinData'] ?? '').split(' ');
    if (reward !== '') {
      if (bet !== 0n) throw new Misfit('a free spin costs nothing');
      const spin = { ...play, transaction, reward, win, stake: must(readDecimal(stake, PLACES), 'originalBet') };
      return done(await playFree(seamless, spin), player);
    }
    // A round that costs nothing is the vendor's gift or the rest of another, and comes whatever became of the token.
    const steps: Step[] = [{ kind: 'stake', transaction, amount: 0n }];
    steps.push({ kind: 'win', transaction: `${transaction} win`, amount: win, betTransaction: transaction });
    if (bet === 0n) return done(await seamless.together({ ...play, steps }), player);
    return done(await seamless.betAndWin({ ...play, transaction, amount: bet, winAmount: win }), player);
  }
  if (fields['type'] === '1') {
    if (win !== 0n) throw new Misfit('a stake wins nothing');
    const hold: Step[] =
      preserve === 0n ? [] : [{ kind: 'hold', transaction: `${transaction} hold`, amount: preserve }];
    const steps: Step[] = [{ kind: 'bet', transaction, amount: bet }, ...hold];
    return done(await seamless.together({ ...play, closesRound: false, steps }), player);
  }
  if (fields['type'] !== '2') throw new Misfit('type');
  return done(await settle(seamless, { ...play, transaction, bet, win, preserve }), player);
}

type Settlement = RoundOrigin & {
  closesRound: boolean;
  transaction: string;
  bet: bigint;
  win: bigint;
  preserve: bigint;
};

/** The held money is released in full, the stake is paid from it, and the win is added: all or nothing. */
async function settle(seamless: Seamless, call: Settlement): Promise<PlayAnswer> {
  const { transaction, bet, win, preserve } = call;
  const moved = await seamless.movements(call);
  // A resend is answered with what was booked; nothing is held any more by then.
  if (moved.some(({ key }) => key === transaction)) return seamless.winOfRound({ ...call, amount: win });
  const holds = moved.filter(({ isHeld, isReversed }) => isHeld && !isReversed);
  const held = holds.reduce((sum, { amount }) => sum + amount, 0n);
  // A stake that was taken at the beginning is not taken again.
  if (held !== preserve || (preserve === 0n && bet !== 0n)) return { isAccepted: false, reason: 'transaction_unknown' };
  const released = holds.map(({ key }): Step => ({ kind: 'rollback', transaction: `${key} settled`, target: key }));
  const stake: Step[] = preserve === 0n ? [] : [{ kind: 'stake', transaction: `${transaction} stake`, amount: bet }];
  // Settles every stake of the session, so that none of them can be cancelled any more.
  const bets = moved.filter(({ kind, isHeld, isReversed }) => kind === 'bet' && !isHeld && !isReversed);
  const settled = bets.map(({ key }): Step => {
    return { kind: 'win', transaction: `${transaction} of ${key}`, amount: 0n, betTransaction: key };
  });
  const steps: Step[] = [...released, ...stake, ...settled, { kind: 'win', transaction, amount: win }];
  return seamless.together({ ...call, steps });
}

/** Nothing stands under these names, or something else does. */
const isUnknown = (answer: PlayAnswer): boolean =>
  !answer.isAccepted && (answer.reason === 'duplicate_differs' || answer.reason === 'transaction_unknown');

const takenBack = (target: string): Step => ({ kind: 'rollback', transaction: `${target} cancel`, target });

/** The member that the vendor names; without a name, that of the token. */
async function findPlayer(fields: Fields, known: KnownVendor, seamless: Seamless): Promise<Player | undefined> {
  if (fields['userId'] !== undefined) return playerOf(fields['userId'], known);
  const opening = await seamless.opening(known.vendor, fields['token'] ?? '');
  return opening && playerOfOpening(opening, known);
}

function amountOf(fields: Fields, name: string): bigint {
  return must(readDecimal(fields[name] ?? '0', PLACES), name);
}

/** The vendor retries until the answer says that nothing stands; a bet that must stand has its own code. */
function cancelled(answer: PlayAnswer, player: Player): DialectReply {
  return answer.isAccepted || answer.reason !== 'transaction_settled' ? done(answer, player) : refusal(6);
}

function done(answer: PlayAnswer, { brand, user: username }: Player): DialectReply {
  if (!answer.isAccepted) return { ...refusal(codes[answer.reason]), isSuspicious: answer.reason === 'token_foreign' };
  const money = `"username":"${username}","currency":"${brand.currency}","balance":${writeExact(answer.balance)}`;
  return reply(answer.isReplayed ? 1 : 0, answer.isReplayed ? 'Already accepted' : 'Success', `,${money}`);
}

const refusal = (code: number): DialectReply => reply(code, 'Refused', '');

function reply(code: number, message: string, rest: string): DialectReply {
  const text = `{"errorCode":${code},"message":"${message}"${rest}}`;
  return { httpStatus: 200, outcome: code <= 1 ? 'done' : 'refused', status: String(code), text };
}
