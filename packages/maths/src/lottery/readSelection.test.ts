import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import type { Play } from './Play.ts';
import { MAX_LINES, readSelection, reviewEntries, writeSelection } from './readSelection.ts';
import { stakeOf } from './stakeOf.ts';

const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));
const play = (id: string): Play => plays.get(id)!;

function fault(id: string, text: string): string {
  const read = readSelection(play(id), text);
  return 'fault' in read ? read.fault : `${read.lineCount} lines`;
}

describe('a selection', () => {
  it('is parsed in any order and has one canonical form', () => {
    const written = (id: string, text: string): string => {
      const read = readSelection(play(id), text);
      return 'fault' in read ? read.fault : writeSelection(play(id).input, read.selection);
    };
    expect(written('ssc.star3front.direct', '31,2,90')).toBe('13,2,09');
    expect(written('ssc.star3front.group3Entry', '211 010;\n 3,3 ')).toBe('wrong_length');
    expect(written('ssc.star3front.group3Entry', '211 010;\n 335')).toBe('001 112 335');
    expect(written('ssc.any3.group6', '531:210')).toBe('135:012');
    expect(written('ssc.fun.five.halves', 'big,small big,3,21,0')).toBe('big,small big,3,12,0');
    expect(written('elevenFive.front3.directEntry', '03 02 01,11 10 09')).toBe('03 02 01;11 10 09');
    expect(written('elevenFive.any.pick5Banker', '11 02,09 03 04')).toBe('02 11,03 04 09');
    expect(written('markSix.zodiac.link2', 'pig rat')).toBe('rat pig');
  });

  it('has the well-known number of lines', () => {
    const known: readonly (readonly [id: string, text: string, lines: number])[] = [
      ['ssc.star5.combo', '12,3,45,6,7', 20],
      ['ssc.star5.group60', '12,1345', 5],
      ['ssc.star3front.group3', '0123456789', 90],
      ['ssc.star3front.group6', '0123456789', 120],
      ['ssc.star3front.groupBanker', '7', 54],
      ['ssc.star2front.groupBanker', '7', 9],
      ['ssc.star3front.directSum', '0 1 13', 1 + 3 + 75],
      ['ssc.star3front.groupSum', '1 13', 1 + 15],
      ['ssc.star3front.span', '09', 10 + 54],
      ['ssc.position.digit', '123,,4,,56', 6],
      ['ssc.any2.direct', '12,3,,4,', 2 + 2 + 1],
      ['ssc.any3.mixed', '1234:112 123', 8],
      ['elevenFive.front2.direct', '01 02,01 02', 2],
      ['elevenFive.any.pick5Banker', '01 02,03 04 05 06', 4],
      ['vnNorth.lot.two', '12 34', 54],
      ['vnSouth.lot.two', '12 34', 36],
      ['vnNorth.lot.twoOneLine', '12 34', 2],
      ['vnSouth.link.pick2', '12 34 56', 3],
      ['vnSouth.orders.three', '112', 3 * 17],
      ['malaysia.big.box', '1234 1123 1122 1112 1111', 24 + 12 + 6 + 4 + 1],
      ['malaysia.big.roll', '1,2,R,4', 10],
      ['thai.top.doors', '12', 38],
    ];
    for (const [id, text, lines] of known) expect(fault(id, text), `${id} ${text}`).toBe(`${lines} lines`);
  });

  it('[A169] is refused by error code when it is malformed', () => {
    const wrong: readonly (readonly [id: string, text: string, name: string])[] = [
      ['ssc.star3front.direct', '', 'empty'],
      ['ssc.star3front.direct', ',,', 'too_few'],
      ['ssc.position.digit', ',,,,', 'empty'],
      ['ssc.star3front.direct', '1,2', 'wrong_columns'],
      ['ssc.star3front.direct', '1,2,3,4', 'wrong_columns'],
      ['ssc.star3front.direct', '1,2,a', 'unknown_token'],
      ['ssc.star3front.direct', '1,2,-3', 'unknown_token'],
      ['ssc.star3front.direct', '1,2,3 ', 'unknown_token'],
      ['ssc.star3front.direct', '１,2,3', 'unknown_token'],
      ['ssc.star3front.direct', '1,22,3', 'duplicate'],
      ['ssc.star3front.direct', `1,2,${'3'.repeat(1_000)}`, 'duplicate'],
      ['ssc.star3front.directSum', '28', 'out_of_range'],
      ['ssc.star3front.directSum', '-1', 'unknown_token'],
      ['ssc.star3front.directSum', '1.5', 'unknown_token'],
      ['ssc.star3front.directSum', '1e1', 'unknown_token'],
      ['ssc.star3front.directSum', '01', 'out_of_range'],
      ['ssc.star3front.group6', '12', 'too_few'],
      ['ssc.star3front.groupBanker', '12', 'too_many'],
      ['ssc.star3front.group3Entry', '123', 'wrong_pattern'],
      ['ssc.star3front.group3Entry', '111', 'wrong_pattern'],
      ['ssc.star3front.group3Entry', '112 121', 'duplicate'],
      ['ssc.star3front.directEntry', '12', 'wrong_length'],
      ['ssc.star3front.directEntry', '123 1234', 'wrong_length'],
      ['ssc.star3front.directEntry', '123 123', 'duplicate'],
      ['ssc.any3.mixed', '12:112', 'wrong_places'],
      ['ssc.any3.mixed', '126:112', 'wrong_places'],
      ['ssc.any3.mixed', '1223:112', 'duplicate'],
      ['ssc.any3.mixed', '112', 'wrong_places'],
      ['ssc.any3.direct', '1,2,,,', 'no_lines'],
      ['ssc.star5.group60', '1,123', 'no_lines'],
      ['elevenFive.any.pick3', '01 02 12', 'out_of_range'],
      ['elevenFive.any.pick3', '1 2 3', 'out_of_range'],
      ['elevenFive.any.pick3', '01 01 02', 'duplicate'],
      ['elevenFive.any.pick3', '01  02 03', 'unknown_token'],
      ['elevenFive.front2.direct', '01,01', 'no_lines'],
      ['elevenFive.front2.directEntry', '01 01', 'wrong_pattern'],
      ['elevenFive.any.pick3Banker', '01 02,02 03', 'overlap'],
      ['elevenFive.any.pick3Banker', '01 02 03,04', 'too_many'],
      ['markSix.special.number', '00', 'out_of_range'],
      ['markSix.special.number', '50', 'out_of_range'],
      ['markSix.zodiac.link2', 'rat cat', 'unknown_token'],
      ['malaysia.big.roll', '1,2,3,4', 'no_lines'],
      ['malaysia.big.iBox', '1111', 'wrong_pattern'],
      ['vnNorth.miss.pick10', '01 02 03', 'too_few'],
    ];
    for (const [id, text, name] of wrong) expect(fault(id, text), `${id} ${text}`).toBe(name);
  });

  it('[A169] with more lines than a bet may have is refused without enumerating them', () => {
    const eighty = Array.from({ length: 20 }, (_, at) => String(at + 1).padStart(2, '0')).join(' ');
    expect(fault('keno.pick.pick10', eighty)).toBe('184756 lines');
    const all49 = Array.from({ length: 49 }, (_, at) => String(at + 1).padStart(2, '0')).join(' ');
    expect(fault('markSix.miss.pick12', all49)).toBe('too_many_lines');
    expect(
      fault('vnNorth.link.pick4', Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0')).join(' ')),
    ).toBe('too_many_lines');
    const full = Array.from({ length: 5 }, () => '0123456789').join(',');
    expect(fault('ssc.star5.direct', full)).toBe('100000 lines');
    expect(fault('ssc.star5.combo', full)).toBe(`${MAX_LINES} lines`);
    const read = readSelection(play('ssc.star5.direct'), full, 99_999);
    expect('fault' in read && read.fault).toBe('too_many_lines');
    expect(fault('ssc.star5.directEntry', '12345 '.repeat(1_000_000))).toBe('too_long');
    expect(fault('ssc.star3front.direct', ','.repeat(300_000))).toBe('wrong_columns');
    expect(fault('ssc.any3.mixed', '1'.repeat(300_000))).toBe('wrong_places');
  });

  it('that is pasted is sorted into valid, duplicate and invalid entries', () => {
    expect(reviewEntries(play('ssc.star3front.group3Entry').input, '112 121\n123;9 335,33a')).toEqual({
      valid: ['112', '335'],
      duplicates: ['121'],
      invalid: [
        { entry: '123', fault: 'wrong_pattern' },
        { entry: '9', fault: 'wrong_length' },
        { entry: '33a', fault: 'unknown_token' },
      ],
    });
  });
});

describe('a stake', () => {
  it('is lines times unit times multiple, to the last 1/100,000', () => {
    expect(stakeOf(3, 'yuan', 1)).toEqual({ line: 200_000n, total: 600_000n });
    expect(stakeOf(7, 'li', 3)).toEqual({ line: 600n, total: 4_200n });
  });

  it('[A168] is refused by error code when it overflows, is negative, fractional or has no line', () => {
    const refused = (lines: number, unit: string, multiple: number): unknown => {
      const stake = stakeOf(lines, unit, multiple);
      return 'fault' in stake ? stake.fault : stake.total;
    };
    for (const multiple of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1_000_001]) {
      expect(refused(1, 'yuan', multiple), String(multiple)).toBe('bad_multiple');
    }
    for (const lines of [0, -3, 0.5, Number.NaN]) expect(refused(lines, 'yuan', 1)).toBe('no_lines');
    for (const unit of ['', 'Yuan', 'toString', '__proto__', '2']) expect(refused(1, unit, 1)).toBe('bad_unit');
    expect(refused(500_000, 'yuan', 1_000_000)).toBe('stake_overflow');
    expect(refused(5_000, 'yuan', 1_000_000)).toBe(1_000_000_000_000_000n);
  });
});
