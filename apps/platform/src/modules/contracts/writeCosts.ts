import { figureKinds } from '@baize/contract/agents/figureKinds';
import { addDays } from '@baize/maths/contracts/addDays';
import { linesAbove } from '#modules/agents/index.ts';
import { sumKindsOfMembers } from '#modules/wallet/index.ts';
import type { PaidBrand, Transaction } from './ContractsDeps.ts';
import { nothingMoved } from './nothingMoved.ts';
import { insertCosts, type DayCost } from './store/costs.ts';
import { readDayEdges } from './store/facts.ts';

const figures = ['deposits', 'withdrawals', 'rebates', 'activity'] as const;

/**
 * Writes down what was booked for every member of the tree on a day of the brand besides play. Belongs in the transaction
 * that closes the day: nothing is booked on it any more.
 */
export async function writeCosts(client: Transaction, brand: PaidBrand, day: string, now: Date): Promise<void> {
  const { timeZone, currency, id: brandId } = brand;
  const { startsAt: from } = await readDayEdges(client, { day, timeZone, now });
  const { startsAt: to } = await readDayEdges(client, { day: addDays(day, 1), timeZone, now });
  const kinds = figures.flatMap((figure) => [...figureKinds[figure]]);
  const rows = await sumKindsOfMembers(client, { brandId, currency, from, to, kinds });
  const lines = await linesAbove(client, { brandId, memberIds: [...new Set(rows.map(({ memberId }) => memberId))] });
  const costs = new Map<bigint, DayCost>();
  for (const { memberId, kind, amount } of rows) {
    const team = lines.get(memberId);
    const figure = figures.find((one) => (figureKinds[one] as readonly string[]).includes(kind));
    if (team === undefined || figure === undefined) continue;
    const cost = costs.get(memberId) ?? { memberId, team, ...nothingMoved };
    // What is paid out is a line below zero, and costs by its size.
    const sum = cost[figure] + (figure === 'withdrawals' ? -amount : amount);
    costs.set(memberId, { ...cost, [figure]: sum });
  }
  await insertCosts(client, { brandId, currency, day }, [...costs.values()]);
}
