import { IconButton } from '@baize/ui/IconButton';
import { useSyncExternalStore } from 'react';
import { favourites } from '../favourites.ts';
import { useT } from '../i18n/useT.ts';
import type { Game } from './useOpenGame.ts';

/** Marks a game among the favourites, and takes the mark away; nothing until it is known which are marked. */
export function GameHeart({ game, name }: { game: Game; name: string }) {
  const t = useT();
  const marked = useSyncExternalStore(favourites.subscribe, favourites.get, () => undefined);
  if (marked === undefined) return null;
  const isFavourite = marked.ids.has(game.nodeId);
  return (
    <IconButton
      icon={isFavourite ? 'heartFilled' : 'heart'}
      label={`${t(isFavourite ? 'home.unfavourite' : 'home.favourite')}: ${name}`}
      isPressed={isFavourite}
      onClick={() => marked.toggle(game.nodeId, !isFavourite)}
    />
  );
}
