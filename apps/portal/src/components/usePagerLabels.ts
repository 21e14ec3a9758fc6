import { useT } from '../i18n/useT.ts';

/** Dictionaries that call the buttons of a pager by the same names. */
export type PagerWords = 'funds' | 'games' | 'lottery' | 'points' | 'records' | 'wallet';

/** What the buttons of a pager are called, in the words of the part that shows it. */
export function usePagerLabels(part: PagerWords) {
  const t = useT();
  return {
    pages: t(`${part}.pages`),
    previous: t(`${part}.previousPage`),
    next: t(`${part}.nextPage`),
    page: (at: number) => t(`${part}.pageNumber`, { page: at }),
  };
}
