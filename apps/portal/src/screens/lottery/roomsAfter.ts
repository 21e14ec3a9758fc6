import { CallError } from '@baize/client/CallError';
import { parseAmount } from '@baize/maths';
import type { Rooms } from './overLines.ts';

type Named = { play?: string; left?: string } | null;

/** Before anything is known of what a member and the others have bet in a draw. */
export const wholeRooms: Rooms = { plays: new Map(), member: undefined, draw: undefined };

/** What a refusal says of what is left in the draw, beside what was known of it. */
export function roomsAfter(rooms: Rooms, error: unknown): Rooms {
  if (!(error instanceof CallError)) return rooms;
  const { play, left: text } = (error.value as Named) ?? {};
  const left = text === undefined ? undefined : parseAmount(text);
  if (left === undefined) return rooms;
  if (error.code === 'lottery_member_limit') return { ...rooms, member: left };
  if (error.code === 'lottery_draw_limit') return { ...rooms, draw: left };
  return error.code === 'lottery_play_limit' && play !== undefined
    ? { ...rooms, plays: new Map([...rooms.plays, [play, left]]) }
    : rooms;
}
