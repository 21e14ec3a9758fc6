import type { WordKey } from './i18n/WordKey.ts';

/** The pages of a centre, by the names that the specification gives them: each has words for its title, and no other names have. */
type Titled<Key, Title extends string> = Key extends `${Title}.${infer Name}` ? Name : never;
export type MemberPage = Titled<WordKey, 'records.page'>;
export type AgentPage = Titled<WordKey, 'team.page'>;

const slotKinds = ['SC', 'VP', 'JP', 'TG', 'AC', 'BG'] as const;
export type SlotKind = (typeof slotKinds)[number];

export type LobbySearch = {
  /** The vendor, in lower case. */
  vassalage?: string | undefined;
  search?: string | undefined;
  /** Games whose smallest bet is one unit of currency or more. */
  minBet?: true | undefined;
  /** Games with 25 lines or more. */
  lines?: true | undefined;
  /** Scratch cards, video poker, jackpots, table games, arcade or bingo. */
  kind?: SlotKind | undefined;
  /** Games that can be tried with play money. */
  free?: true | undefined;
  sort?: 'name' | undefined;
  /** What is played most, instead of all of them. */
  hot?: true | undefined;
  /** The member's own games instead of all of them. */
  own?: 'favourites' | 'recent' | undefined;
};

export const mallTabs = ['rewards', 'history', 'details', 'rules'] as const;
type MallTab = (typeof mallTabs)[number];

/** What promotions are about; one may belong to several. */
export const promotionGroups = ['new', 'deposit', 'cashBack', 'draw', 'freeRounds', 'other'] as const;
export type PromotionGroup = (typeof promotionGroups)[number];
/** Where a member stands in a promotion in which something can be done, or is under way. */
export const promotionStands = ['join', 'joined', 'claim'] as const;
export type PromotionStand = (typeof promotionStands)[number];
export type PromotionSearch = {
  tab?: 'hall' | undefined;
  group?: PromotionGroup | undefined;
  mine?: PromotionStand | undefined;
  search?: string | undefined;
};

type CategorySearch = { search?: string | undefined };
type LotterySearch = {
  gameCode?: string | undefined;
  /** A play and a selection that stand on the pad. */
  bet?: string | undefined;
  /** Which list stands below a lottery, and its page. */
  tab?: string | undefined;
  pageNum?: string | undefined;
};
/** The two paths show one screen; `type` says which of its two forms, whatever the path. */
type PasswordSearch = {
  type?: 'forget' | 'change' | undefined;
  /** From the link of a mail. */
  code?: string | undefined;
  redirect?: string | undefined;
};

/** What stands in the address of each screen, besides its path. */
export type Searches = {
  '/': Record<never, never>;
  '/rng': LobbySearch;
  '/sports': CategorySearch;
  '/live': CategorySearch;
  '/fish': CategorySearch;
  '/pvp': CategorySearch;
  '/esports': CategorySearch;
  '/lott': CategorySearch;
  '/elott': CategorySearch;
  '/lottery': LotterySearch;
  '/seaLottery': LotterySearch;
  '/vnLottery': LotterySearch;
  /** A draw that anybody may draw again, and the receipt of an order of it. */
  '/drawCheck': { gameCode?: string | undefined; drawNo?: string | undefined; digest?: string | undefined };
  '/promotions': PromotionSearch;
  /** The tabs keep their filters here and read them by themselves. */
  '/pointMall': { tab?: MallTab | undefined } & Record<string, unknown>;
  '/join': Record<never, never>;
  '/down': { device?: string | undefined };
  '/help': { search?: string | undefined };
  '/terms': Record<never, never>;
  '/helpmc': { search?: string | undefined };
  '/agent': { redirect?: string | undefined };
  /** The pages keep their filters here and read them by themselves. */
  '/agentHome': { page?: AgentPage | undefined } & Record<string, unknown>;
  '/login': { redirect?: string | undefined };
  '/register': { referralCode?: string | undefined; redirect?: string | undefined };
  /** Where the links of agents lead; the code is the invitation's. */
  '/invite': { referralCode?: string | undefined };
  '/forgetPassword': PasswordSearch;
  '/changePassword': PasswordSearch;
  /** The record pages keep their filters here and read them by themselves. */
  '/member': { page?: MemberPage | undefined; round?: string | undefined } & Record<string, unknown>;
  '/seamless': { vassalage: string; gameCode: string; mode?: 'fun' | undefined };
};

export type Path = keyof Searches;

