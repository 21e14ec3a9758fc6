import { randomUUID } from 'node:crypto';
import { Refusal } from '#kit/refusal.ts';
import { roomOutside } from '#modules/limits/index.ts';
import { CENT } from '#modules/vendors/index.ts';
import { balanceOf } from '#modules/wallet/index.ts';
import { readIsAuto, readIsSingle } from '../store.ts';
import type { TransfersDeps } from '../TransfersDeps.ts';
import { walletsOf } from '../walletsOf.ts';
import { ensureWallet } from './ensureWallet.ts';
import { requestMove } from './requestMove.ts';

export type LaunchingMember = {
  brandId: number;
  memberId: bigint;
  account: string;
  currency: string;
  vendorCode: string;
};

/**
 * Prepares a member's wallet at the vendor of a game about to open, and moves the balance there unless the member
 * disabled that, within the member's own limits. A transfer in doubt blocks the game until it is settled. Other vendors
 * need nothing.
 */
export async function prepareLaunch(deps: TransfersDeps, member: LaunchingMember): Promise<void> {
  const { brandId, memberId, currency, vendorCode } = member;
  const vendor = (await walletsOf(deps, brandId)).find(({ known }) => known.vendor.code === vendorCode);
  if (!vendor) return;
  if (await readIsSingle(deps.pool, brandId)) throw new Refusal('game_unavailable');
  const room = await roomOutside(deps.pool, member);
  await ensureWallet(deps, vendor, member);
  if (!(await readIsAuto(deps.pool, member))) return;
  const balance = (await balanceOf(deps.pool, { brandId, memberId, currency }))?.balance ?? 0n;
  const most = room === undefined || balance < room ? balance : room;
  const amount = most - (most % CENT);
  if (amount === 0n) return;
  const move = await requestMove(deps, {
    ...{ ...member, requestId: randomUUID(), direction: 'in', amount, isAuto: true },
  });
  if (move.status === 'returned') throw new Refusal('vendor_unavailable');
  if (move.status !== 'done') throw new Refusal('transfer_in_progress');
}
