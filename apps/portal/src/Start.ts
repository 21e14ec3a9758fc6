import type { getStatus, listAnnouncements, listBadges, OutputOf } from '@baize/contract';
import type { Language } from '@baize/contract/languages';
import type { Need } from './need.ts';

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

/** A call by its id and its input, and what was answered, amounts still as decimal strings. */
export type PageAnswer = readonly [id: string, input: Need['input'], value: unknown];

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
  /** What else the page begins with, by the calls that its declaration names. */
  answers: readonly PageAnswer[];
};
