import type { ChatServer } from './openChat.ts';
import type { RoomRow } from './MessageRow.ts';
import { chatBrandOf } from './openChat.ts';

/** Tells every open page of the brand how a room is now. */
export function tellRoom(chat: ChatServer, brandId: number, room: RoomRow): void {
  const { id, name, slowSeconds, isOpen, lastSeq } = room;
  chat.to(chatBrandOf(brandId)).emit('room', { id: String(id), name, slowSeconds, isOpen, lastSeq: Number(lastSeq) });
}
