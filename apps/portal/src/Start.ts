import type {
  getStatus,
  listAnnouncements,
  listBadges,
  listGames,
  listPromotions,
  listVendors,
  OutputOf,
} from '@baize/contract';
import type * as z from 'zod/mini';
import type { Language } from '@baize/contract/languages';

export type Theme = 'dark' | 'light';

type Announcements = OutputOf<typeof listAnnouncements>;

export type Banner = Announcements['banners'][number];
export type BannerGroup = Banner['groupName'];
export type Notice = Announcements['notices'][number];
export type PopupItem = Announcements['popup'][number];

/** What the site has to say in the language of the page, as far as its first picture needs it. */
export type PageContent = {
  /** From the brand's folder, in the languages of the brand. */
  tagline: Record<string, string>;
  /** Where the house vendor lets anyone recompute a round. */
  verifierUrl: string;
  /** The banners of this page's group, in order. */
  banners: readonly Banner[];
  /** The groups that have a banner at all; `w_daili` is the switch of "Join us". */
  bannerGroups: readonly BannerGroup[];
  /** Player notices and headlines by title; their bodies are asked for when somebody opens them. */
  notices: readonly Pick<Notice, 'id' | 'title' | 'startDate'>[];
  badges: OutputOf<typeof listBadges>;
};

type Open = Extract<OutputOf<typeof getStatus>, { status: 0 }>;

/** The answers that come with the page as inert JSON: what the first picture was made from, as it would come over the wire. */
export type Start = {
  language: Language;
  theme: Theme;
  content: PageContent;
  /**
   * A closed site has a page of its own. The key for sealed calls is no part of the first picture; it comes with the
   * start-up call, whose answer takes the place of this one.
   */
  status: Omit<Open, 'sealKey' | 'whitelabel'> & Partial<Pick<Open, 'sealKey'>>;
  /** On the page of promotions: all of them, as the call of that type answers. */
  promotions?: Announcements;
  /** On the same page: what can be joined and claimed, amounts still as decimal strings. */
  campaigns?: z.input<(typeof listPromotions)['output']>;
  vendors: OutputOf<typeof listVendors>;
  /** The first page of slots, amounts still as decimal strings. */
  games: z.input<(typeof listGames)['output']>;
};
