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
import { insertRebates, sumRebates } from '../store/rebates.ts';
import { newRebate } from '../newRebate.ts';

/**
 * Settles the real-time wages and the rebates of the five minutes that have just ended, for everything that was counted since the
 * settlement before: the mark that says how far is moved in the same transaction, so every change of a round is in one
 * settlement and no other, however late it came. False when the present five minutes are settled already.
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
    const facts = { after: cursor.slotMark, upTo: mark };
    const sums = await sumTeams(client, {
      ...{ brandId: brand.id, currency: brand.currency, isByHour: false, over: facts },
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
        ...{ depth: depths.get(contract.payerId) ?? 0, hours: [], facts },
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
    const earned = await sumRebates(client, {
      ...{ brandId: brand.id, currency: brand.currency, ...facts },
    });
    await insertRebates(
      client,
      { brandId: brand.id, currency: brand.currency, slotAt: endsAt, ...facts },
      earned.map(newRebate),
    );
    await moveCursor(client, brand.id, { slotAt: endsAt, slotMark: mark });
    return true;
  });
}
