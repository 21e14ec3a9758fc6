/** A page of the member centre. */
const memberPages = ['personalHistoryCopy', 'depositv2'] as const;
export type MemberPage = (typeof memberPages)[number];

export type LobbySearch = {
  /** The vendor, in lower case. */
  vassalage?: string | undefined;
  search?: string | undefined;
  /** Games whose smallest bet is one unit of currency or more. */
  minBet?: true | undefined;
  /** Games with 25 lines or more. */
  lines?: true | undefined;
  sort?: 'name' | undefined;
};

/** What stands in the address of each screen, besides its path. */
export type Searches = {
  '/': Record<never, never>;
  '/rng': LobbySearch;
  '/login': { redirect?: string | undefined };
  '/register': { referralCode?: string | undefined; redirect?: string | undefined };
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

/** Reads the query of each screen; what makes no sense there is left out. */
export const readSearch: { [At in Path]: (raw: Raw) => Searches[At] } = {
  '/': () => ({}),
  '/rng': (raw) => ({
    vassalage: text(raw['vassalage'])?.toLowerCase(),
    search: text(raw['search']),
    minBet: isOn(raw['minBet']),
    lines: isOn(raw['lines']),
    sort: raw['sort'] === 'name' ? 'name' : undefined,
  }),
  '/login': (raw) => ({ redirect: ownPath(raw['redirect']) }),
  '/register': (raw) => ({ referralCode: text(raw['referralCode']), redirect: ownPath(raw['redirect']) }),
  '/member': (raw) => ({
    ...raw,
    page: memberPages.find((page) => page === raw['page']),
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
