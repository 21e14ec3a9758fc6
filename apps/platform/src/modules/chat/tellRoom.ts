import type { ChatServer } from './openChat.ts';
import type { RoomRow } from './MessageRow.ts';
import { chatBrandOf } from './openChat.ts';

/** Notifies all open pages of the brand of a room's new state. */
export function tellRoom(chat: ChatServer, brandId: number, room: RoomRow): void {
  const { id, name, slowSeconds, isOpen, lastSeq } = room;
  chat.to(chatBrandOf(brandId)).emit('room', { id: String(id), name, slowSeconds, isOpen, lastSeq: Number(lastSeq) });
}
