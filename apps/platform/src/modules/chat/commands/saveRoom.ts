import type { OperatorSession } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import { transact } from '@baize/server/transact';
import { record } from '#modules/audit/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import type { RoomRow } from '../MessageRow.ts';
import { changeRoom, insertRoom, readRoom, readRoomOfRequest } from '../store/rooms.ts';

type Draft = Pick<RoomRow, 'name' | 'about' | 'position' | 'slowSeconds' | 'isOpen'>;
type By = { operator: OperatorSession; ip: string };

const factsOf = ({ name, position, slowSeconds, isOpen }: Draft) => ({
  ...{ position, slowSeconds, isOpen },
  ...Object.fromEntries(Object.entries(name).map(([language, text]) => [`name${language}`, text])),
});

/** Adds a room, idempotent by request id, or updates one, with an audit row in the same transaction. */
export async function saveRoom(
  { pool }: Pick<ChatDeps, 'pool'>,
  { operator, ip }: By,
  { room, ...of }: { room: Draft } & ({ requestId: string } | { roomId: string }),
): Promise<RoomRow> {
  const { brandId } = operator;
  return transact(pool, async (client) => {
    const before = 'roomId' in of ? await readRoom(client, brandId, of.roomId) : undefined;
    if ('roomId' in of && !before) throw new Refusal('chat_room_not_found');
    const saved =
      'roomId' in of
        ? await changeRoom(client, { brandId, roomId: of.roomId, room })
        : await insertRoom(client, { brandId, requestId: of.requestId, room });
    if (!saved) {
      const first = 'requestId' in of ? await readRoomOfRequest(client, brandId, of.requestId) : undefined;
      if (!first) throw new Refusal('chat_room_not_found');
      return first;
    }
    await record(client, {
      ...{ brandId, actorId: operator.operatorId, actor: operator.username, ip },
      action: before ? 'chat.updateRoom' : 'chat.createRoom',
      objectType: 'chatRoom',
      objectId: String(saved.id),
      ...(before ? { before: factsOf(before) } : {}),
      after: factsOf(saved),
    });
    return saved;
  });
}
