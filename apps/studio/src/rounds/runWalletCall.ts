import { transact } from '@baize/server/transact';
import { insertDeskLine } from '../desk/store.ts';
import { countAttempt, findRound, finishCall, moveRound, postponeCall, type CallRow, type Query } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { callWallet, nothing, type WalletAnswer } from '../hub88/callWallet.ts';
import type { WalletBody } from '../hub88/WalletBody.ts';
import { followUp } from './followUp.ts';
import { leaseMs } from './leaseMs.ts';

/** Refusals after which the operator certainly holds no bet; after every other one the bet is rolled back. */
const isBetRefused = ({ reason }: WalletAnswer): boolean => reason === 'poor' || reason === 'limitReached';

/** Results of a rollback after which the bet is certainly gone. */
const isBetGone = ({ outcome, reason }: WalletAnswer): boolean =>
  outcome === 'done' || reason === 'notThere' || reason === 'rolledBack';

const longestPauseMs = 5 * 60 * 1000;

/**
 * Sends a stored call and everything that follows from its answer: an accepted bet is followed by its win, a bet with
 * an unknown result by its rollback. Returns when the round is closed, waits for its player's choice or at the desk, or
 * the next attempt is left to the queue.
 */
export async function runWalletCall(studio: Studio, callId: bigint): Promise<void> {
  const leaseUntil = new Date(studio.clock().getTime() + leaseMs(studio));
  const call = await countAttempt(studio.pool, callId, leaseUntil);
  if (call) await sendCall(studio, call);
}

/** Like `runWalletCall`, for a call whose attempt has been counted. */
async function sendCall(studio: Studio, call: CallRow): Promise<void> {
  const next = await sendAndApply(studio, call);
  if (next !== undefined) await runWalletCall(studio, next);
}

/**
 * Takes over a call from a process that died before the response. A win or a rollback is sent again unchanged. A bet is
 * never sent late: its result is unknown and its player may have left, so it is rolled back.
 */
export async function takeOverCall(studio: Studio, call: CallRow): Promise<void> {
  if (call.kind !== 'bet') return sendCall(studio, call);
  const answer = { ...nothing, text: 'the sender ended before the answer' };
  const next = await applyBet(studio, call, answer);
  if (next !== undefined) await runWalletCall(studio, next);
}

async function sendAndApply(studio: Studio, call: CallRow): Promise<bigint | undefined> {
  const operator = studio.settings.operators.find(({ id }) => id === call.operatorId);
  const answer: WalletAnswer = operator
    ? await callWallet(operator, studio.settings.privateKey, call.kind, call.body, studio.walletDeadlineMs)
    : { ...nothing, text: 'the operator is not in the operators file' };
  const line = { round: call.roundId, kind: call.kind, attempt: call.attempts, answer: answer.text };
  if (answer.outcome === 'done') studio.log.debug(line, 'wallet call');
  else studio.log.warn(line, 'wallet call');
  if (call.kind === 'bet') return applyBet(studio, call, answer);
  if (call.kind === 'win') return applyWin(studio, call, answer);
  return applyRollback(studio, call, answer);
}

async function applyBet(studio: Studio, call: CallRow, answer: WalletAnswer): Promise<bigint | undefined> {
  const now = studio.clock();
  return transact(studio.pool, async (query) => {
    if (answer.outcome === 'done') {
      if (!(await finishCall(query, call.id, 'acknowledged', answer.text, now))) return undefined;
      const { win, outcome, choiceDue } = (await findRound(query, call.roundId))!;
      // What it wins depends on what its player decides.
      const next = choiceDue === null ? 'winning' : 'choosing';
      await moveRound(query, call.roundId, 'betting', next, { balance: answer.balance });
      if (next === 'choosing') return undefined;
      return followUp(studio, query, call, 'win', win, outcome.isGrand === true);
    }
    if (isBetRefused(answer)) {
      if (!(await finishCall(query, call.id, 'refused', answer.text, now))) return undefined;
      await moveRound(query, call.roundId, 'betting', 'refused', { refusal: answer.text, closedAt: now });
      return undefined;
    }
    if (!(await finishCall(query, call.id, 'abandoned', answer.text, now))) return undefined;
    await moveRound(query, call.roundId, 'betting', 'rollingBack', { refusal: answer.text });
    return followUp(studio, query, call, 'rollback', undefined);
  });
}

async function applyWin(studio: Studio, call: CallRow, answer: WalletAnswer): Promise<undefined> {
  // The operator reports the jackpot it paid; without that the total win is unknown.
  const isPool = (JSON.parse(call.body) as WalletBody).jackpot === true;
  if (answer.outcome === 'refused') return putOnDesk(studio, call, answer, 'win');
  if (answer.outcome !== 'done' || (isPool && answer.jackpot === undefined)) return postpone(studio, call, answer);
  const now = studio.clock();
  await transact(studio.pool, async (query) => {
    if (!(await finishCall(query, call.id, 'acknowledged', answer.text, now))) return;
    const change = { balance: answer.balance, closedAt: now, jackpot: isPool ? answer.jackpot : undefined };
    await moveOn(query, call, 'winning', 'settled', change);
  });
}

async function applyRollback(studio: Studio, call: CallRow, answer: WalletAnswer): Promise<undefined> {
  if (!isBetGone(answer)) {
    return answer.outcome === 'refused' ? putOnDesk(studio, call, answer, 'rollback') : postpone(studio, call, answer);
  }
  const now = studio.clock();
  await transact(studio.pool, async (query) => {
    if (!(await finishCall(query, call.id, 'acknowledged', answer.text, now))) return;
    await moveOn(query, call, 'rollingBack', 'rolledBack', { balance: answer.balance, closedAt: now });
  });
}

/** Moves a round on from its state, or from the desk, if the refused call went through after all. */
async function moveOn(
  query: Query,
  { roundId: id }: CallRow,
  from: 'winning' | 'rollingBack',
  to: 'settled' | 'rolledBack',
  change: Parameters<typeof moveRound>[4],
): Promise<void> {
  if (!(await moveRound(query, id, from, to, change))) await moveRound(query, id, 'stuck', to, change);
}

/**
 * Repeating the call would get the same refusal for ever, and an open round blocks the player's next one. So the round
 * waits for an operator, with the reason, and the player plays on.
 */
async function putOnDesk(
  studio: Studio,
  call: CallRow,
  answer: WalletAnswer,
  kind: 'win' | 'rollback',
): Promise<undefined> {
  const now = studio.clock();
  const isPut = await transact(studio.pool, async (query) => {
    if (!(await finishCall(query, call.id, 'refused', answer.text, now))) return false;
    await moveRound(query, call.roundId, kind === 'win' ? 'winning' : 'rollingBack', 'stuck', { stuckAt: kind });
    await insertDeskLine(query, { roundId: call.roundId, act: 'refused', by: '', reason: answer.text, now });
    return true;
  });
  const line = {
    ...{ alarm: 'studio.stuckRound', operator: call.operatorId, round: call.roundId, kind },
    ...{ attempt: call.attempts, answer: answer.text },
  };
  if (isPut) studio.log.error(line, 'the wallet refuses for good what is owed: the round waits at the desk');
}

async function postpone(studio: Studio, call: CallRow, answer: WalletAnswer): Promise<undefined> {
  const pauseMs = Math.min(1000 * 2 ** Math.min(call.attempts - 1, 20), longestPauseMs);
  await postponeCall(studio.pool, call.id, new Date(studio.clock().getTime() + pauseMs), answer.text);
}
