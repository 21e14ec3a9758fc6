import { inEveryLanguage } from '@baize/contract/languages';
import { createRoom, type InputOf } from '@baize/contract';
import { randomUUID } from 'node:crypto';
import { openOperator } from './openOperator.ts';
import type { TestPlatform } from './startPlatform.ts';

type Room = InputOf<typeof createRoom>['room'];

/** An operator's input for a room. */
export const roomOf = (changes: Partial<Room> = {}): Room => ({
  name: { ...inEveryLanguage(() => 'Lobby'), EN: 'Lobby', CN: '大厅', MS: 'Lobi' },
  about: { ...inEveryLanguage(() => 'Anything.'), EN: 'Anything.', CN: '随便聊。', MS: 'Apa sahaja.' },
  position: 1,
  slowSeconds: 0,
  isOpen: true,
  ...changes,
});

/** A chat room, added the way operators do, with the operator who added it. */
export async function openRoom(site: TestPlatform, changes: Partial<Room> = {}, options: { host?: string } = {}) {
  const operator = await openOperator(site, options);
  const { answer } = await site.call(
    createRoom,
    { requestId: randomUUID(), room: roomOf(changes) },
    { token: operator.token, host: operator.host },
  );
  if (!answer.value) throw new Error(`The room was not added: ${answer.code}`);
  return { roomId: answer.value.id, operator };
}
