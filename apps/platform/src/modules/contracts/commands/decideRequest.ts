import { addDays } from '@baize/maths/contracts/addDays';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import type { ContractRow } from '../ContractRow.ts';
import type { ContractsDeps, PaidBrand, Transaction } from '../ContractsDeps.ts';
import { refuseBounds, refuseEnd, refuseLine } from '../refuseBounds.ts';
import type { RequestRow } from '../RequestRow.ts';
import { beginningOf } from '../rules.ts';
import { tellWaiting } from '../tellWaiting.ts';
import {
  endContract,
  holdContracts,
  insertContract,
  insertVersion,
  readOpenContracts,
  readToday,
} from '../store/contracts.ts';
import { readRequest, settleRequest } from '../store/requests.ts';

export type Decision = Readonly<{
  brand: PaidBrand;
  id: string;
  act: 'accept' | 'reject' | 'terminate';
  /** One of the two sides. */
  by: bigint;
}>;

const statuses = { accept: 'accepted', reject: 'rejected', terminate: 'terminated' } as const;

/**
 * Decides a pending request: the other side accepts or rejects it, the requester may withdraw it. Accepted terms take
 * effect in the same transaction. Contracts of a brand change one at a time, so that no two are checked against stale
 * terms.
 */
export async function decideRequest(
  { pool }: Pick<ContractsDeps, 'pool'>,
  { brand, id, act, by }: Decision,
  within?: (client: Transaction, row: RequestRow) => Promise<void>,
): Promise<RequestRow> {
  return transact(pool, async (client) => {
    await holdContracts(client, brand.id);
    const request = await readRequest(client, { brandId: brand.id, id });
    if (!request || (request.payerId !== by && request.memberId !== by)) throw new Refusal('contract_request_unknown');
    if (request.status !== 'pending') throw new Refusal('contract_request_decided');
    if ((request.askedBy === by) !== (act === 'terminate')) throw new Refusal('contract_request_unknown');
    const contractId = act === 'accept' ? await carryOut(client, brand, request) : undefined;
    const settled = await settleRequest(client, { id: request.id, status: statuses[act], contractId });
    if (!settled) throw new Refusal('contract_request_decided');
    await within?.(client, settled);
    await tellWaiting(client, settled);
    return settled;
  });
}

async function carryOut(client: Transaction, brand: PaidBrand, request: RequestRow): Promise<bigint> {
  const { memberId, kind, payerId, terms } = request;
  const brandId = brand.id;
  const today = await readToday(client, brand.timeZone);
  const open = await readOpenContracts(client, { brandId, memberId, side: 'received', kind, day: today });
  const present = open.find((contract) => contract.endsDay === null);
  if (terms === null) {
    if (!present || present.payerId !== payerId) throw new Refusal('contract_request_decided');
    await refuseEnd(client, { brandId, memberId, kind, today });
    await endContract(client, { id: present.id, endsDay: addDays(today, 1) });
    return present.id;
  }
  await refuseLine(client, { brandId, payerId, memberId });
  const kept = await keptOf(client, present, { payerId, today });
  const fromDay = beginningOf(kind, kept, today);
  await refuseBounds(client, { brandId, payerId, memberId, kind, terms, fromDay });
  const contractId =
    kept?.id ??
    (await insertContract(client, { brandId, payerId, memberId, kind, currency: brand.currency, startsDay: fromDay }));
  await insertVersion(client, { brandId, contractId, fromDay, terms });
  return contractId;
}

/** The contract that new terms belong to; one with a former upline ends here. */
async function keptOf(
  client: Transaction,
  present: ContractRow | undefined,
  { payerId, today }: { payerId: bigint; today: string },
): Promise<ContractRow | undefined> {
  if (!present || present.payerId === payerId) return present;
  await endContract(client, { id: present.id, endsDay: addDays(today, 1) });
  return undefined;
}
