import * as z from 'zod/mini';
import type { ListedRound } from '../dialects/Supplier.ts';
import type { KnownVendor } from '../KnownVendor.ts';
import { memberIdOf } from '../rules.ts';
import { SupplierError } from '../SupplierError.ts';
import { askVendor, type VendorCall } from './askVendor.ts';
import { gameCode } from './gameFacts.ts';
import { ExactNumber, parseExactJson } from './parseExactJson.ts';
import { readDecimal } from './readDecimal.ts';

/** Nobody waits for a list of rounds. */
export const LIST_MS = 15_000;

/** What rounds in lists are made of, whatever a dialect calls it. */
export const roundFacts = {
  word: z.string().check(z.minLength(1), z.maxLength(128)),
  game: gameCode,
  currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
  /** A text, with the digits as they were written. */
  amount: z.pipe(
    z.union([z.int(), z.string(), z.instanceof(ExactNumber)]),
    z.transform((written) => (written instanceof ExactNumber ? written.text : String(written))),
  ),
  time: z.iso.datetime({ offset: true }),
  page: z.int().check(z.gte(0), z.lte(100_000)),
};

/** Asks for a list of rounds, whose numbers are kept as they were written wherever a float would change them. */
export function askRounds<Shape extends z.ZodMiniType>(
  what: string,
  call: VendorCall,
  shape: Shape,
): Promise<z.output<Shape>> {
  return askVendor(what, call, shape, LIST_MS, (text) => eased(parseExactJson(Buffer.from(text))));
}

/** Whole numbers that a float holds exactly are numbers again, everything else keeps its digits. */
function eased(value: unknown): unknown {
  if (value instanceof ExactNumber) {
    const number = Number(value.text);
    return Number.isSafeInteger(number) && String(number) === value.text ? number : value;
  }
  if (Array.isArray(value)) return value.map(eased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, eased(inner)]));
}

/** No page of a list has more rounds than this. */
export const MOST_ROUNDS = 1_000;

type Written = Omit<ListedRound, 'bet' | 'win'> & Record<'bet' | 'win', string>;

/** A round of a list, its amounts read as they were written and never rounded. */
export function listedRound({ bet, win, startedAt, ...same }: Written): ListedRound {
  return { ...same, bet: unitsOf(bet), win: unitsOf(win), startedAt: new Date(startedAt).toISOString() };
}

function unitsOf(written: string): bigint {
  const units = readDecimal(written, 5);
  if (units === undefined) throw new SupplierError(`a round is listed with ${written.slice(0, 40)} as an amount`);
  return units;
}

/** Where these lists hold the rounds of all brands that an operator has: those of one of them. */
export function ofBrand(
  known: KnownVendor,
  subPartnerId: string,
  rounds: readonly ListedRound[],
): readonly ListedRound[] {
  const brand = known.brandBySubPartner(subPartnerId);
  return rounds.filter(({ user }) => brand !== undefined && memberIdOf(user, brand.code) !== undefined);
}

/** The page behind this one of a list whose pages are numbered from 1; empty after the last. */
export const nextPage = (page: number, pages: number): string => (page < pages ? String(page + 1) : '');
