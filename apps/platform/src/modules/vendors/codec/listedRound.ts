import * as z from 'zod/mini';
import type { ListedRound } from '../dialects/Supplier.ts';
import type { KnownVendor } from '../KnownVendor.ts';
import { memberIdOf } from '../rules.ts';
import { SupplierError } from '../SupplierError.ts';
import { gameCode } from './gameFacts.ts';
import { readDecimal } from './readDecimal.ts';

/** Nobody waits for a list of rounds. */
export const LIST_MS = 15_000;

/** What rounds in lists are made of, whatever a dialect calls it. */
export const roundFacts = {
  word: z.string().check(z.minLength(1), z.maxLength(128)),
  game: gameCode,
  currency: z.string().check(z.regex(/^[A-Z0-9]{3,10}$/)),
  amount: z.union([z.number(), z.string().check(z.maxLength(24))]),
  time: z.iso.datetime({ offset: true }),
  page: z.int().check(z.gte(0), z.lte(100_000)),
};

/** No page of a list has more rounds than this. */
export const MOST_ROUNDS = 1_000;

type Written = Omit<ListedRound, 'bet' | 'win'> & Record<'bet' | 'win', string | number>;

/** A round of a list, its amounts read as they were written and never rounded. */
export function listedRound({ bet, win, startedAt, ...same }: Written): ListedRound {
  return { ...same, bet: unitsOf(bet), win: unitsOf(win), startedAt: new Date(startedAt).toISOString() };
}

function unitsOf(written: string | number): bigint {
  const units = readDecimal(String(written), 5);
  if (units === undefined)
    throw new SupplierError(`a round is listed with ${String(written).slice(0, 40)} as an amount`);
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
