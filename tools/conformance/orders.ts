import type { Answer, Body } from './Hub88Client.ts';
import { describe, Fault, type Player } from './Player.ts';

export type Step = 'bet' | 'win' | 'rollback';

/** What a server does with the rollback of a paid-out bet. Each is consistent; it must be one of them. */
export type SettledPolicy = 'refuses' | 'returns the stake' | 'undoes the round';

const STAKE = 300;
const PRIZE = 500;

/** All sequences of exactly this length of the three requests of one round, repetitions included. */
export function ordersOf(length: number): Step[][] {
  let orders: Step[][] = [[]];
  for (let at = 0; at < length; at += 1) {
    orders = orders.flatMap((order) => (['bet', 'win', 'rollback'] as const).map((step) => [...order, step]));
  }
  return orders;
}

/** Determines once how the server handles the rollback of a paid-out bet. */
export async function findPolicy(player: Player): Promise<SettledPolicy> {
  const bet = player.bet(STAKE);
  player.accepted(await player.send('bet', bet), -STAKE, 'bet');
  player.accepted(await player.send('win', player.win(bet, PRIZE)), PRIZE, 'win');
  const answer = await player.send('rollback', player.rollback(bet));
  const seen = await player.readBalance();
  const policy = (
    [
      ['refuses', 0],
      ['returns the stake', STAKE],
      ['undoes the round', STAKE - PRIZE],
    ] as const
  ).find(([, change]) => seen === player.balance + change)?.[0];
  if (policy === undefined || (policy === 'refuses') === (answer.status === 'RS_OK')) {
    throw new Fault(
      `rollback of a paid-out bet: ${describe(answer)}, the balance went from ${player.balance} to ${seen}`,
    );
  }
  player.balance = seen;
  return policy;
}

/**
 * A minimal model of a round: the standing bet, tombstones, and each request's first response. It shares no code with
 * any server; it says which responses are allowed next and how the balance must change.
 */
class RoundModel {
  bet: 'unknown' | 'stands' | 'cancelled' | 'taken back' = 'unknown';
  isWon = false;
  readonly firstAnswers = new Map<Step, Answer>();
  readonly policy: SettledPolicy;

  constructor(policy: SettledPolicy) {
    this.policy = policy;
  }

  /** Allowed statuses, and the change of the balance if the response is RS_OK. */
  expect(step: Step): { allowed: string[]; change: number } {
    if (this.firstAnswers.has(step)) {
      const mayBeGone = step === 'bet' && this.bet === 'taken back';
      return { allowed: mayBeGone ? ['RS_OK', 'RS_ERROR_TRANSACTION_ROLLED_BACK'] : ['RS_OK'], change: 0 };
    }
    if (step === 'bet') {
      if (this.bet === 'unknown') return { allowed: ['RS_OK'], change: -STAKE };
      return { allowed: ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_DUPLICATE_TRANSACTION'], change: 0 };
    }
    if (step === 'win') {
      if (this.bet === 'stands') return { allowed: ['RS_OK'], change: PRIZE };
      if (this.bet === 'unknown') return { allowed: ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], change: 0 };
      return { allowed: ['RS_ERROR_TRANSACTION_ROLLED_BACK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], change: 0 };
    }
    if (this.bet === 'unknown') return { allowed: ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], change: 0 };
    if (this.bet === 'cancelled') return { allowed: ['RS_OK', 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'], change: 0 };
    if (!this.isWon) return { allowed: ['RS_OK'], change: STAKE };
    if (this.policy === 'refuses') return { allowed: ['refusal'], change: 0 };
    return { allowed: ['RS_OK'], change: this.policy === 'returns the stake' ? STAKE : STAKE - PRIZE };
  }

  /** Records a response. */
  happened(step: Step, answer: Answer): void {
    const isFirst = !this.firstAnswers.has(step);
    if (isFirst && answer.status === 'RS_OK') this.firstAnswers.set(step, answer);
    if (!isFirst) return;
    if (step === 'rollback' && this.bet === 'unknown') this.bet = 'cancelled';
    if (answer.status !== 'RS_OK') return;
    if (step === 'bet') this.bet = 'stands';
    if (step === 'win') this.isWon = true;
    if (step === 'rollback' && this.bet === 'stands') this.bet = 'taken back';
  }
}

/** Plays one sequence on a new round and checks every response and the balance against the model. */
export async function playOrder(player: Player, order: readonly Step[], policy: SettledPolicy): Promise<void> {
  const model = new RoundModel(policy);
  const bet = player.bet(STAKE);
  const bodies: Record<Step, Body> = { bet, win: player.win(bet, PRIZE), rollback: player.rollback(bet) };
  for (const [index, step] of order.entries()) {
    const what = `${order.slice(0, index + 1).join(', ')}`;
    const { allowed, change } = model.expect(step);
    const answer = await player.again(step, bodies[step]);
    const isAllowed = allowed.includes('refusal')
      ? answer.status.startsWith('RS_ERROR_')
      : allowed.includes(answer.status);
    if (!isAllowed) throw new Fault(`${what}: expected ${allowed.join(' or ')}, saw ${describe(answer)}`);
    if (answer.status === 'RS_OK') {
      player.balance += change;
      const first = model.firstAnswers.get(step);
      const due = first === undefined ? player.balance : first.balance;
      if (answer.balance !== due) throw new Fault(`${what}: expected the balance ${due}, saw ${describe(answer)}`);
    }
    model.happened(step, answer);
  }
  await player.mustHave(order.join(', '));
}
