import type { Language } from '@baize/contract/languages';
import type { Need } from './need.ts';
import { needs } from './needs.ts';
import type { Place } from './router/Place.ts';
import { screenAt } from './routes.tsx';

/** The call for what stands in the header and on the pages: banners, player notices and headlines. */
export const said = (language: Language): Need => needs.announcements('B,PL,H', language);

/** What a page is made from, its screen's own answers last: the calls that the browser need not make. */
export const needsOf = ({ path, search }: Pick<Place, 'path' | 'search'>, language: Language): readonly Need[] => [
  needs.status(language),
  said(language),
  needs.badges(language),
  needs.vendors,
  needs.slots,
  ...(screenAt(path).needs?.({ language, search }) ?? []),
];
