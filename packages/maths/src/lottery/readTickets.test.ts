import { describe, expect, it } from 'vitest';
import { families } from './families.ts';
import { readSelection } from './readSelection.ts';
import { readTickets, type TicketStation } from './readTickets.ts';

const north: TicketStation = { code: 'vn-mb', family: 'vnNorth' };
const city: TicketStation = { code: 'vn-tp', family: 'vnSouth' };
const longAn: TicketStation = { code: 'vn-la', family: 'vnSouth' };
const stations = new Map<string, readonly TicketStation[]>([
  ['mb', [north]],
  ['tp', [city]],
  ['la', [longAn]],
  ['mn', [city, longAn]],
]);
const read = (text: string) => readTickets(text, { stations });
const short = (text: string): string[] =>
  read(text).bets.map(({ station, play, selection, amount }) => [station, play, selection, amount].join(' | '));

describe('a typed ticket', () => {
  it('[PROD-03] has station, numbers, amount and type', () => {
    expect(short('mb 45.67 20n dx')).toEqual(['vn-mb | vnNorth.link.pick2 | 45 67 | 2000000']);
    expect(short('tp 36 50n de')).toEqual(['vn-tp | vnSouth.two.special | 36 | 5000000']);
    expect(read('mb 45.67 20n dx').bets[0]).toMatchObject({ line: 1, numbers: 2 });
  });

  it('is parsed in each of the usual notations', () => {
    const same = short('tp 12 34 10n lo');
    for (const text of [
      ...[
        'TP 12,34 10n LO',
        'tp 34.12 lo10n',
        'tp 12.34. b10k',
        'tp  12 34  bao 10N ',
        'tp 12.34 10nlo',
        'tp 12.34 10đ lô',
      ],
    ]) {
      expect(short(text), text).toEqual(same);
    }
    expect(short('tp 12 2.5n lo')).toEqual(['vn-tp | vnSouth.lot.two | 12 | 250000']);
    expect(short('tp 12 1tr lo')).toEqual(['vn-tp | vnSouth.lot.two | 12 | 100000000']);
  });

  it('covers several stations, types and numbers, and applies its station to the lines below', () => {
    expect(short('tp.la 12 10n lo 5n dd 345 1n xc\n08-10 2n de')).toEqual([
      'vn-tp | vnSouth.lot.two | 12 | 1000000',
      'vn-la | vnSouth.lot.two | 12 | 1000000',
      'vn-tp | vnSouth.two.lowAndSpecial | 12 | 500000',
      'vn-la | vnSouth.two.lowAndSpecial | 12 | 500000',
      'vn-tp | vnSouth.three.lowAndSpecial | 345 | 100000',
      'vn-la | vnSouth.three.lowAndSpecial | 345 | 100000',
      'vn-tp | vnSouth.two.special | 08 09 10 | 200000',
      'vn-la | vnSouth.two.special | 08 09 10 | 200000',
    ]);
    expect(read('mn 12 10n lo').bets.map(({ station }) => station)).toEqual(['vn-tp', 'vn-la']);
    expect(readTickets('12 10n lo', { stations, usual: [city] }).bets).toHaveLength(1);
  });

  it('reports each fault with its code and position, and keeps the other lines', () => {
    const faults: readonly (readonly [text: string, fault: string, column: number, word: string])[] = [
      ['12 10n lo', 'no_station', 1, '12'],
      ['xx 12 10n lo', 'no_station', 1, 'xx'],
      ['tp xx 12 10n lo', 'unknown_word', 4, 'xx'],
      ['tp', 'no_numbers', 3, ''],
      ['tp 1 10n lo', 'no_numbers', 4, '1'],
      ['tp 12345 10n lo', 'no_numbers', 4, '12345'],
      ['tp 12.345 10n lo', 'mixed_lengths', 4, '12.345'],
      ['tp 12 34 12 10n lo', 'duplicate', 10, '12'],
      ['tp 19-10 10n lo', 'bad_run', 4, '19-10'],
      ['tp 000-999 10n lo', 'bad_run', 4, '000-999'],
      ['tp 12', 'no_amount', 6, ''],
      ['tp 12 lo', 'no_amount', 9, ''],
      ['tp 12 lo de', 'no_amount', 10, 'de'],
      ['tp 12 10n', 'no_type', 10, ''],
      ['tp 12 10n 20n lo', 'no_type', 11, '20n'],
      ['tp 12 10n 34 lo', 'no_type', 11, '34'],
      ['tp 12 0n lo', 'bad_amount', 7, '0n'],
      ['tp 12 1234567890n lo', 'bad_amount', 7, '1234567890n'],
      ['tp 12 0.000001n lo', 'bad_amount', 7, '0.000001n'],
      ['tp 12 10n what', 'unknown_word', 11, 'what'],
      ['tp 12 -5n lo', 'unknown_word', 7, '-5n'],
      ['tp 12 10n xc', 'type_not_here', 11, 'xc'],
      ['tp 12 10n b8', 'type_not_here', 11, 'b8'],
      ['mb 12 10n b7', 'type_not_here', 11, 'b7'],
      ['tp 12 10n dx', 'too_few', 11, 'dx'],
      ['tp 12.13 10n x3', 'too_few', 14, 'x3'],
    ];
    for (const [text, fault, column, word] of faults) {
      const { bets, errors } = read(`${text}\nmb 45 1n lo`);
      expect(errors, text).toEqual(fault === '' ? [] : [{ line: 1, column, word, fault }]);
      expect(
        bets.map(({ line, station }) => [line, station]),
        text,
      ).toEqual([[2, 'vn-mb']]);
    }
    expect(read('x'.repeat(20_001)).errors[0]?.fault).toBe('too_long');
  });

  it('is a valid selection of its play, for every type and number', () => {
    const plays = new Map(families(6).flatMap((family) => family.plays.map((play) => [play.id, play])));
    const words = [
      'lo',
      'de',
      'dau',
      'duoi',
      'dd',
      'xc',
      'xcdau',
      'xcduoi',
      'xcdao',
      'bdao',
      '3c',
      '4c',
      'g1',
      'dx',
      'x3',
      'x4',
    ];
    const numbers = { 2: '11.12.13.14', 3: '110.120.123', 4: '1123.1234' };
    const seen = new Set<string>();
    for (const station of ['mb', 'tp']) {
      for (const type of [...words, station === 'mb' ? 'b8' : 'b7', 't4']) {
        for (const list of Object.values(numbers)) {
          for (const { play: id, selection } of read(`${station} ${list} 1n ${type}`).bets) {
            const play = plays.get(id);
            expect(play, id).toBeDefined();
            expect(readSelection(play!, selection), id).not.toHaveProperty('fault');
            seen.add(`${type} ${id}`);
          }
        }
      }
    }
    expect(seen.size).toBeGreaterThanOrEqual(46);
  });
});
