/** A game as its vendor lists it, in a common form for all dialects. Amounts are 1/100,000 units. */
export type ListedGame = Readonly<{
  code: string;
  name: string;
  /** By short language code, `en`; unsupported languages are skipped. */
  names?: Readonly<Partial<Record<string, string>>> | undefined;
  /** The vendor's name of the category. */
  category: string;
  subCategory?: '' | 'SC' | 'VP' | 'JP' | 'TG' | 'AC' | 'BG' | undefined;
  lines?: number | undefined;
  minBet?: bigint | undefined;
  maxBet?: bigint | undefined;
  /** Possible total stakes, with all lines. */
  bets?: readonly bigint[] | undefined;
  /** Percent with at most two decimals, as text. */
  rtp?: string | undefined;
  tags?: readonly string[] | undefined;
  /** URL of its picture; skipped if not of the vendor's own origin. */
  picture?: string | undefined;
  isDemoAvailable?: boolean | undefined;
}>;
