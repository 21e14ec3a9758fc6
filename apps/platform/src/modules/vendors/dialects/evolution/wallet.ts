import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import type { PlayAnswer, Reason } from '../../rules.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import {
  anything,
  currency,
  fitted,
  game,
  id,
  must,
  number,
  text,
  token,
  user,
  unlessMisfit,
} from '../../codec/fitted.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseExactJson } from '../../codec/parseExactJson.ts';
import { originOf, playerOf } from '../../codec/playerOf.ts';
import { readDecimal, writeExact } from '../../codec/readDecimal.ts';

const PLACES = 5;
/** Parts of a call that are objects, each parsed on its own. */
const always = { sid: token, userId: user, uuid: id };
const money = { ...always, currency, game: anything, transaction: anything };
const paths = ['/check', '/balance', '/debit', '/credit', '/cancel', '/promo_payout'] as const;
type Path = (typeof paths)[number];
/** Calls that pay or return something, which are carried out in spite of fields that nobody knows. */
const owed = new Set<Path>(['/credit', '/cancel', '/promo_payout']);

/** The status for a refusal, by call. */
function wordOf(path: Path, reason: Reason): string {
  switch (reason) {
    case 'token_unknown':
    case 'token_expired':
    case 'token_foreign':
      return 'INVALID_SID';
    case 'user_unknown':
    case 'currency_wrong':
      return 'INVALID_PARAMETER';
    case 'user_disabled':
      return 'ACCOUNT_LOCKED';
    case 'insufficient_funds':
      return 'INSUFFICIENT_FUNDS';
    case 'transaction_unknown':
      return path === '/credit' || path === '/cancel' ? 'BET_DOES_NOT_EXIST' : 'FINAL_ERROR_ACTION_FAILED';
    case 'transaction_settled':
      return 'BET_ALREADY_SETTLED';
    case 'transaction_rolled_back':
      return path === '/credit' ? 'BET_ALREADY_SETTLED' : 'FINAL_ERROR_ACTION_FAILED';
    default:
      return 'FINAL_ERROR_ACTION_FAILED';
  }
}

/** The status of a resend whose first call was carried out. */
const again: Record<Path, string> = {
  ...{ '/check': 'OK', '/balance': 'OK', '/debit': 'BET_ALREADY_EXIST', '/credit': 'BET_ALREADY_SETTLED' },
  ...{ '/cancel': 'BET_ALREADY_SETTLED', '/promo_payout': 'BET_ALREADY_SETTLED' },
};

