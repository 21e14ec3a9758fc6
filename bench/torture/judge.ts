import type { JournalLine } from './Journal.ts';
import { said } from '../../apps/studio/src/hub88/said.ts';

type Sent = { id: string; kind: string; member: number; amount: bigint; ref: string };

export type Expected = { status: string; amount: bigint; kind: string; member: number; ref: string };

/** The expected state by the journal, from a model that shares nothing with the product's code. */
export type Verdict = {
  /** First acknowledged outcome of each call. */
  acknowledged: Map<string, Expected>;
  /** Spendable balance of each member, from its starting balance and its acknowledged calls in order. */
  balances: Map<number, bigint>;
  /** Calls whose later responses differ from the first one. */
  changedAnswers: string[];
  /** Acknowledgements that contradict the model. */
  wrongAnswers: string[];
  /** Calls that never got a definite response, described. */
  unanswered: string[];
};

/**
 * Replays the journal. Each member's calls are sequential, so its balance after every call is known; the response has
 * to contain exactly that.
 */
export function judge(lines: readonly JournalLine[], startBalance: bigint): Verdict {
  const sends = new Map<string, Sent>();
  const firstAnswer = new Map<string, string>();
  const verdict: Verdict = {
    acknowledged: new Map(),
    balances: new Map(),
    changedAnswers: [],
    wrongAnswers: [],
    unanswered: [],
  };
  const cancelled = new Set<string>();
  for (const line of lines) {
    if (line.what === 'send') {
      sends.set(line.id, {
        id: line.id,
        kind: line.kind,
        member: line.member,
        amount: BigInt(line.amount),
        ref: line.ref,
      });
      continue;
    }
    if (line.what === 'unanswered') {
      verdict.unanswered.push(`no definite answer in ${line.seconds} s: ${line.call} ${line.id}`);
      continue;
    }
    const first = firstAnswer.get(line.id);
    if (first !== undefined) {
      if (first !== line.body) verdict.changedAnswers.push(line.id);
      continue;
    }
    firstAnswer.set(line.id, line.body);
    const sent = sends.get(line.id);
    if (sent === undefined) continue;
    const { member } = sent;
    const before = verdict.balances.get(member) ?? startBalance;
    const [status, after] = decide(sent, before, verdict.acknowledged, cancelled);
    const { balance } = JSON.parse(line.body) as { balance?: number };
    const isRight = line.status === status && (balance === undefined || BigInt(balance) === after);
    if (!isRight) verdict.wrongAnswers.push(`${sent.kind} ${line.id}: ${line.body}, the model says ${status} ${after}`);
    verdict.balances.set(member, after);
    verdict.acknowledged.set(line.id, {
      kind: sent.kind,
      member,
      amount: sent.amount,
      ref: sent.ref,
      status: line.status,
    });
  }
  return verdict;
}

function decide(
  sent: Sent,
  before: bigint,
  known: ReadonlyMap<string, Expected>,
  cancelled: Set<string>,
): [status: string, after: bigint] {
  if (sent.kind === 'win') return [said.done, before + sent.amount];
  if (sent.kind === 'rollback') {
    const bet = known.get(sent.ref);
    cancelled.add(sent.ref);
    return [said.done, bet?.status === said.done ? before + bet.amount : before];
  }
  if (cancelled.has(sent.id)) return [said.rolledBack, before];
  return before < sent.amount ? [said.poor, before] : [said.done, before - sent.amount];
}
