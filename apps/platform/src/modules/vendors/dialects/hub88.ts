import { MAX_AMOUNT } from '@baize/maths';
import { verify } from 'node:crypto';
import { StrictJsonError } from '../../../kit/strictJson.ts';
import { hashToken } from '../../../kit/random.ts';
import type { KnownVendor } from '../createDirectory.ts';
import type { Seamless } from '../createSeamless.ts';
import { parseFlatJson, type FlatObject } from '../parseFlatJson.ts';
import { memberIdOf, type PlayAnswer, type Reason, type RoundOrigin } from '../rules.ts';
import type { Dialect, DialectReply } from './Dialect.ts';

/** The words of Hub88's wallet API; everything it says is one of them. Amounts are whole 1/100,000, as ours are. */
const statusOf: Record<Reason, string> = {
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
  // Hub88 has no word for a bet whose win stands; the general error makes the supplier ask again and people look.
  transaction_settled: 'RS_ERROR_UNKNOWN',
};

const isId = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);
const fields = {
  user: isId,
  token: (text: string) => text.length <= 255,
  request_uuid: (text: string) => /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(text),
  transaction_uuid: isId,
  reference_transaction_uuid: isId,
  round: isId,
  game_code: (text: string) => /^[\w.-]{1,64}$/.test(text),
  currency: (text: string) => /^[A-Z0-9]{3,8}$/.test(text),
  sub_partner_id: (text: string) => /^[\w.-]{0,64}$/.test(text),
} as const;
type TextField = keyof typeof fields;
type Texts = { [Name in TextField]?: string };

/** Documented for suppliers, without a meaning for the wallet. */
const ignored = new Set(
  'supplier_user supplier_transaction_id bet meta is_aggregated is_supplier_promo reward_uuid country'.split(' '),
);

/** What each call must bring; `amount` goes with money, everything else is optional. */
const calls = {
  '/user/info': ['user', 'request_uuid'],
  '/user/balance': ['user', 'request_uuid', 'token'],
  '/transaction/bet': ['user', 'request_uuid', 'token', 'transaction_uuid', 'round', 'game_code', 'currency'],
  '/transaction/win': [
    ...(['user', 'request_uuid', 'transaction_uuid', 'reference_transaction_uuid', 'round', 'game_code'] as const),
    'currency',
  ],
  '/transaction/rollback': [
    ...(['user', 'request_uuid', 'transaction_uuid', 'reference_transaction_uuid', 'round', 'game_code'] as const),
  ],
} as const satisfies Record<string, readonly TextField[]>;
type Path = keyof typeof calls;

type Read = { texts: Texts; amount: bigint; isRoundClosed: boolean };
/** A refusal of the request itself, before anybody's money is looked at. */
class BadRequest extends Error {}

/** The wallet side of Hub88's operator API: five signed calls. */
export const hub88: Dialect = {
  name: 'hub88',
  paths: Object.keys(calls),
  signatureHeader: 'x-hub88-signature',
  isSigned,
  answer: async (path, body, known, seamless) => {
    let read: Read | undefined;
    let requestId: string | undefined;
    try {
      const object = parseFlatJson(body);
      requestId = requestIdOf(object);
      read = readFields(path as Path, object);
    } catch (error) {
      if (error instanceof StrictJsonError || error instanceof BadRequest) {
        const status = error instanceof BadRequest ? error.message : 'RS_ERROR_WRONG_SYNTAX';
        return { ...refusal(status, requestId), httpStatus: 400 };
      }
      throw error;
    }
    return perform(path as Path, read, known, seamless);
  },
  badSignature: () => ({ ...refusal('RS_ERROR_INVALID_SIGNATURE', undefined), httpStatus: 401 }),
  badAddress: () => ({ ...refusal('RS_ERROR_INVALID_PARTNER', undefined), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal('RS_ERROR_WRONG_SYNTAX', undefined), httpStatus }),
  unknownOutcome: () => ({ ...refusal('RS_ERROR_UNKNOWN', undefined), httpStatus: 500 }),
};

/** Base64 of an RSA-SHA256 signature over exactly the bytes that came, in its one canonical form. */
function isSigned(body: Buffer, header: string, { publicKey, signatureLength }: KnownVendor): boolean {
  if (header.length !== Math.ceil(signatureLength / 3) * 4 || !/^[A-Za-z0-9+/]+={0,2}$/.test(header)) return false;
  const signature = Buffer.from(header, 'base64');
  if (signature.length !== signatureLength || signature.toString('base64') !== header) return false;
  return verify('RSA-SHA256', body, publicKey, signature);
}