/** The wallet side of Evolution's One Wallet: JSON with decimals, a token in the URL, one bet per `refId`. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths,
  contentType: jsonType,
  isSigned: ({ query }, { credential }) => {
    const tokens = new URLSearchParams(query).getAll('authToken');
    return tokens.length === 1 && isSameSecret(tokens[0], secretOf(credential));
  },
  answer: ({ path, body }, known, seamless) => {
    let uuid: string | undefined;
    return unlessMisfit(
      async (strange) => {
        const object = parseExactJson(body);
        uuid = id((object as { uuid?: unknown } | null)?.uuid);
        const played = path as Path;
        return perform(played, object, known, seamless, owed.has(played) ? strange : undefined);
      },
      () => reply('INVALID_PARAMETER', uuid),
    );
  },
  badSignature: () => ({ ...reply('INVALID_TOKEN_ID', undefined), isSuspicious: true }),
  badAddress: () => ({ ...reply('INVALID_TOKEN_ID', undefined), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...reply('INVALID_PARAMETER', undefined), httpStatus }),
  unknownOutcome: () => reply('TEMPORARY_ERROR', undefined),
};

async function perform(
  path: Path,
  object: unknown,
  known: KnownVendor,
  seamless: Seamless,
  strange: string[] | undefined,
): Promise<DialectReply> {
  const optional = { channel: anything, currency, game: anything };
  const isRead = path === '/check' || path === '/balance';
  const fields: Partial<Record<string, string>> = isRead
    ? fitted(object, always, optional)
    : path === '/promo_payout'
      ? fitted(object, { ...always, currency, promoTransaction: anything }, optional, strange)
      : fitted(object, money, { channel: anything }, strange);
  const { uuid, sid } = fields;
  const player = playerOf(fields['userId'] ?? '', known);
  if (!player) return { ...reply('INVALID_PARAMETER', uuid), isSuspicious: true };
  const origin = originOf(known, player, { token: sid, currency: fields['currency'] });
  const end = (answer: PlayAnswer): DialectReply => done(path, answer, uuid);
  if (path === '/check') {
    const answer = await seamless.authenticate(origin);
    if (!answer.isAccepted) return end(answer);
    return {
      ...reply('OK', uuid),
      text: `{"status":"OK","sid":${JSON.stringify(sid)},"uuid":${JSON.stringify(uuid)}}`,
    };
  }
  if (path === '/balance') return end(await seamless.authenticate(origin));
  const parts = object as Record<string, unknown>;
  if (path === '/promo_payout') {
    const gift = fitted(
      parts['promoTransaction'],
      { type: text(/^\w{1,64}$/), id, amount: number },
      { voucherId: anything, remainingRounds: anything, jackpots: anything, origin: anything, rewardId: anything },
      strange,
    );
    const amount = must(readDecimal(gift.amount, PLACES), 'amount');
    return end(await seamless.promo({ ...origin, transaction: `${gift.id} promo`, amount, promotion: gift.type }));
  }
  const transaction = fitted(parts['transaction'], { id, refId: id, amount: number }, {}, strange);
  const amount = must(readDecimal(transaction.amount, PLACES), 'amount');
  const { refId } = transaction;
  const call = { ...origin, ...playedOf(parts['game'], strange), closesRound: false, amount };
  if (path === '/debit') return end(await seamless.bet({ ...call, transaction: refId }));
  if (path === '/credit') {
    const win = { ...call, transaction: `${refId} credit`, betTransaction: refId, closesRound: true };
    return end(await seamless.win(win));
  }
  const answer = await seamless.rollback({ ...call, transaction: `${refId} cancel`, target: refId });
  // The bet is unknown and stays so: a late one is refused.
  if (answer.isAccepted && answer.isTombstone === true) return withBalance('BET_DOES_NOT_EXIST', uuid, answer.balance);
  return end(answer);
}

/** The round is the vendor's game, and our launched game is its table. */
function playedOf(part: unknown, strange: string[] | undefined): { round: string; game: string } {
  const fields = fitted(part, { id, details: anything }, { type: text(/^[\w.-]{1,64}$/) }, strange);
  const { details } = part as { details: { table?: unknown } };
  fitted(details, { table: anything }, {}, strange);
  const table = fitted(details.table, { id: game }, { vid: anything }, strange);
  return { round: fields.id, game: table.id };
}

function done(path: Path, answer: PlayAnswer, uuid: string | undefined): DialectReply {
  if (answer.isAccepted)
    return { ...withBalance(answer.isReplayed ? again[path] : 'OK', uuid, answer.balance), outcome: 'done' };
  const word = wordOf(path, answer.reason);
  const isSuspicious = answer.reason === 'token_foreign';
  const said = answer.balance === undefined ? reply(word, uuid) : withBalance(word, uuid, answer.balance);
  return { ...said, isSuspicious };
}

/** `TEMPORARY_ERROR` makes the vendor retry; every other status but one is a refusal, unless it answers a resend. */
function outcomeOf(status: string): DialectReply['outcome'] {
  if (status === 'TEMPORARY_ERROR') return 'unknown';
  return status === 'OK' ? 'done' : 'refused';
}

function withBalance(status: string, uuid: string | undefined, balance: bigint): DialectReply {
  const text = `{"status":"${status}","balance":${writeExact(balance)},"bonus":0,"uuid":${JSON.stringify(uuid)}}`;
  return { httpStatus: 200, outcome: outcomeOf(status), status, text };
}

function reply(status: string, uuid: string | undefined): DialectReply {
  const echo = uuid === undefined ? '' : `,"uuid":${JSON.stringify(uuid)}`;
  return { httpStatus: 200, outcome: outcomeOf(status), status, text: `{"status":"${status}"${echo}}` };
}
