import type { decideDifference, InputOf } from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import { readSealedTransfers, type Wallet } from '#modules/wallet/index.ts';
import { callJson } from '../callJson.ts';
import { adjustItem, scopeOf } from '../stepItem.ts';
import { postCalls } from '../store.ts';
import { endDifference, holdDifference, isRoundUnchanged, type DifferenceRow } from '../store/differences.ts';
import type { VendorsDeps } from '../VendorsDeps.ts';

type Decision = InputOf<typeof decideDifference> & { operator: OperatorSession; ip: string };

/**
 * Books a difference that another operator requested as a correction of its round, or refuses the request: state, audit
 * row and ledger entries in one transaction, under a permanent idempotency key. What cannot be paid becomes a debt.
 */
export async function bookDifference(
  { pool, vendors, wallet }: Pick<VendorsDeps, 'pool' | 'vendors'> & { wallet: Pick<Wallet, 'announce'> },
  { differenceId, isApproved, operator, ip }: Decision,
): Promise<DifferenceRow> {
  const { brandId, operatorId, username } = operator;
  const done = await transact(pool, async (client) => {
    const held = await holdDifference(client, brandId, differenceId);
    if (!held) throw new Refusal('difference_not_found');
    if (held.state !== 'requested') throw new Refusal('difference_state_changed');
    if (held.requesterId === operatorId) throw new Refusal('second_operator_needed');
    const known = await vendors.directory.byId(held.vendorId);
    const brand = known?.brandById(brandId);
    if (!known || !brand) throw new Refusal('difference_not_found');
    const key = `baize.difference:${held.id}`;
    const call = {
      ...{ vendor: { ...known.vendor, mayOwe: true }, brand, memberId: held.memberId, tokenHash: undefined },
      ...{ currency: held.currency, round: held.round, game: held.gameCode },
    };
    const items = isApproved ? [adjustItem({ ...call, transaction: key, amount: held.amount })] : [];
    if (isApproved && !(await isRoundUnchanged(client, held))) throw new Refusal('difference_state_changed');
    const json = items.map((item) => callJson(call, item, { costs: false, closesRound: true, isProbe: false }));
    const results = items.length === 0 ? [] : await postCalls(client, `[${json.join(',')}]`);
    for (const { outcome } of results) {
      if (outcome === 'account_missing' || outcome === 'account_closed') throw new Refusal('account_closed');
      if (outcome !== 'applied') throw new Error(`The ledger answered ${outcome} to a correction.`);
    }
    const { transfers } = await readSealedTransfers(client, {
      ...{ brandId, memberId: held.memberId, scope: scopeOf(known.vendor.code), keys: [key] },
    });
    const owed = transfers[0]?.debt ?? 0n;
    const act = { id: held.id, isBooked: isApproved, owed, operatorId, operator: username };
    const row = await endDifference(client, act);
    if (!row) throw new Refusal('difference_state_changed');
    await record(client, {
      ...{ brandId, actorId: operatorId, actor: username, ip, reason: held.note },
      ...{ action: 'vendors.decideDifference', objectType: 'roundDifference', objectId: differenceId },
      before: { state: 'requested', requestedBy: held.requestedBy },
      after: {
        ...{ state: row.state, member: String(row.memberId), round: row.round, owed: formatAmount(owed) },
        amount: `${formatAmount(row.amount)} ${row.currency}`,
      },
    });
    return { row, items, results };
  });
  wallet.announce(done.items, done.results);
  return done.row;
}
