import type { createTransfer, InputOf } from '@baize/contract';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { mustSend, type Send } from '#modules/wallet/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { isAgentType } from '../rules.ts';
import { readRules } from '../store/rules.ts';
import {
  insertTransfer,
  lockTransfers,
  readTransferByRequest,
  sentToday,
  transferKey,
  transferScope,
  type TransferRow,
} from '../store/transfers.ts';
import { depthBelow, holdTree, readMember } from '../store/tree.ts';

type Request = Omit<InputOf<typeof createTransfer>, 'note'> & {
  /** As it is kept. */
  note: string;
  brandId: number;
  /** The sender. */
  senderId: bigint;
  currency: string;
  timeZone: string;
};

/**
 * Sends money within the tree, idempotent by request id. The tree is locked meanwhile, so that a member who has just
 * been moved out of the line is not paid; row and money are one transaction. The money is then in transit, and a job
 * delivers it at once, or returns it if the receiver has been closed.
 */
export async function sendTransfer(deps: AgentsDeps, request: Request): Promise<TransferRow> {
  const { brandId, senderId: memberId, paymentPassword } = request;
  const known = await readTransferByRequest(deps.pool, { brandId, memberId }, request.requestId);
  if (known) return sameOrConflict(known, request);
  // A missing receiver is reported before a password is required; the transaction checks again.
  await receiverOf(deps.pool, request);
  await deps.identity.checkPaymentPassword({ brandId, memberId, password: paymentPassword });
  const { row, items, results } = await transact(deps.pool, async (client) => {
    await lockTransfers(client, { brandId, memberId });
    const first = await readTransferByRequest(client, { brandId, memberId }, request.requestId);
    if (first) return { row: sameOrConflict(first, request), items: [], results: [] };
    await holdTree(client, brandId);
    const toId = await receiverOf(client, request);
    const { transferDailySum } = await readRules(client, brandId);
    const sent = await sentToday(client, { brandId, memberId, timeZone: request.timeZone });
    if (sent + request.amount > transferDailySum) throw new Refusal('transfer_daily_sum');
    const { direction, requestId, amount, currency, note } = request;
    const transfer = { brandId, memberId, toId, direction, requestId, amount, currency, note };
    const written = await insertTransfer(client, transfer);
    const money = moneyOf(written);
    const answers = await mustSend(client, money, 'a transfer', ['insufficient_funds', 'account_closed']);
    return { row: written, items: [money], results: answers };
  });
  deps.wallet.announce(items, results);
  return row;
}

function sameOrConflict(known: TransferRow, request: Request): TransferRow {
  const isSame =
    known.amount === request.amount &&
    known.direction === request.direction &&
    known.note === request.note &&
    (request.direction === 'upline' || String(known.toId) === request.memberId);
  if (!isSame) throw new Refusal('request_conflict');
  return known;
}

/** Upwards only to the direct upline; downwards, for an agent, to anybody of the own team. */
async function receiverOf(
  db: AgentsDeps['pool'] | Parameters<typeof readMember>[0],
  request: Request,
): Promise<bigint> {
  const { brandId, senderId, direction, memberId } = request;
  const sender = await readMember(db, { brandId, memberId: senderId });
  if (direction === 'upline') {
    if (!sender || sender.parentId === null) throw new Refusal('no_upline');
    return sender.parentId;
  }
  if (!sender || !isAgentType(sender.type)) throw new Refusal('not_allowed');
  const depth =
    memberId === undefined ? 0 : await depthBelow(db, { brandId, agentId: senderId, memberId: BigInt(memberId) });
  if (memberId === undefined || depth === undefined || depth === 0) throw new Refusal('downline_unknown');
  return BigInt(memberId);
}

function moneyOf(row: TransferRow): Send {
  return {
    ...{ brandId: row.brandId, memberId: row.fromId, payeeId: row.toId, currency: row.currency },
    ...{ scope: transferScope, key: transferKey(row) },
    kind: row.direction === 'upline' ? 'transferUp' : 'transferDown',
    ...{ amount: row.amount, isOwed: false },
  };
}
