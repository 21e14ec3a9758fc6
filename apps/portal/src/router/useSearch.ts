import type { Path, Searches } from '../paths.ts';
import { useShown } from './useShown.ts';

/** What stands in the address of the screen `at`, read and checked. Only that screen and its parts may ask. */
export function useSearch<At extends Path>(at: At): Searches[At] {
  const { place } = useShown();
  if (place.path !== at) throw new Error(`${at} is not the screen shown.`);
  return place.search as Searches[At];
}
