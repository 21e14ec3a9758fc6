import { getModeration as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { presentMute, presentRoom } from '../present.ts';
import { readMutes, readWords } from '../store/members.ts';
import { readRooms } from '../store/rooms.ts';

export const getModeration = ({ pool }: ChatDeps): Route =>
  implement(operation, async ({ session: { brandId } }) => {
    const [rooms, mutes, words] = await Promise.all([
      readRooms(pool, brandId),
      readMutes(pool, brandId),
      readWords(pool, brandId),
    ]);
    return { rooms: rooms.map(presentRoom), mutes: mutes.map(presentMute), words };
  });
