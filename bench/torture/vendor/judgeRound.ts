import type { Step } from '@baize/studio/simulator/dialects/VendorCodec';
import type { Call, Round, Told } from './Round.ts';

type Judged = Readonly<{
  faults: readonly string[];
  /** The round's expected effect on the member's balance. */
  net: bigint;
  /** Balances in the responses, after each movement. */
  balances: readonly bigint[];
}>;

const isAccepted = ({ verdict }: Told): boolean => verdict === 'done' || verdict === 'again';

/**
 * The meaning of a round's responses, by rules that share nothing with the product: each call has one response for
 * ever, a cancelled bet never costs anything, and nothing is paid on a bet that does not stand.
 */
export function judgeRound({ seat, play, calls }: Round): Judged {
  const faults: string[] = [];
  const fault = (text: string): void => void faults.push(`${seat.voice.dialect} ${play.id}: ${text}`);
  const isVoided = seat.voice.cancelOfPaid === 'undoes' && calls.some(({ step }) => step === 'cancel');
  for (const call of calls) judgeCall(call, fault, isVoided);

  const isVague = seat.voice.isVague === true && calls.length === 3;
  const isDone = isVague ? ({ verdict }: Told): boolean => verdict === 'done' : isAccepted;
  const done = (step: Step): boolean => calls.find((call) => call.step === step)?.told.some(isDone) === true;
  const has = (step: Step): boolean => calls.some((call) => call.step === step);
  const hasOwnWin = seat.voice.steps.includes('win');
  const isPoor = calls.some(({ step, told }) => step === 'bet' && told.some(({ verdict }) => verdict === 'poor'));
  if (isPoor && !seat.isPoor) fault('a member with enough money was refused for insufficient funds');

  let net = 0n;
  if (done('win') && !done('bet')) fault('a win was paid without its bet');
  if (!has('cancel')) {
    if (!isPoor && !calls.every((call) => done(call.step))) fault('a round without a rollback was not paid out');
    if (done('bet')) net = play.prize - play.stake;
  } else if (done('win') && seat.voice.cancelOfPaid === 'refuses') {
    net = play.prize - play.stake;
    const cancelled = calls.find(({ step }) => step === 'cancel')?.told.some(({ verdict }) => verdict === 'done');
    if (cancelled === true) fault('a bet was both paid out and rolled back');
  } else if (done('bet') && !done('cancel')) {
    fault('a cancelled bet stands');
  }
  if (!hasOwnWin && done('win')) fault('a win unknown to the dialect');
  const balances = calls
    .filter(({ step }) => step !== 'cancel')
    .flatMap(({ told }) => told.filter(isAccepted).flatMap(({ balance }) => (balance === undefined ? [] : [balance])));
  return { faults, net, balances: [...new Set(balances)] };
}

/**
 * An accepted call is accepted for ever with the same response; insufficient funds stay insufficient. A vendor that
 * voids whole bets (`isVoided`) answers for a void one that it is void.
 */
function judgeCall({ step, told }: Call, fault: (text: string) => void, isVoided: boolean): void {
  const definite = told.filter(({ verdict }) => ['done', 'again', 'poor', 'refused'].includes(verdict));
  if (definite.length === 0) fault(`the ${step} was never answered`);
  for (const verdict of ['done', 'again', 'poor'] as const) {
    const texts = new Set(told.filter((one) => one.verdict === verdict).map(({ text }) => text));
    if (texts.size > 1) fault(`the ${step} was answered ${[...texts].slice(0, 2).join(' and ')}`);
  }
  const accepted = told.filter(isAccepted);
  if (new Set(accepted.map(({ balance }) => balance)).size > 1) fault(`the ${step} was answered with two balances`);
  const firstAnswered = Math.min(...accepted.map(({ answeredAt }) => answeredAt));
  const late = definite.find((one) => one.sentAt > firstAnswered && !isAccepted(one));
  if (late !== undefined && !(isVoided && step !== 'cancel')) {
    fault(`the ${step} was accepted and is refused now: ${late.text}`);
  }
  const firstPoor = told.find(({ verdict }) => verdict === 'poor');
  if (firstPoor !== undefined && accepted.length > 0)
    fault(`the ${step} was refused for insufficient funds and accepted`);
  if (told.some(({ verdict }) => verdict === 'unproved')) fault(`the ${step} failed authentication`);
}
