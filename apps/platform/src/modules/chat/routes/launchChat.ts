import { launchChat as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { Refusal } from '#kit/refusal.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { openTicket } from '../commands/openTicket.ts';
import { launchLimit } from '../rules.ts';
import { readRooms } from '../store/rooms.ts';

export const launchChat = (deps: ChatDeps): Route =>
  implement(operation, async ({ brand, session, input: { roomId, language, theme }, refuse }) => {
    const open = (await readRooms(deps.pool, brand.id)).filter(({ isOpen }) => isOpen);
    const [first] = open;
    if (!first) throw refuse('chat_closed');
    const room = roomId === undefined ? first : open.find(({ id }) => String(id) === roomId);
    if (!room) throw refuse('chat_room_not_found');
    const isAllowed = await deps.limiter.hit([{ name: `chat.launch:${session.memberId}`, ...launchLimit }]);
    if (!isAllowed) throw new Refusal('too_many_requests');
    const ticket = await openTicket(deps, brand, session);
    // In the fragment, which no server or log on the way sees.
    const facts = new URLSearchParams({ ticket, room: String(room.id), lang: language, theme });
    return { chatUrl: `/chat/#${facts}` };
  });
