import type { Play } from '@baize/maths/lottery/Play';
import { prizesOf } from '@baize/maths/lottery/prizesOf';
import { readSelection, writeSelection, type SelectionFault } from '@baize/maths/lottery/readSelection';
import { stakeOf } from '@baize/maths/lottery/stakeOf';
import type { BetItem, LotteryTerms } from './BetItem.ts';

/** What stands on the pad: tokens by column, or lines that are written out, at the places that are named. */
export type Choice = Readonly<{ places: readonly number[]; columns: readonly (readonly number[])[]; text: string }>;

export type Stake = Readonly<{ unit: BetItem['unit']; multiple: number; prizeGroup: number }>;

/** An empty pad. Where places are to be named, the last ones are. */
export function emptyChoice({ input }: Play): Choice {
  const { places, columns } = input;
  const named =
    places === undefined ? [] : Array.from({ length: places.pick }, (_, at) => places.of - places.pick + at);
  return { places: named, columns: columns.map(() => []), text: '' };
}

const writtenOf = ({ input }: Play, { places, columns, text }: Choice): string => {
  if (input.kind === 'columns') return writeSelection(input, { places, columns });
  return `${input.places === undefined ? '' : `${places.map((place) => place + 1).join('')}:`}${text}`;
};

export const isEmpty = (choice: Choice): boolean =>
  choice.text.trim() === '' && choice.columns.every((column) => column.length === 0);

/** The bet that stands on the pad, by the same sums that the server prices it with, or why it is none. */
export function priceChoice(play: Play, choice: Choice, stake: Stake, terms: Pick<LotteryTerms, 'returnBps'>): Priced {
  return priceSelection(play, writtenOf(play, choice), stake, terms);
}

type Priced = { item: BetItem } | { fault: SelectionFault | 'stake_overflow' };

/** The same for a selection that is written already, such as one that was bet before. */
export function priceSelection(
  play: Play,
  text: string,
  stake: Stake,
  { returnBps }: Pick<LotteryTerms, 'returnBps'>,
): Priced {
  const read = readSelection(play, text);
  if ('fault' in read) return read;
  const cost = stakeOf(read.lineCount, stake.unit, stake.multiple);
  if ('fault' in cost) return { fault: 'stake_overflow' };
  const figures = prizesOf(play, { group: stake.prizeGroup, ...(returnBps === null ? {} : { returnBps }) });
  const lines = figures
    .filter(({ kind }) => (read.lines[kind] ?? 0) > 0)
    .map(({ multiple, isPush }) => ({ each: (cost.line * multiple.numerator) / multiple.denominator, isPush }));
  const prizes = lines.map(({ each }) => each);
  const wins = lines.flatMap(({ each, isPush }) => (isPush ? [] : [each]));
  return {
    item: {
      ...{ ...stake, play: play.id, selection: writeSelection(play.input, read.selection) },
      ...{ lineCount: read.lineCount, stake: cost.total },
      best: prizes.reduce((best, one) => (one > best ? one : best)),
      least: wins.reduce((low, one) => (one < low ? one : low), wins[0] ?? 0n),
    },
  };
}

/** Lines as they are written, without those that stand twice. */
export function withoutDuplicates({ input }: Play, text: string): string {
  const isLong = input.columns.some(({ tokens }) => tokens.some((token) => token.length > 1));
  const words = text.split(isLong ? /[\r\n,;]+/ : /[\s,;]+/).map((word) => word.trim().replaceAll(/\s+/g, ' '));
  return [...new Set(words.filter((word) => word !== ''))].join(isLong ? '\n' : ' ');
}

const below = (count: number): number => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word % count;
};

/** A bet by chance: as few tokens as the play takes, more where those are no line. What is drawn is another matter. */
export function randomChoice(play: Play, places: readonly number[]): Choice {
  for (let tries = 0; tries < 400; tries += 1) {
    const more = Math.floor(tries / 80);
    const columns = play.input.columns.map(({ tokens, low, high }) => {
      const bag = tokens.map((_, at) => at);
      const take = Math.min(Math.max(low, 1) + more, high, bag.length);
      return Array.from({ length: take }, () => bag.splice(below(bag.length), 1)[0] ?? 0).sort((a, b) => a - b);
    });
    const isWritten = play.input.kind === 'entries';
    const text = isWritten
      ? writeSelection(play.input, { places: [], columns: [columns.map(([one = 0]) => one)] })
      : '';
    const choice = { places, columns: isWritten ? play.input.columns.map(() => []) : columns, text };
    if (!('fault' in readSelection(play, writtenOf(play, choice)))) return choice;
  }
  return { ...emptyChoice(play), places };
}
