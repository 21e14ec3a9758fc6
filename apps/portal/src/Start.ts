import type { getStatus, listGames, listVendors, OutputOf } from '@baize/contract';
import type * as z from 'zod/mini';
import type { Language } from './i18n/languages.ts';

export type Theme = 'dark' | 'light';

export type HeroContent = {
  code: string;
  /** False for a slide on plain cloth. */
  hasPicture: boolean;
  overline: Record<string, string>;
  headline: Record<string, string>;
  sub: Record<string, string>;
  action: Record<string, string>;
  /** `game:<code>`, `join`, or `#<part of the home page>`. */
  target: string;
};

/** What the brand's folder says beyond the start-up call: texts are in the languages of the brand. */
export type BrandContent = {
  tagline: Record<string, string>;
  licences: readonly { id: string; name: Record<string, string>; note: Record<string, string> }[];
  /** The slides of the home page, in order. */
  heroes: readonly HeroContent[];
  /** Where the house vendor lets anyone recompute a round. */
  verifierUrl: string;
};

/** The answers that come with the page as inert JSON: what the first picture was made from, as it would come over the wire. */
export type Start = {
  language: Language;
  theme: Theme;
  content: BrandContent;
  status: OutputOf<typeof getStatus>;
  vendors: OutputOf<typeof listVendors>;
  /** The first page of slots, amounts still as decimal strings. */
  games: z.input<(typeof listGames)['output']>;
};
