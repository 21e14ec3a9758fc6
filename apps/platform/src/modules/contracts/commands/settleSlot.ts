import { addDays } from '@baize/maths/contracts/addDays';
import { transact } from '@baize/server/transact';
import type { NewBill } from '../BillRow.ts';
import type { ContractsDeps, PaidBrand } from '../ContractsDeps.ts';
import { depthsOf } from '../depthsOf.ts';
import { newBill } from '../newBill.ts';
import { versionOn } from '../rules.ts';
import { insertBills } from '../store/bills.ts';
import { readContractsOfDay, readToday, updateCarries } from '../store/contracts.ts';
import { holdCursor, moveCursor, readSlot, sumTeams } from '../store/facts.ts';

/**
 * Settles the real-time wages of the last five-minute slot, for everything counted since the previous settlement: its
 * mark moves in the same transaction, so every change of a round is in exactly one settlement, however late it arrived.
 * False if the current slot is settled already.
 */
export async function settleSlot({ pool }: Pick<ContractsDeps, 'pool'>, brand: PaidBrand, now: Date): Promise<boolean> {
  return transact(pool, async (client) => {
    const cursor = await holdCursor(client, { brandId: brand.id, timeZone: brand.timeZone, now });
    const { endsAt, mark } = await readSlot(client, { brandId: brand.id, now });
    if (cursor.slotAt >= endsAt) return false;
    const day = await readToday(client, brand.timeZone, endsAt);
    const lastDay = await readToday(client, brand.timeZone, cursor.slotAt);
    const contracts = await readContractsOfDay(client, {
      // A contract that ended since the last settlement is still owed its last minutes.
      ...{ brandId: brand.id, kinds: ['realtime'], day, endedSince: addDays(lastDay, -2) },
    });
    const sums = await sumTeams(client, {
      ...{ brandId: brand.id, currency: brand.currency, isByHour: false },
      over: { after: cursor.slotMark, upTo: mark },
      stretches: contracts.map((contract) => ({
        ...{ contractId: contract.id, memberId: contract.memberId, fromDay: day },
        ...{ startsDay: contract.startsDay, endsDay: contract.endsDay },
        activeBet: versionOn(contract, day).terms.activeBet,
      })),
    });
    const depths = await depthsOf(client, brand.id, contracts);
    const made = contracts.map((contract) =>
      newBill({
        ...{ contract, day, from: day, to: addDays(day, 1), slotAt: endsAt, period: `slot/${endsAt.toISOString()}` },
        ...{ depth: depths.get(contract.payerId) ?? 0, hours: [] },
        sum: sums.find(({ contractId }) => contractId === contract.id),
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
    await moveCursor(client, brand.id, { slotAt: endsAt, slotMark: mark });
    return true;
  });
}
