import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import type { Reason } from '../../rules.ts';
import type { Step } from '../../stepItem.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import {
  anything,
  currency,
  fitted,
  flag,
  game,
  id,
  Misfit,
  must,
  number,
  text,
  token,
  user,
  unlessMisfit,
} from '../../codec/fitted.ts';
import { digestOf } from '../../codec/digestOf.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseExactJson } from '../../codec/parseExactJson.ts';
import { originOf, playerOf } from '../../codec/playerOf.ts';
import { readCents } from '../../codec/readDecimal.ts';

const MAX_ACTIONS = 50;
const paths = ['/play', '/rollback', '/freespins'];
const common = { user_id: user, currency, game };
const optional = { game_id: id, session_id: token, finished: flag, actions: anything };

const codes: Record<Reason, number> = {
  ...{ insufficient_funds: 100, user_unknown: 101, token_unknown: 101, token_expired: 101, token_foreign: 101 },
  ...{
    member_limit: 105,
    limit_reached: 106,
    game_closed: 107,
    user_disabled: 110,
    partner_closed: 110,
    currency_wrong: 154,
  },
  ...{ transaction_unknown: 404, duplicate_differs: 405, transaction_rolled_back: 405, transaction_settled: 800 },
};

/** The wallet side of the SOFTSWISS family: JSON signed by HMAC, whole hundredths, several actions in one call. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths,
  contentType: jsonType,
  isSigned: ({ body, header }, { credential }) => isSameSecret(header('x-request-sign'), digestOf(credential, body)),
  answer: ({ path, body }, known, seamless) =>
    unlessMisfit(
      async (strange) => {
        const object = parseExactJson(body);
        // Free spins are issued by the operator, and none are: reports of them concern nobody.
        if (path === '/freespins') {
          fitted(object, { issue_id: id, status: text(/^\w{1,32}$/), total_amount: number });
          return refusal(610);
        }
        return perform(path, object, known, seamless, isOwed(path, object) ? strange : undefined);
      },
      () => refusal(400),
    ),
  badSignature: () => ({ ...refusal(403), httpStatus: 403 }),
  badAddress: () => ({ ...refusal(403), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal(400), httpStatus }),
  unknownOutcome: () => ({ ...refusal(500), httpStatus: 500, outcome: 'unknown' }),
};

/** Wins and rollbacks alone are carried out in spite of fields that nobody knows. */
function isOwed(path: string, object: unknown): boolean {
  const actions = (object as { actions?: unknown } | null)?.actions;
  const isWin = (action: unknown): boolean => (action as { action?: unknown } | null)?.action === 'win';
  return Array.isArray(actions) && actions.length > 0 && (path === '/rollback' || actions.every(isWin));
}

async function perform(
  path: string,
  object: unknown,
  known: KnownVendor,
  seamless: Seamless,
  strange: string[] | undefined,
): Promise<DialectReply> {
  const fields = fitted(object, common, optional, strange);
  const player = playerOf(fields.user_id, known);
  if (!player) return { ...refusal(101), isSuspicious: true };
  const origin = originOf(known, player, { token: fields.session_id, currency: fields.currency });
  const { actions } = object as { actions?: unknown };
  const steps = actions === undefined ? [] : stepsOf(actions, path === '/rollback' ? rollbackOf : actionOf, strange);
  if (path === '/rollback' && steps.length === 0) throw new Misfit('nothing to take back');
  const round = steps.length === 0 ? '' : must(fields.game_id, 'game_id');
  const call = { ...origin, round, game: fields.game, closesRound: fields.finished === 'true', steps };
  const answer = steps.length === 0 ? await seamless.balance(origin) : await seamless.together(call);
  if (!answer.isAccepted) {
    const now = answer.balance ?? (await balanceNow(seamless, origin));
    return { ...refusal(codes[answer.reason], now), isSuspicious: answer.reason === 'token_foreign' };
  }
  const named = steps.map(({ transaction }) => {
    const quoted = JSON.stringify(transaction);
    return `{"action_id":${quoted},"tx_id":${quoted}}`;
  });
  const rest = round === '' ? '' : `,"game_id":${JSON.stringify(round)},"transactions":[${named.join(',')}]`;
  return { httpStatus: 200, outcome: 'done', status: 'OK', text: `{"balance":${answer.balance / 1_000n}${rest}}` };
}

type ReadAction = (action: unknown, strange: string[] | undefined) => Step;

function stepsOf(actions: unknown, read: ReadAction, strange: string[] | undefined): Step[] {
  if (!Array.isArray(actions) || actions.length > MAX_ACTIONS) throw new Misfit('actions');
  const steps = actions.map((action: unknown) => read(action, strange));
  if (new Set(steps.map(({ transaction }) => transaction)).size < steps.length) throw new Misfit('an action twice');
  return steps;
}

function actionOf(action: unknown, strange: string[] | undefined): Step {
  const extra = { jackpot_contribution: anything, jackpot_win: anything };
  const read = fitted(action, { action: text(/^(?:bet|win)$/), action_id: id, amount: number }, extra, strange);
  const amount = must(readCents(read.amount), 'amount');
  return { kind: read.action === 'bet' ? 'bet' : 'win', transaction: read.action_id, amount };
}

function rollbackOf(action: unknown, strange: string[] | undefined): Step {
  const read = fitted(action, { action: text(/^rollback$/), action_id: id, original_action_id: id }, {}, strange);
  if (read.action_id === read.original_action_id) throw new Misfit('an action that takes itself back');
  return { kind: 'rollback', transaction: read.action_id, target: read.original_action_id };
}

async function balanceNow(seamless: Seamless, origin: ReturnType<typeof originOf>): Promise<bigint | undefined> {
  const answer = await seamless.balance({ ...origin, currency: origin.brand.currency });
  return answer.isAccepted ? answer.balance : undefined;
}

/** Balances are rounded down to hundredths: a member never sees more than can be spent. */
function refusal(code: number, balance?: bigint): DialectReply {
  const money = balance === undefined ? '' : `,"balance":${balance / 1_000n}`;
  return {
    httpStatus: 400,
    outcome: 'refused',
    status: String(code),
    text: `{"code":${code},"message":"Refused"${money}}`,
  };
}
