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
  Misfit,
  must,
  text,
  token,
  user,
  unlessMisfit,
  type Check,
} from '../../codec/fitted.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseForm } from '../../codec/parseForm.ts';
import { originOf, playerOf, playerOfOpening, type Player } from '../../codec/playerOf.ts';
import { readDecimal, readSignedDecimal, writeCents } from '../../codec/readDecimal.ts';

/** Amounts may have as many decimals as the ledger; balances are sent with two. */
const PLACES = 5;
const amount = text(/^-?[\d.]{1,24}$/);
const time = text(/^\d{1,16}$/);
const flag = text(/^(?:true|false)$/i);
const always = { operator_token: id, secret_key: id };
/** `betId-parentBetId-type-balanceId`; the last part changes on a resend. */
const transactionId = text(/^[\w.]{1,40}-[\w.]{1,40}-\w{1,8}-[\w.]{1,40}$/);
const ignored = Object.fromEntries(
  [
    ...[
      'trace_id',
      'ip',
      'custom_parameter',
      'platform',
      'create_time',
      'bet_type',
      'wallet_type',
      'real_transfer_amount',
    ],
    ...[
      'is_minus_count',
      'is_feature',
      'is_feature_buy',
      'is_wager',
      'is_end_round',
      'jackpot_rtp_contribution_amount',
    ],
    ...['jackpot_win_amount', 'jackpot_pool_id', 'jackpot_type', 'adjustment_time', 'bet_details', 'currency_rate'],
  ].map((name) => [name, anything]),
);
const optional = {
  ...ignored,
  ...{ operator_player_session: token, game_id: game, updated_time: time, is_validate_bet: flag, is_adjustment: flag },
  ...{ player_name: user, currency_code: currency, parent_bet_id: id, bet_id: id },
};
const needed: Record<string, Record<string, Check>> = {
  '/VerifySession': { operator_player_session: token },
  '/Cash/Get': { player_name: user, operator_player_session: token },
  '/Cash/TransferInOut': {
    ...{ player_name: user, game_id: game, parent_bet_id: id, bet_id: id, currency_code: currency },
    ...{
      bet_amount: amount,
      win_amount: amount,
      transfer_amount: amount,
      transaction_id: transactionId,
      updated_time: time,
    },
  },
  '/Cash/Adjustment': {
    ...{ player_name: user, currency_code: currency, transfer_amount: amount, adjustment_transaction_id: id },
    transaction_type: text(/^9\d\d$/),
  },
  '/Cash/UpdateBetDetail': { player_name: user, parent_bet_id: id, bet_id: id },
};

/** Reasons without a code are invalid requests. */
const codes: Record<Reason, number> = {
  ...{ user_unknown: 3004, user_disabled: 3004, currency_wrong: 3005, insufficient_funds: 3202 },
  ...{ token_unknown: 1034, token_expired: 1034, token_foreign: 1034, partner_closed: 1034, game_closed: 1034 },
  ...{
    limit_reached: 1034,
    member_limit: 1034,
    duplicate_differs: 1034,
    transaction_unknown: 1034,
    transaction_rolled_back: 1034,
  },
  transaction_settled: 1034,
};

