import { getUnreadCount as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { countUnread } from '../store/items.ts';

export const getUnreadCount = ({ pool }: MessagesDeps): Route =>
  implement(operation, async ({ session }) => ({ count: await countUnread(pool, session) }));
