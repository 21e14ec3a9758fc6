import { Tile } from '@baize/ui/Tile';
import { useSyncExternalStore } from 'react';
import { favourites } from '../favourites.ts';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useImageHosts } from '../useBrand.ts';
import { useT } from '../i18n/useT.ts';
import { unavailableText } from './unavailableText.ts';
import { defaultGameImage, gameImage, gameImageSet } from './gameImage.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { gameSearch, useOpenGame, type Game } from './useOpenGame.ts';
import { hrefOf } from '../router/hrefOf.ts';

type Props = {
  game: Game;
  sizes: string;
  isEager?: boolean;
  /** Without vendor, badge and trial, where a tile is small. */
  isBare?: boolean;
};

/** A game of the list. Its link leads to the theatre, by way of the login where one is needed. */
export function GameTile({ game, sizes, isEager = false, isBare = false }: Props) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  const openGame = useOpenGame();
  const href = hrefOf({ to: '/seamless', search: gameSearch(game) });
  const srcSet = gameImageSet(game, hosts);
  const marked = useSyncExternalStore(favourites.subscribe, favourites.get, () => undefined);
  return (
    <Tile
      title={localText(game.name, language)}
      {...(isBare ? {} : { vendor: game.vendorName })}
      src={game.image === '' ? defaultGameImage : gameImage(game, 360, hosts)}
      fallback={defaultGameImage}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      isEager={isEager}
      href={href}
      onOpen={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openGame(game);
      }}
      badge={
        game.badge === '' || isBare
          ? undefined
          : { label: t(`home.badge.${game.badge}`), tone: game.badge === 'HOT' ? 'cinnabar' : 'felt' }
      }
      {...(game.hasFreePlay && !isBare ? { onTry: () => openGame(game, 'fun') } : {})}
      {...unavailableText(game, language, t('home.maintenance'))}
      {...(marked === undefined || isBare
        ? {}
        : {
            isFavourite: marked.ids.has(game.nodeId),
            onFavourite: (isFavourite: boolean) => marked.toggle(game.nodeId, isFavourite),
          })}
      labels={{
        play: t('home.playNow'),
        try: t('home.tryFree'),
        favourite: t('home.favourite'),
        unfavourite: t('home.unfavourite'),
      }}
    />
  );
}
