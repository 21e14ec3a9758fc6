/** A game as its vendor lists it, in our words whatever the dialect. Amounts are 1/100,000 units. */
export type ListedGame = Readonly<{
  code: string;
  name: string;
  /** By the short code of a language, `en`; those that the house does not speak are left aside. */
  names?: Readonly<Partial<Record<string, string>>> | undefined;
  /** The vendor's own word for what kind of game it is. */
  category: string;
  subCategory?: '' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | undefined;
  lines?: number | undefined;
  minBet?: bigint | undefined;
  maxBet?: bigint | undefined;
  /** The stakes to choose from; a whole one, with all its lines. */
  bets?: readonly bigint[] | undefined;
  /** Percent with at most two decimals, as text. */
  rtp?: string | undefined;
  tags?: readonly string[] | undefined;
  /** Where its picture lies; one that is not the vendor's own is left aside. */
  picture?: string | undefined;
  isDemoAvailable?: boolean | undefined;
}>;
