import { MAX_AMOUNT } from '@baize/maths';
import { hash } from 'node:crypto';
import { isMisfit } from '../../codec/fitted.ts';
import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import { parseFlatJson, type FlatObject } from '../../codec/parseFlatJson.ts';
import { memberIdOf, type PlayAnswer, type Reason } from '../../rules.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import { isRsaSigned } from '../../codec/isRsaSigned.ts';
import { playerOf } from '../../codec/playerOf.ts';

/** Status codes of Hub88's wallet API for the refusals of the core. */
const statuses: Record<Reason, string> = {
  token_unknown: 'RS_ERROR_INVALID_TOKEN',
  token_expired: 'RS_ERROR_TOKEN_EXPIRED',
  token_foreign: 'RS_ERROR_INVALID_TOKEN',
  user_unknown: 'RS_ERROR_INVALID_TOKEN',
  user_disabled: 'RS_ERROR_USER_DISABLED',
  partner_closed: 'RS_ERROR_INVALID_PARTNER',
  game_closed: 'RS_ERROR_INVALID_GAME',
  currency_wrong: 'RS_ERROR_WRONG_CURRENCY',
  insufficient_funds: 'RS_ERROR_NOT_ENOUGH_MONEY',
  limit_reached: 'RS_ERROR_LIMIT_REACHED',
  duplicate_differs: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // Hub88 has no code for a bet with a standing win; with the general error the supplier retries and people look into
  // it.
  transaction_settled: 'RS_ERROR_UNKNOWN',
};

const MAX_AMOUNT_NUMBER = Number(MAX_AMOUNT);

