import { UNIT } from '../money.ts';
import { ticketType, type TicketType } from './ticketType.ts';

/** A lottery that a ticket may refer to; `family` is one of Vietnam's regions. */
export type TicketStation = Readonly<{ code: string; family: string }>;

/** A typed bet. `amount` is the stake of one line in 1/100,000. */
export type TicketBet = Readonly<{
  line: number;
  station: string;
  play: string;
  selection: string;
  numbers: number;
  amount: bigint;
}>;

type TicketFault =
  | 'too_long'
  | 'no_station'
  | 'no_numbers'
  | 'mixed_lengths'
  | 'duplicate'
  | 'bad_run'
  | 'unknown_word'
  | 'no_amount'
  | 'bad_amount'
  | 'no_type'
  | 'type_not_here'
  | 'too_few';

/** A fault and its position: lines and columns count from 1. */
export type TicketError = Readonly<{ line: number; column: number; word: string; fault: TicketFault }>;

type Terms = Readonly<{
  /** Stations by name: one station or all of a region. */
  stations: ReadonlyMap<string, readonly TicketStation[]>;
  /** Default stations of a line, unless a line above named one. */
  usual?: readonly TicketStation[];
  /** One `n` (nghìn) or `k` in 1/100,000; a `tr` (triệu) is a thousand of them, and a `d` (điểm) is one. */
  thousand?: bigint;
}>;

/** Maximum length in characters; longer texts are refused unparsed. */
const MAX_TICKET_TEXT = 20_000;
const MAX_AMOUNT_DIGITS = 9;

type Word = Readonly<{ text: string; column: number }>;

class Refusal extends Error {
  readonly fault: TicketFault;
  readonly word: Word;
  constructor(fault: TicketFault, word: Word) {
    super(fault);
    this.fault = fault;
    this.word = word;
  }
}

/**
 * Parses tickets in the Vietnamese notation, one per line: `[stations] [numbers] [amount][unit] [type]`, such as `mb
 * 45.67 20n dx`. There may be several stations (`tp.la`), which also apply to the lines below. Numbers are separated by
 * dots, commas or spaces, a range is `10-19`. Amount and type may be swapped, written without a space and followed by
 * more of them for the same numbers, and then by other numbers. A line that cannot be parsed is reported with its fault
 * and position; the others are kept.
 */
