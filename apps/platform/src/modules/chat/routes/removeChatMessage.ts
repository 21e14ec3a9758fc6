import { removeChatMessage as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { takeOut } from '../commands/takeOut.ts';
import { chatRoomOf } from '../openChat.ts';
import { presentModerated } from '../present.ts';

export const removeChatMessage = (deps: ChatDeps): Route =>
  implement(operation, async ({ input, session, ip }) => {
    const { row, isNew } = await takeOut(deps, { operator: session, ip }, input);
    if (isNew) deps.chat.to(chatRoomOf(row.roomId)).emit('removed', { roomId: input.roomId, seq: input.seq });
    return presentModerated(row);
  });
