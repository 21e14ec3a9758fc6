import type { confirmReceipt as operation, InputOf } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import { readTypedProof } from '../readTypedProof.ts';
import { isPayable } from '../rules.ts';
import { insertProof, type Proof } from '../store/proofs.ts';
import { confirm, readWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../WithdrawalRow.ts';

type Receipt = InputOf<typeof operation> & { brandId: number; memberId: bigint };

/** Records a receipt. No money moves: a partial or missing receipt opens a case that an operator decides. */
export async function confirmReceipt({ pool }: Pick<CashierDeps, 'pool'>, receipt: Receipt): Promise<WithdrawalRow> {
  const owner = { brandId: receipt.brandId, memberId: receipt.memberId };
  const proof = receipt.kind === 'none' ? await readTypedProof(receipt.proof) : undefined;
  return transact(pool, async (client) => {
    const known = await readWithdrawal(client, { ...owner, id: receipt.withdrawalId });
    if (!known) throw new Refusal('withdrawal_not_found');
    const amountReceived = receipt.kind === 'part' ? partOf(receipt, known) : undefined;
    const status = ({ full: 'received', part: 'receivedPart', none: 'notReceived' } as const)[receipt.kind];
    const confirmed = await confirm(client, { ...owner, id: receipt.withdrawalId, status, amountReceived });
    if (!confirmed) throw new Refusal('withdrawal_state_changed');
    return proof ? keep(client, confirmed, proof) : confirmed;
  });
}

/** Less than the payout amount: all of it would be a full receipt. */
function partOf({ amountReceived }: Receipt, { amount, fee, currency }: WithdrawalRow): bigint {
  if (amountReceived === undefined || amountReceived >= amount - fee || !isPayable(amountReceived, currency)) {
    throw new Refusal('amount_received_invalid');
  }
  return amountReceived;
}

async function keep(client: Transaction, row: WithdrawalRow, proof: Proof): Promise<WithdrawalRow> {
  await insertProof(client, { ...proof, withdrawalId: row.id, brandId: row.brandId, memberId: row.memberId });
  return { ...row, hasProof: true };
}
