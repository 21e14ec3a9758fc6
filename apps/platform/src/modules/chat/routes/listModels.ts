import { listModels as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { readRooms } from '../store/rooms.ts';

export const listModels = ({ pool }: ChatDeps): Route =>
  implement(operation, async ({ brand }) =>
    (await readRooms(pool, brand.id))
      .filter(({ isOpen }) => isOpen)
      .map(({ id, name, about, slowSeconds }) => ({ id: String(id), name, about, slowSeconds })),
  );
