import type { Column, Input, Play, Selection } from './Play.ts';

/** The maximum lines of one bet: those of the largest bet that fills a whole pad, five-star combo. */
export const MAX_LINES = 500_000;
/** Longer texts are refused unread, in characters. */
export const MAX_SELECTION_TEXT = 400_000;

export type SelectionFault =
  | 'empty'
  | 'too_long'
  | 'wrong_columns'
  | 'wrong_places'
  | 'unknown_token'
  | 'out_of_range'
  | 'duplicate'
  | 'overlap'
  | 'too_few'
  | 'too_many'
  | 'wrong_length'
  | 'wrong_pattern'
  | 'no_lines'
  | 'too_many_lines';

export type ReadSelection =
  | Readonly<{ selection: Selection; lines: readonly number[]; lineCount: number }>
  | Readonly<{ fault: SelectionFault }>;

class Refusal extends Error {
  readonly fault: SelectionFault;
  constructor(fault: SelectionFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Parses a selection. Columns are separated by commas; single-character tokens are adjacent, longer ones separated by
 * one space. Written-out entries are separated by spaces, commas, semicolons or line ends; entries of longer tokens not
 * by spaces. Selected places come first, counted from 1, before a colon: `125:34`. Anything else is refused with the
 * fault's name, and so is a selection with no line or more than `maxLines`.
 */
export function readSelection(play: Pick<Play, 'input' | 'count'>, text: string, maxLines = MAX_LINES): ReadSelection {
  try {
    if (text.length > MAX_SELECTION_TEXT) throw new Refusal('too_long');
    const selection = parse(play.input, text);
    const lines = play.count(selection);
    const lineCount = lines.reduce((sum, one) => sum + one, 0);
    if (lineCount === 0) throw new Refusal('no_lines');
    if (!(lineCount <= maxLines)) throw new Refusal('too_many_lines');
    return { selection, lines, lineCount };
  } catch (error) {
    if (error instanceof Refusal) return { fault: error.fault };
    throw error;
  }
}

/** The canonical form of a selection; equal selections give equal texts. */
export function writeSelection(input: Input, { places, columns }: Selection): string {
  const isEntries = input.kind === 'entries';
  const named = input.places === undefined ? '' : `${places.map((place) => place + 1).join('')}:`;
  const written = columns.map((column, at) =>
    column
      .map((token, position) => input.columns[isEntries ? position : at]!.tokens[token]!)
      .join((isEntries ? input.columns.some(isLong) : isLong(input.columns[at]!)) ? ' ' : ''),
  );
  return named + written.join(isEntries ? (input.columns.some(isLong) ? ';' : ' ') : ',');
}

/** Validates a pasted text entry by entry, so that a page can show faults before the bet is sent. */
export function reviewEntries(
  input: Input,
  text: string,
): { valid: string[]; duplicates: string[]; invalid: { entry: string; fault: SelectionFault }[] } {
  const valid: string[] = [];
  const duplicates: string[] = [];
  const invalid: { entry: string; fault: SelectionFault }[] = [];
  const known = new Set<string>();
  for (const entry of splitEntries(input, text.slice(0, MAX_SELECTION_TEXT))) {
    try {
      const read = readEntry(input, entry);
      const key = read.join();
      (known.has(key) ? duplicates : valid).push(entry);
      known.add(key);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      invalid.push({ entry, fault: error.fault });
    }
  }
  return { valid, duplicates, invalid };
}

function parse(input: Input, text: string): Selection {
  let body = text;
  let places: number[] = [];
  if (input.places !== undefined) {
    const match = /^([1-9]*):/.exec(text.slice(0, 40));
    if (match === null) throw new Refusal('wrong_places');
    places = [...(match[1] ?? '')].map((place) => Number(place) - 1).sort((a, b) => a - b);
    if (places.some((place) => place >= input.places!.of)) throw new Refusal('wrong_places');
    if (new Set(places).size < places.length) throw new Refusal('duplicate');
    if (places.length < input.places.pick) throw new Refusal('wrong_places');
    body = text.slice(match[0].length);
  }
  if (body.trim() === '') throw new Refusal('empty');
  return { places, columns: input.kind === 'entries' ? readEntries(input, body) : readColumns(input, body) };
}

function readColumns(input: Input, body: string): number[][] {
  const parts = body.split(',', input.columns.length + 1);
  if (parts.length !== input.columns.length) throw new Refusal('wrong_columns');
  const columns = parts.map((part, at) => readColumn(input.columns[at]!, part));
  if (columns.every((column) => column.length === 0)) throw new Refusal('empty');
  if (input.isDisjoint === true) {
    const all = columns.flat();
    if (new Set(all).size < all.length) throw new Refusal('overlap');
  }
  return columns;
}

function readColumn(column: Column, part: string): number[] {
  const chosen = part === '' ? [] : readTokens(column, part);
  if (new Set(chosen).size < chosen.length) throw new Refusal('duplicate');
  if (chosen.length < column.low) throw new Refusal('too_few');
  if (chosen.length > column.high) throw new Refusal('too_many');
  return chosen.sort((a, b) => a - b);
}

/** A column never has more tokens than its pad, so that a long text is not parsed to its end. */
function readTokens(column: Column, part: string): number[] {
  const words = isLong(column)
    ? part.split(' ', column.tokens.length + 1)
    : part.slice(0, column.tokens.length + 1).split('');
  return words.map((word) => readToken(column, word));
}

function readToken(column: Column, word: string): number {
  const at = positions(column.tokens).get(word);
  if (at !== undefined) return at;
  const isNumeric = /^\d$/.test(column.tokens[0]!.slice(-1)) && /^\d{1,9}$/.test(word);
  throw new Refusal(isNumeric ? 'out_of_range' : 'unknown_token');
}

function readEntries(input: Input, body: string): number[][] {
  const entries = splitEntries(input, body).map((entry) => readEntry(input, entry));
  if (entries.length === 0) throw new Refusal('empty');
  const byKey = new Map(entries.map((entry) => [entry.map((token) => String(token).padStart(4, '0')).join(), entry]));
  if (byKey.size < entries.length) throw new Refusal('duplicate');
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

function splitEntries(input: Input, body: string): string[] {
  const words = body.split(input.columns.some(isLong) ? /[\r\n,;]+/ : /[\s,;]+/);
  return words.map((word) => word.trim()).filter((word) => word !== '');
}

function readEntry(input: Input, entry: string): number[] {
  const words = input.columns.some(isLong) ? entry.split(' ', input.columns.length + 1) : entry.slice(0, 40).split('');
  if (words.length !== input.columns.length) throw new Refusal('wrong_length');
  const tokens = words.map((word, at) => readToken(input.columns[at]!, word));
  if (input.patterns !== undefined && !input.patterns.includes(patternOf(tokens))) throw new Refusal('wrong_pattern');
  return input.isSorted === true ? tokens.sort((a, b) => a - b) : tokens;
}

const tokenPositions = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

function positions(tokens: readonly string[]): ReadonlyMap<string, number> {
  const known = tokenPositions.get(tokens) ?? new Map(tokens.map((token, at) => [token, at]));
  tokenPositions.set(tokens, known);
  return known;
}

const isLong = (column: Column): boolean => column.tokens.some((token) => token.length > 1);

/** Repetition counts of the values in a list, largest first: `21` for a pair and a single. */
export function patternOf(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const counts: number[] = [];
  for (const [at, value] of sorted.entries()) {
    if (at > 0 && value === sorted[at - 1]) counts[counts.length - 1]! += 1;
    else counts.push(1);
  }
  return counts.sort((a, b) => b - a).join('');
}
