import { confirmReceipt } from '@baize/contract';
import { onePixel } from '@baize/testkit/onePixel';
import type { Fuzz } from './Fuzz.ts';

export const receipts = ['full', 'part', 'none'] as const;

const states = { full: 'received', part: 'receivedPart', none: 'notReceived' } as const;

/** The member's receipt of a paid withdrawal: in full, in part, or none with a proof. */
export async function sayReceipt(
  { owner, calls, draw, members, said, count }: Fuzz,
  withdrawalId: string,
  kind: (typeof receipts)[number],
): Promise<void> {
  const { rows } = await owner.query<{ member: string; arrives: string }>(
    `select member_id::text as member, (amount - fee)::text as arrives from cashier_withdrawals where id = $1`,
    [withdrawalId],
  );
  const member = members.find(({ id }) => id === rows[0]?.member);
  if (!rows[0] || !member) return;
  const cents = BigInt(rows[0].arrives) / 1_000n;
  const { success } = await calls.call(
    draw(9),
    confirmReceipt,
    {
      ...{ withdrawalId, kind },
      ...(kind === 'part' ? { amountReceived: (1n + (cents * BigInt(draw(99))) / 100n) * 1_000n } : {}),
      ...(kind === 'none' ? { proof: onePixel } : {}),
    },
    { token: member.token, ip: member.ip },
  );
  count('receipts');
  if (success) said.receipts.set(withdrawalId, states[kind]);
}
