import { digestOf } from '../../codec/digestOf.ts';
import type { Credential } from '../../codec/readCredential.ts';
import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import type { PlayAnswer, Reason } from '../../rules.ts';
import { formType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import {
  anything,
  currency,
  fitted,
  game,
  id,
  must,
  text,
  token,
  user,
  unlessMisfit,
  type Check,
} from '../../codec/fitted.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseForm } from '../../codec/parseForm.ts';
import { originOf, playerOf, playerOfOpening, type Player } from '../../codec/playerOf.ts';
import { readDecimal, readSignedDecimal, writeCents } from '../../codec/readDecimal.ts';

const reference = text(/^[\x21-\x7e]{1,32}$/);
const always = { hash: text(/^[0-9a-f]{32}$/), providerId: id };
/** Documented for operators, but not used by the wallet. */
const read = ['timestamp', 'roundDetails', 'platform', 'language', 'ipAddress', 'requestId', 'launchingType'];
const more = ['jackpotContribution', 'jackpotDetails', 'remainAmount', 'validBetAmount', 'dataType', 'gameIdList'];
const ignored = Object.fromEntries([...read, ...more].map((name) => [name, anything]));
const where: Record<string, Check> = { userId: user, gameId: game, roundId: id };
const money = { ...where, reference, amount: text(/^-?[\d.]{1,20}$/) };
const gift = { userId: user, reference, amount: money.amount };
const extra = { token, bonusCode: id, gameId: game, roundId: id, jackpotId: id, currency, amount: money.amount };

/** Required fields of each call. */
const needed: Record<string, Record<string, Check>> = {
  '/authenticate.html': { token },
  '/balance.html': { userId: user },
  '/bet.html': money,
  '/result.html': money,
  '/bonusWin.html': gift,
  '/jackpotWin.html': { ...money, jackpotId: id },
  '/endRound.html': where,
  '/refund.html': { userId: user, reference },
  '/getBalancePerGame.html': { userId: user, gameIdList: text(/^[\w.-]{1,64}(?:,[\w.-]{1,64}){0,199}$/) },
  '/promoWin.html': { ...gift, campaignId: id, campaignType: text(/^(?:T|CJP|CB)$/), currency },
  '/session/expired.html': { playerId: user, sessionId: id },
  '/adjustment.html': money,
  '/roundDetails.html': where,
};

/** Calls that pay or return something, which are carried out in spite of fields that nobody knows. */
const owed = new Set(
  ['result', 'bonusWin', 'jackpotWin', 'promoWin', 'endRound', 'refund'].map((name) => `/${name}.html`),
);

const codes: Record<Reason, number> = {
  ...{ insufficient_funds: 1, user_unknown: 2, partner_closed: 3, transaction_rolled_back: 3, user_disabled: 6 },
  ...{ token_unknown: 4, token_expired: 4, token_foreign: 4, currency_wrong: 7, game_closed: 8 },
  ...{ limit_reached: 50, member_limit: 310 },
  // An internal error without retries: an invalid call stays invalid.
  ...{ duplicate_differs: 120, transaction_unknown: 120, transaction_settled: 120 },
};

/** The wallet side of Pragmatic Play: forms with a hash, decimals with two places. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths: Object.keys(needed),
  contentType: formType,
  isSigned: ({ body }, { credential }) => {
    try {
      const { hash, ...fields } = parseForm(body);
      return isSameSecret(hash, hashOf(fields, credential));
    } catch {
      return false;
    }
  },
  answer: ({ path, body }, known, seamless) =>
    unlessMisfit(
      async (strange) => {
        const fields = fitted(
          parseForm(body),
          { ...always, ...needed[path] },
          { ...ignored, ...extra },
          owed.has(path) ? strange : undefined,
        );
        return perform(path, fields, known, seamless);
      },
      () => refusal(7),
    ),
  badSignature: () => ({ ...refusal(5), isSuspicious: true }),
  badAddress: () => ({ ...refusal(4), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal(7), httpStatus }),
  unknownOutcome: (path) => ({ ...refusal(path === '/endRound.html' ? 130 : 100), outcome: 'unknown' }),
};

/** MD5 of the fields sorted by name, with the secret at the end. */
export function hashOf(fields: Record<string, string>, credential: Credential): string {
  const names = Object.keys(fields).toSorted();
  return digestOf(credential, names.map((name) => `${name}=${fields[name]}`).join('&'));
}

type Fields = Partial<Record<string, string>>;

async function perform(path: string, fields: Fields, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  if (path === '/authenticate.html') return authenticate(fields, known, seamless);
  const player = playerOf(fields['userId'] ?? fields['playerId'] ?? '', known);
  if (!player) return { ...refusal(2), isSuspicious: true };
  const origin = originOf(known, player, fields);
  const transaction = fields['reference'] ?? '';
  const round = { ...origin, round: fields['roundId'] ?? '', game: fields['gameId'] ?? '' };
  const call = { ...round, transaction, closesRound: false };
  switch (path) {
    case '/bet.html':
      // Nobody here pays for free rounds, so a stake of one must not cost the member money.
      if (fields['bonusCode'] !== undefined) return refusal(7);
      return done(await seamless.bet({ ...call, amount: amountOf(fields) }), player, transaction);
    case '/result.html': {
      const amount = amountOf(fields);
      // Wins of free rounds are reported round by round and paid at their end, by bonusWin.
      if (fields['bonusCode'] !== undefined) return done(await seamless.balance(origin), player, transaction);
      return done(await seamless.winOfRound({ ...call, amount }), player, transaction);
    }
    case '/jackpotWin.html':
      return done(await seamless.winOfRound({ ...call, amount: amountOf(fields) }), player, transaction);
    case '/bonusWin.html':
    case '/promoWin.html': {
      const promotion = [path.slice(1, -5), fields['campaignType'], fields['campaignId'] ?? fields['bonusCode']];
      const amount = amountOf(fields);
      return done(
        await seamless.promo({ ...origin, transaction, amount, promotion: promotion.join(' ') }),
        player,
        transaction,
      );
    }
    case '/adjustment.html': {
      const amount = must(readSignedDecimal(fields['amount'] ?? '', 2), 'amount');
      return done(await seamless.adjust({ ...call, amount }), player, transaction);
    }
    case '/refund.html': {
      const answer = await seamless.rollbackOf({
        ...origin,
        transaction: `${transaction} refund`,
        target: transaction,
      });
      return answer.isAccepted ? plain(`"transactionId":${JSON.stringify(transaction)},`) : refused(answer.reason);
    }
    case '/endRound.html': {
      const answer = await seamless.endRound(round);
      // A round without a cost here, such as a free one, is also over.
      const isUnknown = !answer.isAccepted && answer.reason === 'transaction_unknown';
      return done(isUnknown ? await seamless.balance(origin) : answer, player, undefined);
    }
    case '/getBalancePerGame.html': {
      const answer = await seamless.balance(origin);
      if (!answer.isAccepted) return refused(answer.reason);
      const each = (fields['gameIdList'] ?? '')
        .split(',')
        .map((name) => `{"gameID":"${name}",${moneyOf(answer.balance)}}`);
      return plain(`"gamesBalances":[${each.join(',')}],`);
    }
    case '/balance.html':
      return done(await seamless.balance(origin), player, undefined);
    default: {
      // Reports only: how a round looked, and that a session has ended.
      const answer = await seamless.balance(origin);
      return answer.isAccepted ? plain('') : refused(answer.reason);
    }
  }
}

async function authenticate(fields: Fields, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  const opening = await seamless.opening(known.vendor, fields['token'] ?? '');
  const player = opening && playerOfOpening(opening, known);
  if (!player) return refusal(4);
  const answer = await seamless.authenticate(originOf(known, player, fields));
  if (!answer.isAccepted) return refused(answer.reason);
  return plain(`"userId":"${player.user}","currency":"${player.brand.currency}",${moneyOf(answer.balance)},`);
}

function done(answer: PlayAnswer, { brand }: Player, transaction: string | undefined): DialectReply {
  if (!answer.isAccepted) return refused(answer.reason);
  const named = transaction === undefined ? '' : `"transactionId":${JSON.stringify(transaction)},`;
  return plain(`${named}"currency":"${brand.currency}",${moneyOf(answer.balance)},"usedPromo":0,`);
}

const moneyOf = (balance: bigint): string => `"cash":${writeCents(balance)},"bonus":0`;
const amountOf = (fields: Fields): bigint => must(readDecimal(fields['amount'] ?? '', 2), 'amount');
const plain = (fields: string): DialectReply => reply(0, fields, 'Success');
const refusal = (code: number): DialectReply => reply(code, '', 'Refused');

function refused(reason: Reason): DialectReply {
  return { ...refusal(codes[reason]), isSuspicious: reason === 'token_foreign' };
}

function reply(code: number, fields: string, description: string): DialectReply {
  const text = `{${fields}"error":${code},"description":"${description}"}`;
  return { httpStatus: 200, outcome: code === 0 ? 'done' : 'refused', status: String(code), text };
}
