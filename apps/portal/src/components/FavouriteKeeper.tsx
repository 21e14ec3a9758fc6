import { createFavourite } from '@baize/contract/games/createFavourite';
import { getFavourites } from '@baize/contract/games/getFavourites';
import { listFavourites } from '@baize/contract/games/listFavourites';
import { removeFavourite } from '@baize/contract/games/removeFavourite';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showAlert } from '../alert.ts';
import { call, query } from '../call.ts';
import { favourites } from '../favourites.ts';
import { useT } from '../i18n/useT.ts';
import { openLogin } from '../layer.ts';
import { useSession } from '../session.ts';

/** Keeps the hearts of all tiles: what the server knows, and what was clicked since. */
export function FavouriteKeeper() {
  const t = useT();
  const { status, member } = useSession();
  const queries = useQueryClient();
  const isEnabled = member !== undefined && member.needsPasswordChange !== true;
  const memberId = isEnabled ? member.id : undefined;
  const { data } = useQuery({ ...query(getFavourites, {}), enabled: isEnabled, staleTime: Infinity });
  useEffect(() => {
    if (memberId === undefined || data === undefined) return undefined;
    favourites.set({
      ids: new Set(data.ids.map(({ nodeId }) => nodeId)),
      toggle: (nodeId, isFavourite) => void mark(queries, nodeId, isFavourite),
    });
    return () => favourites.set(undefined);
  }, [memberId, data, queries]);
  useEffect(() => {
    if (status !== 'guest') return undefined;
    favourites.set({
      ids: new Set(),
      toggle: (nodeId) =>
        openLogin({ label: t('home.toFavourite'), resume: () => void markOnArrival(queries, nodeId) }),
    });
    return () => favourites.set(undefined);
  }, [status, queries, t]);
  return null;
}

/** What a guest has clicked is marked after the login. The list may have been asked for already, so it is asked again. */
async function markOnArrival(queries: QueryClient, nodeId: string): Promise<void> {
  await mark(queries, nodeId, true);
  await queries.invalidateQueries({ queryKey: [getFavourites.id] });
}

/** Clicks on one heart reach the server in their order, so that the last of them is what stands. */
const lines = new Map<string, Promise<unknown>>();

/** Shows the mark at once and tells the server then; what it refuses is taken back, with its words. */
async function mark(queries: QueryClient, nodeId: string, isFavourite: boolean): Promise<void> {
  show(nodeId, isFavourite);
  const turn = (lines.get(nodeId) ?? Promise.resolve())
    .catch(() => undefined)
    .then(() => call(isFavourite ? createFavourite : removeFavourite, { nodeId }));
  lines.set(nodeId, turn);
  try {
    await turn;
  } catch (fault) {
    // A later click on the same heart says what is wanted now.
    if (lines.get(nodeId) === turn) show(nodeId, !isFavourite);
    showAlert({ fault });
  } finally {
    if (lines.get(nodeId) === turn) lines.delete(nodeId);
    void queries.invalidateQueries({ queryKey: [listFavourites.id] });
  }
}

function show(nodeId: string, isFavourite: boolean): void {
  const known = favourites.get();
  if (known === undefined) return;
  const ids = new Set(known.ids);
  if (isFavourite) ids.add(nodeId);
  else ids.delete(nodeId);
  favourites.set({ ...known, ids });
}
