import { listHotGames } from '@baize/contract/games/listHotGames';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useBrand } from '../useBrand.ts';
import { useSessionCached } from './useSessionCached.ts';

/** What is played most, of all categories; asked for once in the session of this tab, and again in another language. */
export function useHotGames() {
  const language = useLanguage();
  const { merchantCode } = useBrand();
  return useSessionCached('HOT_GAMES', listHotGames, {
    merchantCode,
    isPlatform: '2',
    platform: 'flash,html5-desktop',
    language,
  });
}
