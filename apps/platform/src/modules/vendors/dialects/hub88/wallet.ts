import { hashTokenHex } from '@baize/server/hashToken';
import { isMisfit } from '../../codec/fitted.ts';
import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import { parseFlatJson } from '../../codec/parseFlatJson.ts';
import { memberIdOf, type PlayAnswer, type Reason } from '../../rules.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import { isRsaSigned } from '../../codec/isRsaSigned.ts';
import { playerOf } from '../../codec/playerOf.ts';
import { BadCall, paths, readCall, requestIdOf, type Path, type Read } from './readCall.ts';

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
  member_limit: 'RS_ERROR_LIMIT_REACHED',
  duplicate_differs: 'RS_ERROR_DUPLICATE_TRANSACTION',
  transaction_unknown: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  transaction_rolled_back: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  // Hub88 has no code for a bet with a standing win; with the general error the supplier retries and people look into
  // it.
  transaction_settled: 'RS_ERROR_UNKNOWN',
};

/** The wallet side of Hub88's operator API: five signed calls. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths,
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
      read = readCall(path as Path, object);
    } catch (error) {
      if (isMisfit(error) || error instanceof BadCall) {
        const status = error instanceof BadCall ? error.message : 'RS_ERROR_WRONG_SYNTAX';
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
    tokenHash: token === undefined ? undefined : hashTokenHex(token),
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

/** Told only where there are any, as pools are; the words are ours beside Hub88's. */
function freeText(open: Awaited<ReturnType<Seamless['freeRounds']>>): string {
  if (open.length === 0) return '';
  const grants = open.map(
    ({ reward, stake, left, endsAt }) =>
      `{"reward_uuid":"${reward}","bet":${stake},"rounds":${left},"ends_at":"${endsAt.toISOString()}"}`,
  );
  return `,"free_rounds":[${grants.join(',')}]`;
}

function refusal(status: string, requestId: string | undefined): DialectReply {
  const echo = requestId === undefined ? '' : `,"request_uuid":"${requestId}"`;
  return { httpStatus: 200, outcome: 'refused', status, text: `{"status":"${status}"${echo}}` };
}
