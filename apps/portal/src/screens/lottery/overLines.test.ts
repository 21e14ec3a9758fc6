import { CallError } from '@baize/client/CallError';
import { families } from '@baize/maths/lottery/families';
import { describe, expect, it } from 'vitest';
import type { BetItem } from './BetItem.ts';
import { priceSelection } from './choice.ts';
import { overLines, type Rooms } from './overLines.ts';
import { roomsAfter, wholeRooms } from './roomsAfter.ts';

const UNIT = 100_000n;
const family = families(6).find(({ key }) => key === 'ssc')!;
const terms = {
  ...{ playLimit: 100n * UNIT, memberLimit: 150n * UNIT, drawLimit: 200n * UNIT, prizeLimit: 10_000_000n * UNIT },
  returnBps: null,
};

/** A bet of so many times 2.00. */
const bet = (multiple: number, play = 'ssc.star5.direct', selection = '1,2,3,4,5'): BetItem => {
  const one = family.plays.find(({ id }) => id === play)!;
  const priced = priceSelection(one, selection, { unit: 'yuan', multiple, prizeGroup: 1_800 }, terms);
  if ('fault' in priced) throw new Error(priced.fault);
  return priced.item;
};
const group = (multiple: number) => bet(multiple, 'ssc.star3front.group6', '012');

const judge = (items: BetItem[], change: Partial<Parameters<typeof overLines>[1]> = {}) =>
  overLines(items, { family, terms, rooms: wholeRooms, balance: 1_000n * UNIT, restricted: [], ...change }).map(
    (over) => over && [over.limit, over.left / UNIT, over.multiple],
  );
const refused = (code: 'lottery_play_limit' | 'lottery_member_limit' | 'lottery_draw_limit', value: unknown): Rooms =>
  roomsAfter(wholeRooms, new CallError(code, 409, '', value));

describe('lines over a limit', () => {
  it('are those that the ones before leave no room for, each with the highest multiple that fits', () => {
    expect(judge([bet(30), bet(20)])).toEqual([undefined, undefined]);
    expect(judge([bet(30), bet(30), bet(20)])).toEqual([undefined, ['play', 40n, 20], undefined]);
    expect(judge([bet(50), group(30)])).toEqual([undefined, ['member', 50n, 25]]);
    expect(judge([bet(50), bet(1)])).toEqual([undefined, ['play', 0n, 0]]);
  });

  it('are named by the limit that leaves the least', () => {
    expect(judge([bet(60)], { balance: 30n * UNIT })).toEqual([['balance', 30n, 15]]);
    expect(judge([bet(60)], { balance: undefined })).toEqual([['play', 100n, 50]]);
    expect(judge([bet(4)], { terms: { ...terms, prizeLimit: 400_000n * UNIT } })).toEqual([['prize', 400_000n, 2]]);
  });

  it('are counted by what a refusal has said is left', () => {
    const left = { left: '12.5' };
    const play = 'ssc.star5.direct';
    const asked = [bet(10), group(10)];
    expect(judge(asked, { rooms: refused('lottery_play_limit', { ...left, play, item: 0 }) })).toEqual([
      ...[['play', 12n, 6], undefined],
    ]);
    expect(judge(asked, { rooms: refused('lottery_member_limit', left) })[0]).toEqual(['member', 12n, 6]);
    expect(judge(asked, { rooms: refused('lottery_draw_limit', left) })[0]).toEqual(['draw', 12n, 6]);
    expect(judge(asked, { rooms: refused('lottery_draw_limit', null) })).toEqual([undefined, undefined]);
  });

  it('play a restricted number, which the page is not sure of', () => {
    const play = 'ssc.star5.direct';
    const restricted = [
      { play, number: '1,2,3,4,5', left: 10n * UNIT },
      { play, number: '9,2,3,4,5', left: null },
    ];
    const two = bet(3, play, '12,2,3,4,5');
    expect(judge([bet(3), two, bet(2)], { restricted })).toEqual([...[undefined, ['limitedNumber', 4n, 2], undefined]]);
    expect(judge([bet(1, play, '19,2,3,4,5')], { restricted })).toEqual([['closedNumber', 0n, 0]]);
    const bounds = { family, terms, rooms: wholeRooms, balance: undefined, restricted };
    expect(overLines([bet(9)], bounds)[0]).toMatchObject({ number: '1,2,3,4,5', isSure: false });
    expect(overLines([bet(90)], bounds)[0]).toMatchObject({ limit: 'limitedNumber', multiple: 5, isSure: true });
  });
});
