import { createRoom as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { saveRoom } from '../commands/saveRoom.ts';
import { presentRoom } from '../present.ts';
import { tellRoom } from '../tellRoom.ts';

export const createRoom = (deps: ChatDeps): Route =>
  implement(operation, async ({ input, session, ip }) => {
    const saved = await saveRoom(deps, { operator: session, ip }, input);
    tellRoom(deps.chat, session.brandId, saved);
    return presentRoom(saved);
  });
