import { billOf } from '@baize/maths/contracts/billOf';
import { costsOf } from '@baize/maths/contracts/costsOf';
import { ngrOf } from '@baize/maths/contracts/ngrOf';
import type { Moved } from '@baize/maths/contracts/Formula';
import type { ContractKind, Terms } from '@baize/maths/contracts/Terms';
import type { Queryable } from '#kit/db.ts';
import { addDays } from '@baize/maths/contracts/addDays';
import { hoursOf } from '@baize/maths/contracts/hoursOf';
import { formulaOn } from './formulaOn.ts';
import { nothingMoved } from './nothingMoved.ts';
import { grouped } from './grouped.ts';
import { monthBefore, periodsWithin } from './rules.ts';
import { sumPeriodCosts } from './store/costs.ts';
import { sumUnits, type UnitSum } from './store/facts.ts';
import { readFormulas } from './store/formulas.ts';

export type SimulatedLine = {
  fromDay: string;
  lastDay: string;
  validBet: bigint;
  profitAndLoss: bigint;
  activeMembers: number;
  /** What the formula took off the result of a dividend. */
  costs: bigint;
  rateBps: number;
  amount: bigint;
};

type Tried = {
  brandId: number;
  agentId: bigint;
  currency: string;
  kind: ContractKind;
  terms: Terms;
  /** A day of the month after the simulated one. */
  today: string;
};

/** The pay that terms would have given for the previous month; nothing is written. */
export async function simulate(
  db: Queryable,
  { brandId, agentId, currency, kind, terms, today }: Tried,
): Promise<{ fromDay: string; lastDay: string; total: bigint; lines: SimulatedLine[] }> {
  const month = monthBefore(today);
  const periods = periodsWithin(kind, terms, month);
  const by = kind === 'hourly' ? 'hour' : kind === 'realtime' ? 'slot' : 'period';
  const scope = { brandId, agentId, currency, periods, activeBet: terms.activeBet };
  const units = grouped(await sumUnits(db, { ...scope, by }), ({ fromDay }) => fromDay);
  const wholes =
    by === 'period' ? units : grouped(await sumUnits(db, { ...scope, by: 'period' }), ({ fromDay }) => fromDay);
  const formulas = kind === 'dividend' ? await readFormulas(db, brandId) : [];
  const moved =
    kind === 'dividend' ? await sumPeriodCosts(db, { brandId, agentId, currency, periods }) : new Map<string, Moved>();
  let carry = 0n;
  const lines = periods.map(({ from, to }): SimulatedLine => {
    const whole = wholes.get(from)?.[0] ?? { validBet: 0n, net: 0n, activeMembers: 0 };
    const ngr = ngrOf(formulaOn(formulas, from), -whole.net, moved.get(from) ?? nothingMoved);
    const costs = costsOf(kind === 'dividend' ? ngr : null);
    const paid = paidFor(kind, terms, { from, units: units.get(from) ?? [], costs }, carry);
    carry = paid.carryOut;
    return {
      ...{ fromDay: from, lastDay: addDays(to, -1), validBet: whole.validBet, profitAndLoss: whole.net },
      ...{ activeMembers: whole.activeMembers, costs, rateBps: paid.rateBps, amount: paid.amount },
    };
  });
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  return { fromDay: month.from, lastDay: addDays(month.to, -1), total, lines };
}

function paidFor(
  kind: ContractKind,
  terms: Terms,
  { from, units, costs }: { from: string; units: readonly UnitSum[]; costs: bigint },
  carry: bigint,
): { amount: bigint; rateBps: number; carryOut: bigint } {
  if (kind === 'dividend' || kind === 'daily') {
    const { loss, ...measure } = measureOfUnit(units[0]);
    return billOf(kind, terms, { ...measure, loss: loss - costs }, carry, from);
  }
  // Five-minute slots are paid like hours: each by itself, and a negative one lowers the next.
  const { lines, ...day } = hoursOf(
    terms,
    units.map((unit) => ({ hour: unit.unit, ...measureOfUnit(unit) })),
    carry,
    from,
  );
  return { ...day, rateBps: lines.reduce((best, { rateBps }) => (rateBps > best ? rateBps : best), 0) };
}

const measureOfUnit = (unit: UnitSum | undefined) =>
  unit === undefined
    ? { validBet: 0n, loss: 0n, activeMembers: 0 }
    : { validBet: unit.validBet, loss: -unit.net, activeMembers: unit.activeMembers };