export function readTickets(text: string, terms: Terms): { bets: TicketBet[]; errors: TicketError[] } {
  const bets: TicketBet[] = [];
  const errors: TicketError[] = [];
  if (text.length > MAX_TICKET_TEXT) {
    return { bets, errors: [{ line: 1, column: 1, word: '', fault: 'too_long' }] };
  }
  let named = terms.usual ?? [];
  for (const [at, row] of text.split(/\r?\n|;/).entries()) {
    const line = at + 1;
    const words = wordsOf(row);
    if (words.length === 0) continue;
    try {
      const stations = takeStations(words, terms.stations);
      if (stations.length > 0) named = stations;
      if (named.length === 0) throw new Refusal('no_station', words[0] ?? { text: '', column: 1 });
      bets.push(...readBets(words, { line, stations: named, end: row.length + 1, thousand: terms.thousand ?? UNIT }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      errors.push({ line, column: error.word.column, word: error.word.text, fault: error.fault });
    }
  }
  return { bets, errors };
}

const wordsOf = (row: string): Word[] =>
  [...row.matchAll(/\S+/g)].map((match) => ({ text: plain(match[0]), column: match.index + 1 }));

/** Letters without diacritics, as they are mostly typed. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '');

/** Takes the station names from the front of a line. */
function takeStations(words: Word[], known: Terms['stations']): readonly TicketStation[] {
  const found = new Map<string, TicketStation>();
  while (words[0] !== undefined) {
    const parts = words[0].text.split(/[.,+]/).filter((part) => part !== '');
    if (parts.length === 0 || !parts.every((part) => known.has(part))) break;
    for (const station of parts.flatMap((part) => known.get(part) ?? [])) found.set(station.code, station);
    words.shift();
  }
  return [...found.values()];
}

type TicketLine = Readonly<{ line: number; stations: readonly TicketStation[]; end: number; thousand: bigint }>;
type Staked = { amount?: bigint; type?: TicketType; typeWord?: Word };

function readBets(words: readonly Word[], { line, stations, end, thousand }: TicketLine): TicketBet[] {
  const bets: TicketBet[] = [];
  const after: Word = { text: '', column: end };
  let numbers: string[] = [];
  let isStaked = false;
  let staked: Staked = {};
  for (const word of words) {
    const more = numbersOf(word);
    if (more !== undefined) {
      refuseHalf(staked, word);
      numbers = isStaked ? more : [...numbers, ...more];
      isStaked = false;
      refuseNumbers(numbers, word);
      continue;
    }
    if (numbers.length === 0) throw new Refusal(/^[a-z]+$/.test(word.text) ? 'unknown_word' : 'no_numbers', word);
    const pieces = stakeOf(word, thousand);
    if (pieces.amount !== undefined && staked.amount !== undefined) throw new Refusal('no_type', word);
    if (pieces.type !== undefined && staked.type !== undefined) throw new Refusal('no_amount', word);
    staked = { ...staked, ...pieces };
    const { amount, type, typeWord } = staked;
    if (amount === undefined || type === undefined || typeWord === undefined) continue;
    for (const { code, family } of stations) {
      const play = playOf(type, numbers, { family, word: typeWord });
      const isLong = !play.startsWith('orders.');
      const selection = isLong ? numbers.toSorted().join(' ') : numbers.join(' ');
      bets.push({ line, station: code, play: `${family}.${play}`, selection, numbers: numbers.length, amount });
    }
    isStaked = true;
    staked = {};
  }
  if (numbers.length === 0) throw new Refusal('no_numbers', after);
  refuseHalf(staked, after);
  if (!isStaked) throw new Refusal('no_amount', after);
  return bets;
}

/** Refuses an amount without a type, or a type without an amount. */
function refuseHalf({ amount, type }: Staked, word: Word): void {
  if (amount !== undefined) throw new Refusal('no_type', word);
  if (type !== undefined) throw new Refusal('no_amount', word);
}

function refuseNumbers(numbers: readonly string[], word: Word): void {
  if (numbers.some(({ length }) => length !== numbers[0]?.length)) throw new Refusal('mixed_lengths', word);
  if (new Set(numbers).size < numbers.length) throw new Refusal('duplicate', word);
}

/** Numbers of two to four digits, or a range; undefined for any other word. */
function numbersOf(word: Word): string[] | undefined {
  const run = /^(\d{2,4})(?:-|keo)(\d{2,4})$/.exec(word.text);
  if (run !== null) {
    const [, from = '', to = ''] = run;
    const count = Number(to) - Number(from) + 1;
    if (from.length !== to.length || count < 2 || count > 100) throw new Refusal('bad_run', word);
    return Array.from({ length: count }, (_, at) => String(Number(from) + at).padStart(from.length, '0'));
  }
  if (!/^[\d.,]+$/.test(word.text)) return undefined;
  const numbers = word.text.split(/[.,]/).filter((number) => number !== '');
  if (numbers.length === 0 || numbers.some(({ length }) => length < 2 || length > 4)) {
    throw new Refusal('no_numbers', word);
  }
  return numbers;
}

/** The stake in a word: an amount, a type, or both without a space between. */
function stakeOf(word: Word, thousand: bigint): Staked {
  const { text } = word;
  const type = ticketType(text);
  if (type !== undefined) return { type, typeWord: word };
  const first = /^(\d+(?:[.,]\d+)?)(ng|n|k|tr|d)(.*)$/.exec(text);
  if (first !== null) {
    const [, digits = '', unit = '', rest = ''] = first;
    const amount = amountOf(digits, unit, { thousand, word });
    if (rest === '') return { amount };
    const behind = ticketType(rest);
    if (behind !== undefined) return { amount, type: behind, typeWord: word };
  }
  const last = /^(.*?[a-z])(\d+(?:[.,]\d+)?)(ng|n|k|tr|d)$/.exec(text);
  if (last !== null) {
    const [, before = '', digits = '', unit = ''] = last;
    const ahead = ticketType(before);
    if (ahead !== undefined) {
      return { amount: amountOf(digits, unit, { thousand, word }), type: ahead, typeWord: word };
    }
  }
  throw new Refusal('unknown_word', word);
}

function amountOf(digits: string, unit: string, { thousand, word }: { thousand: bigint; word: Word }): bigint {
  const [whole = '', decimals = ''] = digits.split(/[.,]/);
  if (whole.length + decimals.length > MAX_AMOUNT_DIGITS) throw new Refusal('bad_amount', word);
  const scale = 10n ** BigInt(decimals.length);
  const size = BigInt(whole + decimals) * thousand * (unit === 'tr' ? 1_000n : 1n);
  if (size === 0n || size % scale !== 0n) throw new Refusal('bad_amount', word);
  return size / scale;
}

/** The play of a type for these numbers at this station; only the North has eight prizes, the others seven. */
function playOf(
  type: TicketType,
  numbers: readonly string[],
  { family, word }: { family: string; word: Word },
): string {
  const play = type.plays[numbers[0]!.length as 2 | 3 | 4];
  const isNorth = family === 'vnNorth';
  if (play === undefined || play === (isNorth ? 'lot.sevenPrizes' : 'lot.eightPrizes')) {
    throw new Refusal('type_not_here', word);
  }
  if (numbers.length < (type.least ?? 1)) throw new Refusal('too_few', word);
  return play;
}
