import { randomUUID } from 'node:crypto';
import type { WalletBody } from '../hub88/WalletBody.ts';
import { findCall, insertCall, type CallRow, type Query } from '../store.ts';
import type { Studio } from '../Studio.ts';
import { leaseMs } from './leaseMs.ts';

/** Writes the call that follows from a bet: same player, round and token, an id of its own, the bet as its reference. */
export async function followUp(
  studio: Studio,
  query: Query,
  { roundId }: Pick<CallRow, 'roundId'>,
  kind: 'win' | 'rollback',
  amount: bigint | undefined,
  isGrand = false,
): Promise<bigint> {
  const now = studio.clock();
  const sent = JSON.parse((await findCall(query, roundId, 'bet'))!.body) as WalletBody;
  const { amount: _betAmount, ...same } = sent;
  const body: WalletBody = {
    ...same,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: sent.transaction_uuid,
    round_closed: true,
    ...(amount === undefined ? {} : { amount: Number(amount) }),
    ...(isGrand ? { jackpot: true as const } : {}),
  };
  return insertCall(query, {
    roundId,
    kind,
    transactionUuid: body.transaction_uuid,
    body: JSON.stringify(body),
    nextAttemptAt: new Date(now.getTime() + leaseMs(studio)),
    now,
  });
}