async function perform(path: Path, read: Read, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  const { texts, amount, isRoundClosed } = read;
  const { user = '', request_uuid: requestId = '', token, transaction_uuid: transaction = '' } = texts;
  const brand = known.brandBySubPartner(texts.sub_partner_id ?? '');
  if (!brand) return refusal('RS_ERROR_INVALID_PARTNER', requestId);
  const memberId = memberIdOf(user, brand.code);
  if (memberId === undefined) return { ...refusal('RS_ERROR_INVALID_TOKEN', requestId), isSuspicious: true };
  const origin: RoundOrigin = {
    vendor: known.vendor,
    brand,
    memberId,
    tokenHash: token === undefined ? undefined : hashToken(token).toString('hex'),
    currency: texts.currency ?? brand.currency,
    round: texts.round ?? '',
    game: texts.game_code ?? '',
  };
  const target = texts.reference_transaction_uuid ?? '';
  const money = { ...origin, transaction, amount, closesRound: isRoundClosed };
  let answer: PlayAnswer;
  if (path === '/transaction/bet') answer = await seamless.bet(money);
  else if (path === '/transaction/win') answer = await seamless.win({ ...money, betTransaction: target });
  else if (path === '/transaction/rollback') {
    answer = await seamless.rollback({ ...origin, transaction, target, closesRound: isRoundClosed });
  } else answer = await (token === undefined ? seamless.balance(origin) : seamless.authenticate(origin));

  const money0 = `"currency":"${origin.currency}","balance":`;
  if (!answer.isAccepted) {
    const balance = answer.balance === undefined ? '' : `,"user":"${user}",${money0}${answer.balance}`;
    return {
      httpStatus: 200,
      status: statusOf[answer.reason],
      isSuspicious: answer.reason === 'token_foreign',
      text: `{"status":"${statusOf[answer.reason]}","request_uuid":"${requestId}"${balance}}`,
    };
  }
  const rest =
    path === '/user/info'
      ? `"sub_partner_id":"${brand.subPartnerId}","currency":"${origin.currency}"`
      : `${money0}${answer.balance}`;
  return {
    httpStatus: 200,
    status: 'RS_OK',
    text: `{"user":"${user}","status":"RS_OK","request_uuid":"${requestId}",${rest}}`,
  };
}

function readFields(path: Path, object: FlatObject): Read {
  const texts: Texts = {};
  const isMoney = path === '/transaction/bet' || path === '/transaction/win';
  for (const [name, value] of object) {
    if (name in fields) {
      if (value === null) continue;
      if (typeof value !== 'string') throw new BadRequest('RS_ERROR_WRONG_TYPES');
      if (!fields[name as TextField](value)) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
      texts[name as TextField] = value;
    } else if (name === 'round_closed' || name === 'is_free') {
      if (typeof value !== 'boolean') throw new BadRequest('RS_ERROR_WRONG_TYPES');
      // Free bets are granted by the operator, and none has been: one that is announced as free must not cost money.
      if (name === 'is_free' && value && path === '/transaction/bet') throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
    } else if (name === 'amount' && isMoney) {
      if (typeof value !== 'number' || BigInt(value) > MAX_AMOUNT) throw new BadRequest('RS_ERROR_WRONG_TYPES');
    } else if (!ignored.has(name)) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  }
  const amount = object.get('amount');
  if (isMoney && typeof amount !== 'number') throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  for (const name of calls[path]) if (texts[name] === undefined) throw new BadRequest('RS_ERROR_WRONG_SYNTAX');
  return {
    texts,
    amount: typeof amount === 'number' ? BigInt(amount) : 0n,
    isRoundClosed: object.get('round_closed') === true,
  };
}

function requestIdOf(object: FlatObject): string | undefined {
  const value = object.get('request_uuid');
  return typeof value === 'string' && fields.request_uuid(value) ? value : undefined;
}

function refusal(status: string, requestId: string | undefined): DialectReply {
  const echo = requestId === undefined ? '' : `,"request_uuid":"${requestId}"`;
  return { httpStatus: 200, status, text: `{"status":"${status}"${echo}}` };
}
