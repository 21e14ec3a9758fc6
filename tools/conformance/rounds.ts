import type { VendorReply, Step } from './drivers/Driver.ts';
import { Fault } from './Player.ts';
import { stakeOf, type Sequence } from './sequences.ts';
import { told, type Table } from './Table.ts';

/** The allowed responses to a call, and the change of the balance if it is processed. */
type Due = { allowed: readonly VendorReply['verdict'][]; change: bigint };

/** All sequences of exactly this length of these steps, repetitions included. */
function ordersOf(steps: readonly Step[], length: number): Step[][] {
  let orders: Step[][] = [[]];
  for (let at = 0; at < length; at += 1) orders = orders.flatMap((order) => steps.map((step) => [...order, step]));
  return orders;
}

/**
 * A minimal model of a round, without code of any server: the standing bet, tombstones, and completed calls. It says
 * which responses are allowed next and how the balance must change.
 */
class Model {
  bet: 'unknown' | 'stands' | 'cancelled' | 'taken back' = 'unknown';
  isWon = false;
  readonly first = new Map<Step, VendorReply>();
  readonly #stake: bigint;
  readonly #prize: bigint;
  readonly #undoesPaid: boolean;

  constructor({ stake, prize, undoesPaid }: { stake: bigint; prize: bigint; undoesPaid: boolean }) {
    this.#stake = stake;
    this.#prize = prize;
    this.#undoesPaid = undoesPaid;
  }

  due(step: Step): Due {
    const mayBeGone: VendorReply['verdict'][] = this.bet === 'taken back' ? ['refused'] : [];
    if (step !== 'cancel' && this.first.has(step)) return { allowed: ['done', 'again', ...mayBeGone], change: 0n };
    if (step === 'bet') {
      return this.bet === 'unknown' ? { allowed: ['done'], change: this.#stake } : { allowed: ['refused'], change: 0n };
    }
    if (step === 'win') {
      if (this.bet === 'stands') return { allowed: ['done'], change: this.#prize };
      // A rolled-back one is closed, and some use the status of a settled bet for it.
      return { allowed: this.bet === 'unknown' ? ['refused'] : ['refused', 'again'], change: 0n };
    }
    if (this.bet !== 'stands') return { allowed: ['done', 'again', 'refused'], change: 0n };
    if (!this.isWon) return { allowed: ['done'], change: -this.#stake };
    if (this.#undoesPaid) return { allowed: ['done'], change: -this.#stake - this.#prize };
    // Some have a status for an already settled bet.
    return { allowed: ['refused', 'again'], change: 0n };
  }

  happened(step: Step, reply: VendorReply): void {
    const isDone = reply.verdict === 'done';
    if (step === 'cancel') {
      if (this.bet === 'unknown') this.bet = 'cancelled';
      else if (this.bet === 'stands' && isDone) this.bet = 'taken back';
      return;
    }
    if (this.first.has(step) || !isDone) return;
    this.first.set(step, reply);
    if (step === 'bet') this.bet = 'stands';
    else this.isWon = true;
  }
}

async function playOrder(table: Table, order: readonly Step[]): Promise<void> {
  const play = table.play();
  const undoesPaid = table.driver.cancelOfPaid === 'undoes';
  const model = new Model({ stake: stakeOf(table, play), prize: play.prize, undoesPaid });
  for (const [nth, step] of order.entries()) {
    const what = order.slice(0, nth + 1).join(', ');
    const { allowed, change } = model.due(step);
    const reply = await table.send(step, play);
    if (!allowed.includes(reply.verdict))
      throw new Fault(`${what}: expected ${allowed.join(' or ')}, saw ${told(reply)}`);
    const first = step === 'cancel' ? undefined : model.first.get(step);
    if (reply.verdict === 'done' && first === undefined) table.balance += change;
    const balance = first === undefined ? table.balance : first.balance;
    const isTold = reply.balance !== undefined && ['done', 'again'].includes(reply.verdict);
    if (isTold && step !== 'cancel' && reply.balance !== balance)
      throw new Fault(`${what}: expected the balance ${balance}, saw ${told(reply)}`);
    model.happened(step, reply);
  }
  await table.mustHave(order.join(', '));
}

export const rounds: Sequence = {
  name: 'all-orders',
  title: 'answers every order of a round’s calls as an independent model allows',
  needs: [],
  run: async (table, orderLength) => {
    const orders = ordersOf(table.driver.steps, orderLength);
    for (const order of orders) await playOrder(table, order);
    return `${orders.length} orders of length ${orderLength}; the cancel of a paid-out bet ${table.driver.cancelOfPaid}`;
  },
};
