import { useQuery } from '@tanstack/react-query';
import { announcementsOf } from '../announcementsOf.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { Audience } from '../layer.ts';
import type { PopupItem } from '../Start.ts';

/** Set by the login when it was an account's first; its popup is shown together with the members'. */
const FIRST_LOGIN_KEY = 'firstTimeLogin';

/** The items that an audience sees: B for guests, A for members, F as well on the first login. */
export function popupItemsFor(items: readonly PopupItem[], audience: Audience, isFirstLogin: boolean): PopupItem[] {
  const wanted = audience === 'anonymous' ? ['B'] : isFirstLogin ? ['F', 'A'] : ['A'];
  return wanted.flatMap((execution) => items.filter((item) => item.execution === execution));
}

/** What the announcement popup has to say to this audience; `undefined` until it is known. */
export function usePopupItems(audience: Audience, isWanted = true): PopupItem[] | undefined {
  const language = useLanguage();
  const { data } = useQuery({ ...announcementsOf('PU', language), enabled: isWanted });
  if (data === undefined) return undefined;
  return popupItemsFor(data.popup, audience, sessionStorage.getItem(FIRST_LOGIN_KEY) === '1');
}
