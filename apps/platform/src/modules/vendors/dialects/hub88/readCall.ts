import { MAX_AMOUNT } from '@baize/maths';
import type { FlatObject } from '../../codec/parseFlatJson.ts';

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

/** Documented for suppliers, without a meaning for the wallet. */
const ignored = [
  ...['supplier_user', 'supplier_transaction_id', 'bet', 'meta', 'is_aggregated', 'is_supplier_promo'],
  ...['country', 'is_free', 'round_closed'],
];
const known = new Set<string>([...Object.keys(formOf), ...ignored]);

const money = ['user', 'request_uuid', 'transaction_uuid', 'round', 'game_code'] as const;
/** What each call must bring; bets and wins also an `amount`, everything else is optional. */
const required = {
  '/user/info': ['user', 'request_uuid'],
  '/user/balance': ['user', 'request_uuid', 'token'],
  '/transaction/bet': [...money, 'currency', 'token'],
  '/transaction/win': [...money, 'currency', 'reference_transaction_uuid'],
  '/transaction/rollback': [...money, 'reference_transaction_uuid'],
} as const satisfies Record<string, readonly TextField[]>;
export type Path = keyof typeof required;
export const paths = Object.keys(required);

/** A call as it was meant. */
export type Read = {
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
  /** Of a win: the pool that its bet has fed is won as well. */
  isJackpot: boolean;
  /** Of a bet that is free: what was granted. */
  reward: string | undefined;
  /** Fields that are not known, the first of them. */
  strange: readonly string[];
};
/** A refusal of the request itself, before anybody's money is looked at. */
export class BadCall extends Error {}

/** Reads a call field by field; throws BadCall with Hub88's word for what is wrong. */
export function readCall(path: Path, object: FlatObject): Read {
  const isMoney = path === '/transaction/bet' || path === '/transaction/win';
  const strange = [...object.keys()].filter((name) => {
    const isOwn = (name === 'amount' && isMoney) || (name === 'jackpot' && path === '/transaction/win');
    return !known.has(name) && !isOwn;
  });
  // What is owed to a member is not held up by a word that is new here; what would cost money is.
  const isOwed = path === '/transaction/win' || path === '/transaction/rollback';
  if (strange.length > 0 && !isOwed) throw new BadCall('RS_ERROR_WRONG_SYNTAX');
  const amount = isMoney ? (object.get('amount') ?? undefined) : 0;
  if (amount === undefined) throw new BadCall('RS_ERROR_WRONG_SYNTAX');
  if (typeof amount !== 'number' || amount > MAX_AMOUNT_NUMBER) throw new BadCall('RS_ERROR_WRONG_TYPES');
  const isRoundClosed = flag(object, 'round_closed');
  // A bet that is announced as free must not cost money, so it has to say what it was granted by.
  const isFree = flag(object, 'is_free') && path === '/transaction/bet';
  const reward = isFree ? text(object, 'reward_uuid') : undefined;
  if (isFree && reward === undefined) throw new BadCall('RS_ERROR_WRONG_SYNTAX');
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
    if (typeof object.get(name) !== 'string') throw new BadCall('RS_ERROR_WRONG_SYNTAX');
  }
  // What names itself as what it follows or takes back is no call at all.
  if (read.target !== '' && read.target === read.transaction) throw new BadCall('RS_ERROR_WRONG_SYNTAX');
  return read;
}

/** A text in its form; null counts as absent. */
function text(object: FlatObject, name: TextField): string | undefined {
  const value = object.get(name);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new BadCall('RS_ERROR_WRONG_TYPES');
  if (!formOf[name](value)) throw new BadCall('RS_ERROR_WRONG_SYNTAX');
  return value;
}

function flag(object: FlatObject, name: 'round_closed' | 'is_free' | 'jackpot'): boolean {
  const value = object.get(name);
  if (value !== undefined && typeof value !== 'boolean') throw new BadCall('RS_ERROR_WRONG_TYPES');
  return value === true;
}

/** What the answer to a call that cannot be read is still named by. */
export function requestIdOf(object: FlatObject): string | undefined {
  const value = object.get('request_uuid');
  return typeof value === 'string' && formOf.request_uuid(value) ? value : undefined;
}
