import type { KnownVendor } from '../../KnownVendor.ts';
import type { Seamless } from '../../createSeamless.ts';
import type { CallOrigin, RoundOrigin } from '../../rules.ts';
import type { Step } from '../../stepItem.ts';
import type { Movement } from '../../store/bets.ts';
import { jsonType, type DialectReply, type SeamlessWallet } from '../Dialect.ts';
import { anything, fitted, id, must, number, user, unlessMisfit, type Check } from '../../codec/fitted.ts';
import { secretOf } from '../../codec/secretOf.ts';
import { isSameSecret } from '@baize/server/isSameSecret';
import { parseExactJson } from '../../codec/parseExactJson.ts';
import { originOf, playerOf, type Player } from '../../codec/playerOf.ts';
import { readDecimal } from '../../codec/readDecimal.ts';
import {
  done,
  doneStake,
  moneyOf,
  refusal,
  sboBetOf,
  sboReply,
  states,
  statusReply,
  words,
  type SboBet,
} from './sboReply.ts';

/** Documented for operators, but not used by the wallet. */
const ignoredNames = `ProductType GameType GameId GameRoundId GamePeriodId Gpid OrderDetail PlayerIp GameTypeName BetTime
  ResultTime BonusTime ReturnStakeTime TransactionId ResultType IsCashOut IsCancelAll CommissionStake GameResult ExtraInfo
  IsGameProviderPromotion BonusProvider TransferCodes`;
const ignored = Object.fromEntries(ignoredNames.split(/\s+/).map((name) => [name, anything]));
/** Amounts have this many decimals. */
const PLACES = 5;

const always = { CompanyKey: id, Username: user };
const named = { ...always, TransferCode: id };
const needed: Record<string, Record<string, Check>> = {
  '/GetBalance': always,
  '/Deduct': { ...named, Amount: number },
  '/Settle': { ...named, WinLoss: number },
  '/Rollback': named,
  '/Cancel': named,
  '/ReturnStake': { ...named, CurrentStake: number },
  '/GetBetStatus': named,
  '/Bonus': { ...named, Amount: number },
};
/** Calls that pay or return something: carried out in spite of fields that nobody knows. */
const owed = new Set(['/Settle', '/Cancel', '/ReturnStake', '/Bonus']);

/** The wallet side of SBO: JSON with the company's key inside; bets are running, settled, void or running again. */
export const wallet: SeamlessWallet = {
  kind: 'seamless',
  paths: Object.keys(needed),
  contentType: jsonType,
  isSigned: ({ body }, { credential }) => {
    try {
      const key = (parseExactJson(body) as { CompanyKey?: unknown } | null)?.CompanyKey;
      return isSameSecret(typeof key === 'string' ? key : undefined, secretOf(credential));
    } catch {
      return false;
    }
  },
  answer: ({ path, body }, known, seamless) =>
    unlessMisfit(
      async (strange) => {
        const fields = fitted(parseExactJson(body), needed[path] ?? {}, ignored, owed.has(path) ? strange : undefined);
        return perform(path, fields, known, seamless);
      },
      () => refusal(words.badForm),
    ),
  badSignature: () => ({ ...refusal(words.badKey), isSuspicious: true }),
  badAddress: () => ({ ...refusal(words.badKey), httpStatus: 403 }),
  badRequest: (httpStatus) => ({ ...refusal(words.badForm), httpStatus }),
  unknownOutcome: () => ({ ...refusal(words.internal), outcome: 'unknown' }),
};

type Fields = Partial<Record<string, string>>;