const isId = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);
const formOf = {
  user: isId,
  token: (text: string) => text.length <= 255,
  request_uuid: (text: string) => /^[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(text),
  transaction_uuid: isId,
  reference_transaction_uuid: isId,
  round: isId,
  game_code: (text: string) => /^[\w.-]{1,64}$/.test(text),
  currency: (text: string) => /^[A-Z0-9]{3,8}$/.test(text),
  sub_partner_id: (text: string) => /^[\w.-]{0,64}$/.test(text),
  reward_uuid: (text: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text),
} as const;
type TextField = keyof typeof formOf;

/** Documented for suppliers, but not used by the wallet. */
const ignored = [
  ...['supplier_user', 'supplier_transaction_id', 'bet', 'meta', 'is_aggregated', 'is_supplier_promo'],
  ...['country', 'is_free', 'round_closed'],
];
const known = new Set<string>([...Object.keys(formOf), ...ignored]);

const money = ['user', 'request_uuid', 'transaction_uuid', 'round', 'game_code'] as const;
/** Required fields of each call; bets and wins also need an `amount`, everything else is optional. */
const required = {
  '/user/info': ['user', 'request_uuid'],
  '/user/balance': ['user', 'request_uuid', 'token'],
  '/transaction/bet': [...money, 'currency', 'token'],
  '/transaction/win': [...money, 'currency', 'reference_transaction_uuid'],
  '/transaction/rollback': [...money, 'reference_transaction_uuid'],
} as const satisfies Record<string, readonly TextField[]>;
type Path = keyof typeof required;

type Read = {
  user: string;
  requestId: string;
  token: string | undefined;
  transaction: string;
  target: string;
  round: string;
  game: string;
  currency: string | undefined;
  subPartnerId: string;
  amount: bigint;
  isRoundClosed: boolean;
  /** Of a win: also pays the pool that its bet contributed to. */
  isJackpot: boolean;
  /** Of a free bet: the grant. */
  reward: string | undefined;
  /** Unknown fields, the first of them. */
  strange: readonly string[];
};
/** A refusal of the request itself, before any account is looked at. */
class BadRequest extends Error {}

/** The wallet side of Hub88's operator API: five signed calls. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths: Object.keys(required),
  contentType: jsonType,
  isSigned: ({ body, header }, vendor) => {
    const signature = header('x-hub88-signature');
    return signature !== undefined && isRsaSigned(body, signature, vendor.credential);
  },
  answer: async ({ path, body }, vendor, seamless) => {
    let read: Read | undefined;
    let requestId: string | undefined;
    try {
      const object = parseFlatJson(body);
      requestId = requestIdOf(object);
      read = readFields(path as Path, object);
    } catch (error) {
      if (isMisfit(error) || error instanceof BadRequest) {
        const status = error instanceof BadRequest ? error.message : 'RS_ERROR_WRONG_SYNTAX';
        return { ...refusal(status, requestId), httpStatus: 400 };
      }
      throw error;
    }
    return { ...(await perform(path as Path, read, vendor, seamless)), strange: read.strange };
  },
  badSignature: () => ({ ...refusal('RS_ERROR_INVALID_SIGNATURE', undefined), httpStatus: 401 }),
  badAddress: () => ({ ...refusal('RS_ERROR_INVALID_PARTNER', undefined), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal('RS_ERROR_WRONG_SYNTAX', undefined), httpStatus }),
  unknownOutcome: () => ({ ...refusal('RS_ERROR_UNKNOWN', undefined), httpStatus: 500, outcome: 'unknown' }),
};

async function perform(path: Path, read: Read, vendor: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  const { user, requestId, token, transaction, target } = read;
  // In a call for the user info the brand comes from the name: every name we gave out starts with its brand.
  const brand =
    path === '/user/info' && read.subPartnerId === ''
      ? playerOf(user, vendor)?.brand
      : vendor.brandBySubPartner(read.subPartnerId);
  if (!brand) return refusal('RS_ERROR_INVALID_PARTNER', requestId);
  const memberId = memberIdOf(user, brand.code);
  if (memberId === undefined) return { ...refusal('RS_ERROR_INVALID_TOKEN', requestId), isSuspicious: true };
  const call = {
    vendor: vendor.vendor,
    brand,
    memberId,
    tokenHash: token === undefined ? undefined : hash('sha256', token, 'hex'),
    currency: read.currency ?? brand.currency,
    round: read.round,
    game: read.game,
    transaction,
    amount: read.amount,
    closesRound: read.isRoundClosed,
    betTransaction: target,
    target,
  };
  let answer: PlayAnswer;
  if (path === '/transaction/bet') {
    const { reward } = read;
    answer = await (reward === undefined ? seamless.bet(call) : seamless.freeBet({ ...call, reward }));
  } else if (path === '/transaction/win')
    answer = await (read.isJackpot ? seamless.winJackpot(call) : seamless.win(call));
  else if (path === '/transaction/rollback') answer = await seamless.rollback(call);
  else answer = await (token === undefined ? seamless.balance(call) : seamless.authenticate(call));

  const amounts = `"currency":"${call.currency}","balance":`;
  if (!answer.isAccepted) {
    const balance = answer.balance === undefined ? '' : `,"user":"${user}",${amounts}${answer.balance}`;
    return {
      httpStatus: 200,
      outcome: 'refused',
      status: statuses[answer.reason],
      isSuspicious: answer.reason === 'token_foreign',
      text: `{"status":"${statuses[answer.reason]}","request_uuid":"${requestId}"${balance}}`,
    };
  }
  // Only sent if there are any, so that games without a jackpot see no new fields.
  const held = path === '/user/balance' && read.game !== '' ? await seamless.jackpots(call) : [];
  const pools =
    held.length === 0
      ? ''
      : `,"jackpots":[${held.map(({ stake, amount }) => `{"bet":${stake},"amount":${amount}}`).join(',')}]`;
  const free = path === '/user/balance' && read.game !== '' ? await seamless.freeRounds(call) : [];
  const rest =
    path === '/user/info'
      ? `"sub_partner_id":"${brand.subPartnerId}","currency":"${call.currency}"`
      : `${amounts}${answer.balance}${answer.jackpot === undefined ? '' : `,"jackpot":${answer.jackpot}`}${pools}${freeText(free)}`;
  return {
    httpStatus: 200,
    outcome: 'done',
    status: 'RS_OK',
    text: `{"user":"${user}","status":"RS_OK","request_uuid":"${requestId}",${rest}}`,
  };
}

function readFields(path: Path, object: FlatObject): Read {
  const isMoney = path === '/transaction/bet' || path === '/transaction/win';
  const strange = [...object.keys()].filter((name) => {
    const isOwn = (name === 'amount' && isMoney) || (name === 'jackpot' && path === '/transaction/win');
    return !known.has(name) && !isOwn;
  });
  // Payments to a member are not held up by an unknown field; calls that cost money are.
  const isOwed = path === '/transaction/win' || path === '/transaction/rollback';
  if (strange.length > 0 && !isOwed) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  const amount = isMoney ? (object.get('amount') ?? undefined) : 0;
  if (amount === undefined) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  if (typeof amount !== 'number' || amount > MAX_AMOUNT_NUMBER) throw new BadRequest('RS_ERROR_WRONG_TYPES');
  const isRoundClosed = flag(object, 'round_closed');
  // A bet announced as free must not cost money, so it must name its grant.
  const isFree = flag(object, 'is_free') && path === '/transaction/bet';
  const reward = isFree ? text(object, 'reward_uuid') : undefined;
  if (isFree && reward === undefined) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  const read = {
    user: text(object, 'user') ?? '',
    requestId: text(object, 'request_uuid') ?? '',
    token: text(object, 'token'),
    transaction: text(object, 'transaction_uuid') ?? '',
    target: text(object, 'reference_transaction_uuid') ?? '',
    round: text(object, 'round') ?? '',
    game: text(object, 'game_code') ?? '',
    currency: text(object, 'currency'),
    subPartnerId: text(object, 'sub_partner_id') ?? '',
    amount: BigInt(amount),
    isRoundClosed,
    isJackpot: path === '/transaction/win' && flag(object, 'jackpot'),
    reward,
    strange: strange.slice(0, 8).map((name) => name.slice(0, 64)),
  };
  for (const name of required[path]) {
    if (typeof object.get(name) !== 'string') throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  }
  // A call that follows or rolls back itself is invalid.
  if (read.target !== '' && read.target === read.transaction) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  return read;
}

/** Only sent if there are any, like pools; the fields are our extension of Hub88. */
function freeText(open: Awaited<ReturnType<Seamless['freeRounds']>>): string {
  if (open.length === 0) return '';
  const grants = open.map(
    ({ reward, stake, left, endsAt }) =>
      `{"reward_uuid":"${reward}","bet":${stake},"rounds":${left},"ends_at":"${endsAt.toISOString()}"}`,
  );
  return `,"free_rounds":[${grants.join(',')}]`;
}

/** A text that matches its pattern; null counts as absent. */
function text(object: FlatObject, name: TextField): string | undefined {
  const value = object.get(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new BadRequest('RS_ERROR_WRONG_TYPES');
  if (!formOf[name](value)) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  return value;
}

function flag(object: FlatObject, name: 'round_closed' | 'is_free' | 'jackpot'): boolean {
  const value = object.get(name);
  if (value !== undefined && typeof value !== 'boolean') throw new BadRequest('RS_ERROR_WRONG_TYPES');
  return value === true;
}

function requestIdOf(object: FlatObject): string | undefined {
  const value = object.get('request_uuid');
  return typeof value === 'string' && formOf.request_uuid(value) ? value : undefined;
}

function refusal(status: string, requestId: string | undefined): DialectReply {
  const echo = requestId === undefined ? '' : `,"request_uuid":"${requestId}"`;
  return { httpStatus: 200, outcome: 'refused', status, text: `{"status":"${status}"${echo}}` };
}
