import { addDays } from '@baize/maths/contracts/addDays';
import type { Formula, Moved } from '@baize/maths/contracts/Formula';
import { takesOff } from '@baize/maths/contracts/takesOff';
import { transact } from '@baize/server/transact';
import type { NewBill } from '../BillRow.ts';
import type { ContractRow } from '../ContractRow.ts';
import type { ContractsDeps, PaidBrand, Transaction } from '../ContractsDeps.ts';
import { depthsOf } from '../depthsOf.ts';
import { grouped } from '../grouped.ts';
import { newBill } from '../newBill.ts';
import { periodEnding, versionOn } from '../rules.ts';
import { formulaOn } from '../formulaOn.ts';
import { nothingMoved } from '../nothingMoved.ts';
import { insertBills } from '../store/bills.ts';
import { readContractsOfDay, updateCarries } from '../store/contracts.ts';
import {
  holdCursor,
  moveCursor,
  readCursor,
  readDayEdges,
  readSlot,
  sumTeams,
  waitLonger,
  type Stretch,
  type TeamSum,
} from '../store/facts.ts';
import { sumCosts } from '../store/costs.ts';
import { readFormulas } from '../store/formulas.ts';
import { writeCosts } from '../writeCosts.ts';
import { countRounds } from './countRounds.ts';

/** Summing a busy month takes longer than a request's time-out, and nobody waits for it. */
const PATIENCE_MS = 120_000;

/**
 * Closes the first past open day of a brand, if any: recent changes are counted once more, then the day's bills and
 * carries are written and the day is closed, in one transaction. Nothing is added to a closed day. False if there is
 * nothing to close.
 */
export async function closeDay(
  deps: Pick<ContractsDeps, 'pool' | 'classesOf'>,
  brand: PaidBrand,
  now: Date,
): Promise<boolean> {
  const before = await readCursor(deps.pool, brand.id);
  if (!before) return false;
  const day = addDays(before.closedThrough, 1);
  const { isOver } = await readDayEdges(deps.pool, { day, timeZone: brand.timeZone, now });
  if (!isOver) return false;
  const eve = await readDayEdges(deps.pool, { day: addDays(day, -1), timeZone: brand.timeZone, now });
  await countRounds(deps, brand, { now, since: eve.startsAt });
  return transact(deps.pool, async (client) => {
    await waitLonger(client, PATIENCE_MS);
    const cursor = await holdCursor(client, { brandId: brand.id, timeZone: brand.timeZone, now });
    // A concurrent worker has closed it.
    if (cursor.closedThrough >= day) return true;
    await billDay(client, brand, day, now);
    await moveCursor(client, brand.id, { closedThrough: day });
    return true;
  });
}

type Ending = { contract: ContractRow; from: string; to: string };

async function billDay(client: Transaction, brand: PaidBrand, day: string, now: Date): Promise<void> {
  const formulas = await readFormulas(client, brand.id);
  if (formulas.some((formula) => formula.fromDay <= day && takesOff(formula)))
    await writeCosts(client, brand, day, now);
  const contracts = await readContractsOfDay(client, {
    ...{ brandId: brand.id, kinds: ['dividend', 'daily', 'hourly'], day, endedSince: day },
  });
  const endings = contracts.flatMap((contract): Ending[] => {
    const period = periodEnding(contract, day);
    return period === undefined ? [] : [{ contract, ...period }];
  });
  const sums = await sumsOf(client, brand, { endings, day, isByHour: false });
  const hourly = endings.filter(({ contract }) => contract.kind === 'hourly');
  const hours = await sumsOf(client, brand, { endings: hourly, day, isByHour: true });
  const costs = await costsOf(client, brand, { endings, day, formulaOf: (from) => formulaOn(formulas, from) });
  const depths = await depthsOf(client, brand.id, contracts);
  // What was counted by now: whatever comes later, even of these days, is in no bill of them.
  const { mark } = await readSlot(client, { brandId: brand.id, now });
  const made = endings.map(({ contract, from, to }) =>
    newBill({
      ...{ contract, day, from, to, slotAt: null, depth: depths.get(contract.payerId) ?? 0 },
      ...{ period: `${from}/${to}`, facts: { after: 0n, upTo: mark } },
      sum: sums.get(contract.id)?.[0],
      hours: hours.get(contract.id) ?? [],
      costs: costs.get(contract.id),
    }),
  );
  await insertBills(
    client,
    made.flatMap(({ bill, isEmpty }): NewBill[] => (isEmpty ? [] : [bill])),
  );
  await updateCarries(
    client,
    made.map(({ bill }) => ({ id: bill.contractId, carry: bill.carryOut })),
  );
}

type Costed = { formula: Formula; moved: Moved };

/** What the formula of each dividend's first day has to take off, and of what. */
async function costsOf(
  client: Transaction,
  brand: PaidBrand,
  { endings, day, formulaOf }: { endings: readonly Ending[]; day: string; formulaOf: (from: string) => Formula },
): Promise<Map<bigint, Costed>> {
  const costed = endings.filter(({ contract, from }) => contract.kind === 'dividend' && takesOff(formulaOf(from)));
  const moved = await sumCosts(client, {
    ...{ brandId: brand.id, currency: brand.currency, throughDay: day },
    stretches: costed.map(({ contract, from }) => stretchOf(contract, from, day)),
  });
  return new Map(
    costed.map(({ contract, from }) => [
      contract.id,
      { formula: formulaOf(from), moved: moved.get(contract.id) ?? nothingMoved },
    ]),
  );
}

const stretchOf = (contract: ContractRow, from: string, day: string): Stretch => ({
  ...{ contractId: contract.id, memberId: contract.memberId, fromDay: from },
  ...{ startsDay: contract.startsDay, endsDay: contract.endsDay },
  activeBet: versionOn(contract, day).terms.activeBet,
});

async function sumsOf(
  client: Transaction,
  brand: PaidBrand,
  { endings, day, isByHour }: { endings: readonly Ending[]; day: string; isByHour: boolean },
): Promise<Map<bigint, TeamSum[]>> {
  const rows = await sumTeams(client, {
    ...{ brandId: brand.id, currency: brand.currency, isByHour, over: { throughDay: day } },
    stretches: endings.map(({ contract, from }) => stretchOf(contract, from, day)),
  });
  return grouped(rows, ({ contractId }) => contractId);
}