async function perform(
  path: string,
  fields: Fields,
  known: KnownVendor,
  seamless: Seamless,
  isSecondLook = false,
): Promise<DialectReply> {
  const player = playerOf(fields['Username'] ?? '', known);
  if (!player) return { ...refusal(words.noMember), isSuspicious: true };
  const origin = originOf(known, player, {});
  if (path === '/GetBalance') return done(await seamless.balance(origin), player);
  const code = fields['TransferCode'] ?? '';
  if (path === '/Bonus') {
    const gift = { ...origin, transaction: `${code} bonus`, amount: amountOf(fields, 'Amount'), promotion: 'bonus' };
    return done(await seamless.promo(gift), player);
  }
  // The calls carry no token: a stake needs a valid launch of the member, everything else the bet itself.
  const [booked, living] = await Promise.all([
    seamless.origin({ ...origin, target: code }),
    path === '/Deduct' ? seamless.living(known.vendor, player) : undefined,
  ]);
  const game = booked?.game ?? living?.game ?? '';
  const call = { ...origin, tokenHash: living?.tokenHash, round: code, game, closesRound: path !== '/Deduct' };
  if (path === '/Deduct') {
    if (!booked && !living) return refusal(words.noMember);
    return doneStake(await seamless.bet({ ...call, transaction: code, amount: amountOf(fields, 'Amount') }), player);
  }
  const bet = sboBetOf(code, await seamless.movements(call));
  if (path === '/GetBetStatus') return statusReply(code, bet);
  if (path === '/Settle') {
    const win: Step = {
      kind: 'win',
      transaction: `${code} settle ${bet.settles}`,
      amount: amountOf(fields, 'WinLoss'),
      betTransaction: code,
      isOnly: true,
    };
    if (bet.state === 'settled') {
      return again(states.settled, { ...call, steps: [{ ...win, transaction: bet.settlement }] }, seamless, player);
    }
    return done(await seamless.together({ ...call, steps: [win] }), player);
  }
  if (path === '/ReturnStake') return returnStake(fields, call, bet, seamless, player);
  const undone = bet.state === 'settled' ? [bet.settlement] : [];
  if (path === '/Rollback') {
    if (bet.state === 'running') return already(states.running, seamless, origin, player);
    if (bet.state !== 'settled') return refusal(bet.state === 'void' ? states.void : words.noBet);
    return done(await seamless.together({ ...call, closesRound: false, steps: undone.map(takenBack) }), player);
  }
  // Void: its wins and its returned stakes are reversed, and it never runs again.
  const returned = bet.returns.filter(({ key }) => key === returnOf(code));
  const steps = [...[...undone, code].map(takenBack), ...returned.map(paidAgain)];
  if (bet.state === 'void') return again(states.void, { ...call, steps: steps.slice(-1) }, seamless, player);
  const answer = await seamless.together({ ...call, steps });
  // A settlement since the first lookup is found by a second one.
  if (!isSecondLook && !answer.isAccepted && answer.reason === 'transaction_settled') {
    return perform(path, fields, known, seamless, true);
  }
  if (answer.isAccepted && answer.isTombstone === true) return refusal(words.noBet);
  return done(answer, player);
}

const returnOf = (code: string): string => `${code} return`;
const takenBack = (target: string): Step => ({ kind: 'rollback', transaction: `${target} undone`, target });
const paidAgain = ({ key, amount }: Movement): Step => ({
  ...{ kind: 'adjust', transaction: `${key} undone`, amount: -amount },
});

/** The stake was reduced; the rest is returned once, and the bet keeps running. */
async function returnStake(
  fields: Fields,
  call: RoundOrigin,
  bet: SboBet,
  seamless: Seamless,
  player: Player,
): Promise<DialectReply> {
  const left = amountOf(fields, 'CurrentStake');
  if (bet.state === 'unknown') return refusal(words.noBet);
  if (bet.state === 'void') return refusal(states.void);
  if (bet.state === 'settled') return refusal(states.settled);
  if (bet.returns.length > 0) {
    return bet.stake === left ? already(states.running, seamless, call, player) : refusal(states.differs);
  }
  if (left > bet.stake) return refusal(words.badForm);
  const transaction = returnOf(call.round);
  return done(await seamless.adjust({ ...call, transaction, amount: bet.stake - left, closesRound: false }), player);
}

/** A resend; answered with the balance of the first time, from the last ledger entry. */
async function again(
  code: number,
  call: Parameters<Seamless['together']>[0],
  seamless: Seamless,
  player: Player,
): Promise<DialectReply> {
  const answer = await seamless.together(call);
  if (!answer.isAccepted) return already(code, seamless, call, player);
  return { ...sboReply(code, moneyOf(player.user, answer.balance)), outcome: 'done' };
}

/** The bet is already in the requested state; answered with the member's spendable balance. */
async function already(
  code: number,
  seamless: Seamless,
  origin: CallOrigin,
  { user: name }: Player,
): Promise<DialectReply> {
  const answer = await seamless.balance(origin);
  return sboReply(code, answer.isAccepted ? moneyOf(name, answer.balance) : '');
}

const amountOf = (fields: Fields, name: string): bigint => must(readDecimal(fields[name] ?? '', PLACES), name);
