import { Refusal } from '#kit/refusal.ts';
import { sqlState, sqlStates } from '@baize/server/sqlState';
import { transact } from '@baize/server/transact';
import type { CleanProof } from '../cleanProof.ts';
import type { CashierDeps, Transaction } from '../CashierDeps.ts';
import type { DepositRow } from '../DepositRow.ts';
import { readTypedProof } from '../readTypedProof.ts';
import { txHashOf } from '../rules.ts';
import { lockOwn, noteTransfer, readDeposit } from '../store.ts';
import { insertDepositProof } from '../store/proofs.ts';

type HandIn = {
  brandId: number;
  memberId: bigint;
  depositId: string;
  proof?: string | undefined;
  txHash?: string | undefined;
};

/** Records a payer's evidence, once, and extends the deadline. */
export async function handInTransfer({ pool }: Pick<CashierDeps, 'pool'>, handIn: HandIn): Promise<DepositRow> {
  const { brandId, depositId } = handIn;
  if (handIn.txHash === undefined && (handIn.proof === undefined || handIn.proof === '')) {
    throw new Refusal('proof_required');
  }
  const proof = handIn.proof === undefined ? undefined : await readTypedProof(handIn.proof);
  await transact(pool, async (client) => {
    const known = await lockOwn(client, handIn, depositId);
    if (!known) throw new Refusal('deposit_not_found');
    if (known.gatewayId !== null) throw new Refusal('deposit_of_gateway');
    const txHash = hashFor(known, handIn.txHash);
    const isSaidAlready = txHash === undefined || txHash === known.txHash;
    if (isSaidAlready && proof === undefined) return;
    if (known.status !== 'pending' || known.expiresAt.getTime() <= Date.now()) throw new Refusal('deposit_not_pending');
    if (!isSaidAlready && known.txHash !== null) throw new Refusal('request_conflict');
    if (proof !== undefined) await keep(client, known, proof);
    await note(client, known, isSaidAlready ? undefined : txHash);
  });
  const now = await readDeposit(pool, brandId, depositId);
  if (!now) throw new Refusal('deposit_not_found');
  return now;
}

function hashFor({ network }: DepositRow, typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const hash = network === '' ? undefined : txHashOf(network, typed);
  if (hash === undefined) throw new Refusal('tx_hash_invalid');
  return hash;
}

async function keep(client: Transaction, { id, brandId, memberId }: DepositRow, proof: CleanProof): Promise<void> {
  if (!(await insertDepositProof(client, { ...proof, depositId: id, brandId, memberId }))) {
    throw new Refusal('request_conflict');
  }
}

/** One transaction on a chain pays for one deposit of the brand, whoever submits it first. */
async function note(client: Transaction, { id, brandId }: DepositRow, txHash: string | undefined): Promise<void> {
  try {
    await noteTransfer(client, { brandId, id, txHash });
  } catch (error) {
    if (sqlState(error) === sqlStates.uniqueViolation) throw new Refusal('tx_hash_taken');
    throw error;
  }
}