type Raw = Readonly<Record<string, string | undefined>>;

const text = (value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : value.slice(0, 64);
const isOn = (value: string | undefined): true | undefined => (value === '1' || value === 'true' ? true : undefined);
/** Where a login leads: a path of this site, never another one. */
const ownPath = (value: string | undefined): string | undefined =>
  value !== undefined && /^\/(?![/\\])/.test(value) ? value : undefined;

const nothing = () => ({});
const onlySearch = (raw: Raw): CategorySearch => ({ search: text(raw['search']) });
const lottery = (raw: Raw): LotterySearch => ({
  gameCode: text(raw['gameCode']),
  bet: text(raw['bet']),
  tab: text(raw['tab']),
  pageNum: text(raw['pageNum']),
});
const password = (raw: Raw): PasswordSearch => ({
  type: raw['type'] === 'forget' || raw['type'] === 'change' ? raw['type'] : undefined,
  code: raw['code'] === '' ? undefined : raw['code']?.slice(0, 256),
  redirect: ownPath(raw['redirect']),
});

/**
 * Reads the query of each screen; what makes no sense there is left out. Which pages the two centres have is theirs to say:
 * for a name that they do not know they show their first page.
 */
export const readSearch: { [At in Path]: (raw: Raw) => Searches[At] } = {
  '/': nothing,
  '/rng': (raw) => ({
    vassalage: text(raw['vassalage'])?.toLowerCase().slice(0, 32),
    search: text(raw['search']),
    minBet: isOn(raw['minBet']),
    lines: isOn(raw['lines']),
    kind: slotKinds.find((kind) => kind === raw['kind']),
    sort: raw['sort'] === 'name' ? 'name' : undefined,
    hot: isOn(raw['hot']),
    free: isOn(raw['free']),
    own: raw['own'] === 'favourites' || raw['own'] === 'recent' ? raw['own'] : undefined,
  }),
  '/sports': onlySearch,
  '/live': onlySearch,
  '/fish': onlySearch,
  '/pvp': onlySearch,
  '/esports': onlySearch,
  '/lott': onlySearch,
  '/elott': onlySearch,
  '/lottery': lottery,
  '/seaLottery': lottery,
  '/vnLottery': lottery,
  '/drawCheck': (raw) => ({
    gameCode: text(raw['gameCode']),
    drawNo: text(raw['drawNo']),
    digest: text(raw['digest']),
  }),
  '/promotions': (raw) => ({
    tab: raw['tab'] === 'hall' ? 'hall' : undefined,
    group: promotionGroups.find((group) => group === raw['group']),
    mine: promotionStands.find((stand) => stand === raw['mine']),
    search: text(raw['search']),
  }),
  '/pointMall': (raw) => ({ ...raw, tab: mallTabs.find((tab) => tab === raw['tab']) }),
  '/join': nothing,
  '/down': (raw) => ({ device: text(raw['device']) }),
  '/help': onlySearch,
  '/terms': nothing,
  '/helpmc': onlySearch,
  '/agent': (raw) => ({ redirect: ownPath(raw['redirect']) }),
  '/agentHome': (raw) => ({ ...raw, page: text(raw['page']) as AgentPage | undefined }),
  '/login': (raw) => ({ redirect: ownPath(raw['redirect']) }),
  '/register': (raw) => ({ referralCode: text(raw['referralCode']), redirect: ownPath(raw['redirect']) }),
  '/invite': (raw) => ({ referralCode: text(raw['referralCode']) }),
  '/forgetPassword': password,
  '/changePassword': password,
  '/member': (raw) => ({
    ...raw,
    page: text(raw['page']) as MemberPage | undefined,
    round: text(raw['round']),
  }),
  '/seamless': (raw) => ({
    vassalage: text(raw['vassalage']) ?? '',
    gameCode: text(raw['gameCode']) ?? '',
    mode: raw['mode'] === 'fun' ? 'fun' : undefined,
  }),
};

/** Further paths that show a screen. */
const aliases: Readonly<Record<string, Path>> = { '/index': '/', '/index.html': '/', '/home': '/' };

/** The screen that a path of the address bar shows, however it is capitalised. */
export function screenPath(pathname: string): Path | undefined {
  const plain = pathname.length > 1 ? pathname.replace(/\/+$/, '').toLowerCase() : pathname;
  if (Object.hasOwn(aliases, plain)) return aliases[plain];
  return (Object.keys(readSearch) as Path[]).find((path) => path.toLowerCase() === plain);
}
