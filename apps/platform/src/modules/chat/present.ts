import type {
  chatEnvelope,
  chatMessage,
  chatMute,
  houseEnvelope,
  moderatedMessage,
  moderatedRoom,
  ownChatEnvelope,
} from '@baize/contract';
import { formatAmount } from '@baize/maths';
import type * as z from 'zod/mini';
import type { EnvelopeRow, ShareRow } from './EnvelopeRow.ts';
import type { MessageRow, MuteRow, RoomRow } from './MessageRow.ts';

/** A message as the room sees it; a removed one has no text. */
export function presentMessage(row: MessageRow): z.output<typeof chatMessage> {
  const isRemoved = row.removedAt !== null;
  return {
    roomId: String(row.roomId),
    seq: Number(row.seq),
    handle: row.handle,
    text: isRemoved ? '' : row.text,
    mentions: isRemoved ? [] : row.mentions,
    at: row.createdAt.toISOString(),
    isRemoved,
  };
}

export function presentModerated(row: MessageRow): z.output<typeof moderatedMessage> {
  return {
    roomId: String(row.roomId),
    seq: Number(row.seq),
    memberId: String(row.memberId),
    account: row.account,
    handle: row.handle,
    text: row.text,
    at: row.createdAt.toISOString(),
    reports: row.reports,
    removedAt: row.removedAt?.toISOString() ?? null,
    removedBy: row.removedBy,
  };
}

export function presentRoom({ id, lastSeq, ...room }: RoomRow): z.output<typeof moderatedRoom> {
  return { ...room, id: String(id), lastSeq: Number(lastSeq) };
}

export function presentMute({ memberId, until, ...mute }: MuteRow): z.output<typeof chatMute> {
  return { ...mute, memberId: String(memberId), until: until.toISOString() };
}

/** An envelope as its room sees it. An expired one is shown as ended even before it is marked. */
export function presentEnvelope(row: EnvelopeRow, takers: readonly ShareRow[]): z.output<typeof chatEnvelope> {
  return {
    id: String(row.id),
    roomId: String(row.roomId),
    greeting: row.greeting,
    amount: formatAmount(row.amount),
    currency: row.currency,
    shares: row.shares,
    left: row.shares - row.taken,
    expiresAt: row.expiresAt.toISOString(),
    endedAt: (row.endedAt ?? (row.isOver ? row.expiresAt : null))?.toISOString() ?? null,
    commitment: row.commitment,
    seed: row.seed,
    takers: takers.map(({ place, handle, amount }) => ({ place, handle, amount: formatAmount(amount) })),
  };
}

export function presentMine(
  share: { place: number; amount: bigint } | undefined,
): z.output<typeof ownChatEnvelope>['mine'] {
  return share === undefined ? null : { place: share.place, amount: formatAmount(share.amount) };
}

export function presentHouseEnvelope(row: EnvelopeRow): z.output<typeof houseEnvelope> {
  const { id, roomId, greeting, amount, currency, shares, taken, given, perNetwork, commitment, seed } = row;
  return {
    ...{ id: String(id), roomId: String(roomId), greeting, amount, currency, shares, taken, given },
    ...{ perNetwork, commitment, seed, createdBy: row.createdBy, endedBy: row.endedBy },
    returned: row.endedAt === null ? null : amount - given,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}
