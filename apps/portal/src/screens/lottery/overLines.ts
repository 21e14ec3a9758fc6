import type { Family } from '@baize/maths/lottery/Play';
import { playedNumbers } from '@baize/maths/lottery/playedNumbers';
import { readSelection } from '@baize/maths/lottery/readSelection';
import type { BetItem, LotteryTerms } from './BetItem.ts';
import type { RestrictedNumber } from './restrictedIn.ts';

export type Limit = 'closedNumber' | 'prize' | 'play' | 'limitedNumber' | 'member' | 'draw' | 'balance';

/** A line that cannot be bet as it is. */
export type Over = Readonly<{
  limit: Limit;
  /** What the limit leaves for this line; of a prize, what one of its lines may win. */
  left: bigint;
  /** The restricted number, where one is the limit. */
  number: string | undefined;
  /** The highest multiple that keeps to every limit; 0 where none does. */
  multiple: number;
  /** Whether it is over more than restricted numbers, which change at any time and are the server's to decide. */
  isSure: boolean;
}>;

/** What may still be staked in the draw. */
export type Rooms = Readonly<{
  /** By play; what is not named has the whole limit of a play. */
  plays: ReadonlyMap<string, bigint>;
  member: bigint | undefined;
  draw: bigint | undefined;
}>;

type Bounds = {
  family: Family;
  terms: Pick<LotteryTerms, 'playLimit' | 'memberLimit' | 'drawLimit' | 'prizeLimit'>;
  rooms: Rooms;
  /** Unknown until it was read. */
  balance: bigint | undefined;
  restricted: readonly RestrictedNumber[];
};

type Check = { limit: Limit; need: bigint; room: bigint; number?: string };

/**
 * Which of some lines are over a limit, each at its place. They are let in one after the other as long as they fit, so that
 * without those that are named the others can be placed.
 */
export function overLines(items: readonly BetItem[], bounds: Bounds): (Over | undefined)[] {
  const sums = new Map<string, bigint>();
  const sumOf = (key: string): bigint => sums.get(key) ?? 0n;
  return items.map((item) => {
    const checks = checksOf(item, bounds, sumOf);
    const failed = checks.filter(({ need, room }) => need > room);
    const over = failed
      .map((check) => ({ ...check, multiple: fitting(item.multiple, check) }))
      .reduce<(Check & { multiple: number }) | undefined>(
        (least, one) => (least === undefined || one.multiple < least.multiple ? one : least),
        undefined,
      );
    if (over !== undefined) {
      const { limit, room, number, multiple } = over;
      const isSure = failed.some((check) => check.limit !== 'closedNumber' && check.limit !== 'limitedNumber');
      return { limit, left: room > 0n ? room : 0n, number, multiple, isSure };
    }
    for (const { limit, need, number } of checks) {
      const key = keyOf(limit, item.play, number);
      sums.set(key, sumOf(key) + need);
    }
    return undefined;
  });
}

/** Of a play and of a restricted number each has a sum of its own. */
const keyOf = (limit: Limit, play: string, number?: string): string => {
  if (limit === 'limitedNumber') return `${limit} ${play} ${number}`;
  return limit === 'play' ? `${limit} ${play}` : limit;
};

/** In the order in which the server looks at them, with what the lines before have left. */
function checksOf(item: BetItem, bounds: Bounds, sumOf: (key: string) => bigint): Check[] {
  const { terms, rooms, balance } = bounds;
  const { play, stake: need, best } = item;
  const left = (limit: Limit, room: bigint): Check => ({ limit, need, room: room - sumOf(keyOf(limit, play)) });
  const numbers = numberChecks(item, bounds, sumOf);
  return [
    ...numbers.filter(({ limit }) => limit === 'closedNumber'),
    { limit: 'prize', need: best, room: terms.prizeLimit },
    left('play', rooms.plays.get(play) ?? terms.playLimit),
    ...numbers.filter(({ limit }) => limit === 'limitedNumber'),
    left('member', rooms.member ?? terms.memberLimit),
    left('draw', rooms.draw ?? terms.drawLimit),
    ...(balance === undefined ? [] : [left('balance', balance)]),
  ];
}

function numberChecks(item: BetItem, { family, restricted }: Bounds, sumOf: (key: string) => bigint): Check[] {
  const play = restricted.length === 0 ? undefined : family.plays.find(({ id }) => id === item.play);
  const bet = play === undefined ? undefined : readSelection(play, item.selection);
  if (play === undefined || bet === undefined || 'fault' in bet) return [];
  return playedNumbers(play, bet.selection, restricted).map(({ number: { number, left }, lines }) => {
    const need = (item.stake / BigInt(item.lineCount)) * BigInt(lines);
    if (left === null) return { limit: 'closedNumber', need, room: 0n, number };
    return { limit: 'limitedNumber', need, room: left - sumOf(keyOf('limitedNumber', play.id, number)), number };
  });
}

const fitting = (multiple: number, { need, room }: Check): number =>
  room <= 0n ? 0 : Number((BigInt(multiple) * room) / need);
