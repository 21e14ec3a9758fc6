import { commitmentOf } from '@baize/server/commitmentOf';
import { drawFace } from './drawFace.ts';
import { centsOf } from './dialects/centsOf.ts';
import type { SimRound } from './store.ts';
import type { SimTable } from './tables/SimTable.ts';

/** A round as its page sees it. Outcome and seed are included only once the stake is paid. */
export function presentSimRound(round: SimRound, table: SimTable) {
  const { id, state, choice, stake, prize, outcome, refusal, balance, serverSeed, clientSeed, grantReference } = round;
  const isPaid = state === 'winning' || state === 'ending' || state === 'settled' || state === 'unpaid';
  return {
    ...{ id, choice, refusal, stake: centsOf(stake), isFree: grantReference !== null },
    isOpen: state === 'betting' || state === 'winning' || state === 'ending' || state === 'cancelling',
    win: isPaid ? centsOf(prize) : null,
    face: isPaid ? drawFace(table, table.shown(outcome)) : null,
    balance: balance === null ? null : centsOf(balance),
    proof: isPaid
      ? { hash: commitmentOf(serverSeed), serverSeed, clientSeed, outcome, outcomes: table.outcomes }
      : null,
  };
}
