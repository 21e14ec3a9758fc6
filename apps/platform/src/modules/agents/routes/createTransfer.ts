import { createTransfer as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';
import { tidied } from '#kit/tidied.ts';
import { sendTransfer } from '../commands/sendTransfer.ts';

export const createTransfer = (deps: AgentsDeps): Route =>
  implement(operation, async ({ input, brand, session: { brandId, memberId: senderId } }) => {
    const { currency, timeZone } = brand;
    const row = await sendTransfer(deps, {
      ...input,
      note: tidied(input.note ?? '').replaceAll('\n', ' '),
      brandId,
      senderId,
      currency,
      timeZone,
    });
    const accounts = await deps.identity.accountsOf({ brandId, memberIds: [row.toId] });
    return {
      id: String(row.id),
      direction: row.direction,
      account: accounts.get(row.toId)?.account ?? '',
      ...{ amount: row.amount, currency: row.currency },
      createdAt: row.createdAt.toISOString(),
    };
  });
