import { getChatUnread as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { hasUnread } from '../store/rooms.ts';

export const getChatUnread = ({ pool }: ChatDeps): Route =>
  implement(operation, async ({ session: { brandId, memberId } }) => ({
    hasUnread: await hasUnread(pool, { brandId, memberId }),
  }));
