import type { Formula, Moved } from '@baize/maths/contracts/Formula';
import { ngrOf } from '@baize/maths/contracts/ngrOf';
import { billOf } from '@baize/maths/contracts/billOf';
import { costsOf } from '@baize/maths/contracts/costsOf';
import { hoursOf } from '@baize/maths/contracts/hoursOf';
import type { Measure } from '@baize/maths/contracts/tierOf';
import type { BillFacts, NewBill } from './BillRow.ts';
import type { ContractRow } from './ContractRow.ts';
import { versionOn } from './rules.ts';
import type { TeamSum } from './store/facts.ts';

type Billed = Readonly<{
  contract: ContractRow;
  /** The day whose terms apply. */
  day: string;
  from: string;
  to: string;
  period: string;
  slotAt: Date | null;
  depth: number;
  /** The total, and the hours of an hourly wage. */
  sum: TeamSum | undefined;
  hours: readonly TeamSum[];
  /** The facts that they were summed from: after one, up to another. */
  facts: Pick<BillFacts, 'after' | 'upTo'>;
  /** What is taken off the result of a dividend, if anything. */
  costs?: Readonly<{ formula: Formula; moved: Moved }> | undefined;
}>;

const measureOf = ({ validBet, net, activeMembers }: Pick<TeamSum, 'validBet' | 'net' | 'activeMembers'>): Measure => ({
  ...{ validBet, activeMembers },
  loss: -net,
});

const nothing = {
  ...{ validBet: 0n, net: 0n, activeMembers: 0 },
  ...{ lateBet: 0n, lateNet: 0n, lateRounds: 0, correctedRounds: 0 },
  dayFacts: {},
};

/** Works out one bill; `isEmpty` when nothing happened that anybody would want to read about. */
export function newBill({ contract, day, from, to, period, slotAt, depth, facts, costs, ...sums }: Billed): {
  bill: NewBill;
  isEmpty: boolean;
} {
  const { terms } = versionOn(contract, day);
  const given = { contractId: 0n, hour: -1, ...(sums.sum ?? nothing) };
  const { contractId: _contract, hour: _hour, dayFacts: byDay, ...sum } = given;
  const isHourly = contract.kind === 'hourly';
  const byHour = isHourly
    ? hoursOf(
        terms,
        sums.hours.map(({ hour, ...measure }) => ({ hour, ...measureOf(measure) })),
        contract.carry,
        from,
      )
    : undefined;
  const ngr = costs === undefined ? null : ngrOf(costs.formula, -sum.net, costs.moved);
  const measure = ngr === null ? measureOf(sum) : { ...measureOf(sum), loss: ngr.net };
  const whole = billOf(contract.kind, terms, measure, contract.carry, from);
  const best = byHour?.lines.reduce((one, line) => (line.tier > one.tier ? line : one), { tier: -1, rateBps: 0 });
  const { tier, rateBps } = best ?? whole;
  const { amount, carryOut } = byHour ?? whole;
  const bill: NewBill = {
    ...{ brandId: contract.brandId, contractId: contract.id, kind: contract.kind, currency: contract.currency },
    ...{ payerId: contract.payerId, memberId: contract.memberId, fromDay: from, toDay: to, period, slotAt, terms },
    ...{ ...sum, carryIn: contract.carry, carryOut, tier, rateBps, amount, depth },
    status: statusOf(contract.kind, amount),
    hours: byHour?.lines ?? [],
    facts: { ...facts, byDay },
    ngr,
  };
  return { bill, isEmpty: sums.sum === undefined && costsOf(ngr) === 0n && amount === 0n };
}

/** Dividends wait for approval, wages only for money. */
function statusOf(kind: ContractRow['kind'], amount: bigint): NewBill['status'] {
  if (amount === 0n) return 'notReached';
  return kind === 'dividend' ? 'unapproved' : 'due';
}
