import { createHash } from 'node:crypto';
import type { InputOf, placeOrder } from '@baize/contract';
import type { Family, Play } from '@baize/maths/lottery/Play';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { readSelection, writeSelection } from '@baize/maths/lottery/readSelection';
import { stakeOf } from '@baize/maths/lottery/stakeOf';
import { Refusal } from '#kit/refusal.ts';
import { playOf } from './familyOf.ts';
import type { LotteryRow } from './LotteryRow.ts';
import type { RestrictedNumber } from './RestrictedNumber.ts';
import { touchesOf, type Touch } from './touchesOf.ts';

type Item = InputOf<typeof placeOrder>['items'][number];

/** An accepted line of an order: its canonical selection, its price, and the payout of a winning line. */
export type PricedLine = {
  playId: string;
  selection: string;
  unit: Item['unit'];
  multiple: number;
  prizeGroup: number;
  lineCount: number;
  stake: bigint;
  rebate: bigint;
  each: bigint[];
  /** The minimum payout of a winning line of this selection. */
  least: bigint;
  /** The maximum; a refunded stake is not a prize. */
  most: bigint;
  /** The prizes in full, in one text, and the hash that names it; and what each of them is called. */
  table: { digest: string; prizes: string; keys: readonly string[] };
  /** The restricted numbers among its lines. */
  touches: Touch[];
};

type Terms = {
  lottery: LotteryRow;
  family: Family;
  memberGroup: number;
  /** The numbers that are restricted in the draw. */
  restricted: readonly RestrictedNumber[];
};

/** The highest prize group that a member may choose: the minimum of the lottery's and the member's own. */
export const highestGroup = ({ minGroup, maxGroup }: LotteryRow, memberGroup: number): number =>
  Math.max(minGroup, Math.min(maxGroup, memberGroup));

type Table = { figures: ReturnType<typeof prizesOf>; table: PricedLine['table'] };
const tables = new WeakMap<Play, Map<string, Table>>();

/** The prizes of a play at given terms, memoised. */
function tableOf(play: Play, group: number, returnBps: number | null): Table {
  const known = tables.get(play) ?? new Map<string, Table>();
  tables.set(play, known);
  const terms = `${group} ${returnBps}`;
  const before = known.get(terms);
  if (before) return before;
  const figures = prizesOf(play, { group, ...(returnBps === null ? {} : { returnBps }) });
  const prizes = JSON.stringify(
    figures.map(({ key, kind, chance, multiple, isPush }) => ({
      ...{ key, kind, isPush },
      chance: `${chance.numerator}/${chance.denominator}`,
      multiple: `${multiple.numerator}/${multiple.denominator}`,
    })),
  );
  const digest = createHash('sha256').update(`${play.id} ${prizes}`).digest('hex');
  const table = { figures, table: { digest, prizes, keys: figures.map(({ key }) => key) } };
  known.set(terms, table);
  return table;
}

/** Prices one item of an order by the maths that settle it. Invalid items are refused by error code. */
export function priceItem(item: Item, at: number, { lottery, family, memberGroup, restricted }: Terms): PricedLine {
  const play = playOf(family, item.play);
  if (play === undefined) throw new Refusal('play_unknown', 'No such play.', { item: at });
  const highest = highestGroup(lottery, memberGroup);
  if (item.prizeGroup < lottery.minGroup || item.prizeGroup > highest) {
    throw new Refusal('prize_group_out_of_range', 'The prize group is out of range.', { item: at, highest });
  }
  const read = readSelection(play, item.selection);
  if ('fault' in read) throw new Refusal('selection_invalid', 'Not a selection.', { item: at, fault: read.fault });
  const stake = stakeOf(read.lineCount, item.unit, item.multiple);
  if ('fault' in stake)
    throw new Refusal('stake_overflow', 'The stake is too large.', { item: at, fault: stake.fault });
  const { figures, table } = tableOf(play, item.prizeGroup, lottery.returnBps);
  const each = figures.map(({ multiple }) => (stake.line * multiple.numerator) / multiple.denominator);
  const won = figures.flatMap(({ kind, isPush }, prize) => (!isPush && read.lines[kind]! > 0 ? [each[prize]!] : []));
  const most = won.reduce((high, one) => (one > high ? one : high), 0n);
  if (most > lottery.prizeLimit) throw new Refusal('lottery_prize_limit', 'A line could win too much.', { item: at });
  return {
    ...{ playId: play.id, selection: writeSelection(play.input, read.selection), unit: item.unit },
    ...{ multiple: item.multiple, prizeGroup: item.prizeGroup, lineCount: read.lineCount, stake: stake.total },
    /* Playing at a lower group than the own one earns the difference as a rebate on every stake. */
    rebate: play.pays.by === 'group' ? (stake.total * BigInt(highest - item.prizeGroup)) / 2_000n : 0n,
    touches: touchesOf({ play, selection: read.selection, line: stake.line }, restricted),
    ...{ each, table, most, least: won.reduce((low, one) => (one < low ? one : low), won[0] ?? 0n) },
  };
}

type WishedLine = Pick<PricedLine, 'playId' | 'selection' | 'unit' | 'multiple' | 'prizeGroup'>;

/** What an item of an order bets on, whatever it would cost and win by now; undefined if it is no bet of the family. */
export function wishedLine(item: Item, family: Family): WishedLine | undefined {
  const play = playOf(family, item.play);
  const read = play === undefined ? undefined : readSelection(play, item.selection);
  if (play === undefined || read === undefined || 'fault' in read) return undefined;
  const { unit, multiple, prizeGroup } = item;
  return { playId: play.id, selection: writeSelection(play.input, read.selection), unit, multiple, prizeGroup };
}

/** The digest of an order in its draw's hash: all that was bet, and the member's own random id. */
export function digestOf(order: {
  code: string;
  drawNo: string;
  requestId: string;
  lines: readonly WishedLine[];
}): Buffer {
  const { code, drawNo, requestId, lines } = order;
  const written = lines.map(({ playId, prizeGroup, unit, multiple, selection }) =>
    [playId, prizeGroup, unit, multiple, selection].join(' '),
  );
  return createHash('sha256')
    .update([code, drawNo, requestId, ...written].join('\n'))
    .digest();
}