/** The wallet side of PG Soft: forms with both sides' secrets, and stake and win in one call. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths: Object.keys(needed),
  contentType: formType,
  isSigned: ({ body }, { credential, vendor }) => {
    try {
      const { operator_token: ours, secret_key: theirs } = parseForm(body);
      const isOurs = isSameSecret(ours, vendor.operatorId);
      return isSameSecret(theirs, secretOf(credential)) && isOurs;
    } catch {
      return false;
    }
  },
  answer: ({ path, body }, known, seamless) =>
    unlessMisfit(
      async (strange) => {
        const form = parseForm(body);
        // Without a stake it only pays, in spite of fields that nobody knows.
        const isOwed = path === '/Cash/TransferInOut' && readDecimal(form['bet_amount'] ?? '', PLACES) === 0n;
        const fields = fitted(form, { ...always, ...needed[path] }, optional, isOwed ? strange : undefined);
        return perform(path, fields, known, seamless);
      },
      () => refusal(1034),
    ),
  badSignature: () => ({ ...refusal(1034), isSuspicious: true }),
  badAddress: () => ({ ...refusal(1034), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal(1034), httpStatus }),
  unknownOutcome: () => refusal(1200),
};

type Fields = Partial<Record<string, string>>;

async function perform(path: string, fields: Fields, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  if (path === '/VerifySession') return verifySession(fields, known, seamless);
  const player = playerOf(fields['player_name'] ?? '', known);
  if (!player) return { ...refusal(3004), isSuspicious: true };
  const at = fields['updated_time'] ?? String(Date.now());
  const origin = originOf(known, player, {
    token: fields['operator_player_session'],
    currency: fields['currency_code'],
  });
  if (path === '/Cash/Get') return done(await seamless.authenticate(origin), player, at);
  if (path === '/Cash/UpdateBetDetail') return done(await seamless.balance(origin), player, at);
  if (path === '/Cash/Adjustment') {
    const change = must(readSignedDecimal(fields['transfer_amount'] ?? '', PLACES), 'transfer_amount');
    const transaction = `adjustment ${fields['adjustment_transaction_id']}`;
    const noRound = { round: '', game: fields['transaction_type'] ?? '', closesRound: false };
    return done(await seamless.adjust({ ...origin, ...noRound, transaction, amount: change }), player, at);
  }
  return transferInOut(fields, origin, player, at, seamless);
}

async function transferInOut(
  fields: Fields,
  origin: ReturnType<typeof originOf>,
  player: Player,
  at: string,
  seamless: Seamless,
): Promise<DialectReply> {
  const bet = must(readDecimal(fields['bet_amount'] ?? '', PLACES), 'bet_amount');
  const win = must(readDecimal(fields['win_amount'] ?? '', PLACES), 'win_amount');
  const transfer = must(readSignedDecimal(fields['transfer_amount'] ?? '', PLACES), 'transfer_amount');
  if (transfer !== win - bet) throw new Misfit('transfer_amount is not the win less the bet');
  const [betId, parentBetId, type] = (fields['transaction_id'] ?? '').split('-');
  if (betId !== fields['bet_id'] || parentBetId !== fields['parent_bet_id']) throw new Misfit('transaction_id');
  const call = {
    ...{ ...origin, round: fields['parent_bet_id'] ?? '', game: fields['game_id'] ?? '' },
    ...{ transaction: `${betId}-${parentBetId}-${type}`, closesRound: true },
  };
  // Without a stake it is the rest of a round with an earlier stake, and is accepted with an expired session.
  if (bet === 0n) return done(await seamless.winOfRound({ ...call, amount: win }), player, at);
  // A resend after its session was checked; there may be none any more.
  const isResend = [fields['is_validate_bet'], fields['is_adjustment']].some((told) => told?.toLowerCase() === 'true');
  return done(await seamless.betAndWin({ ...call, amount: bet, winAmount: win, isResend }), player, at);
}

async function verifySession(fields: Fields, known: KnownVendor, seamless: Seamless): Promise<DialectReply> {
  const session = fields['operator_player_session'];
  const opening = await seamless.opening(known.vendor, session ?? '');
  const player = opening && playerOfOpening(opening, known);
  if (!player) return refusal(1034);
  const answer = await seamless.authenticate(originOf(known, player, { token: session }));
  if (!answer.isAccepted) return refused(answer.reason);
  return data(`"player_name":"${player.user}","nickname":"${player.user}","currency":"${player.brand.currency}"`);
}

function done(answer: PlayAnswer, { brand }: Player, at: string): DialectReply {
  if (!answer.isAccepted) return refused(answer.reason);
  return data(
    `"currency_code":"${brand.currency}","balance_amount":${writeCents(answer.balance)},"updated_time":${at}`,
  );
}

const data = (fields: string): DialectReply => ({
  ...{ httpStatus: 200, outcome: 'done', status: '0', text: `{"data":{${fields}},"error":null}` },
});

function refused(reason: Reason): DialectReply {
  return { ...refusal(codes[reason]), isSuspicious: reason === 'token_foreign' };
}

function refusal(code: number): DialectReply {
  const text = `{"data":null,"error":{"code":"${code}","message":"Refused"}}`;
  return { httpStatus: 200, outcome: 'refused', status: String(code), text };
}
