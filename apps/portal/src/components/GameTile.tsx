import { Tile } from '@baize/ui/Tile';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { gameImage, gameImageSet } from './gameImage.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { gameSearch, useOpenGame, type Game } from './useOpenGame.ts';
import { hrefOf } from '../router/hrefOf.ts';

/** A game of the list. Its link leads to the theatre, by way of the login where one is needed. */
export function GameTile({ game, sizes, isEager = false }: { game: Game; sizes: string; isEager?: boolean }) {
  const t = useT();
  const language = useLanguage();
  const openGame = useOpenGame();
  const href = hrefOf({ to: '/seamless', search: gameSearch(game) });
  const srcSet = gameImageSet(game);
  return (
    <Tile
      title={localText(game.name, language)}
      vendor={game.vendorName}
      src={gameImage(game, 360)}
      {...(srcSet === undefined ? {} : { srcSet, sizes })}
      isEager={isEager}
      href={href}
      onOpen={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openGame(game);
      }}
      badge={
        game.badge === ''
          ? undefined
          : { label: t(`home.badge.${game.badge}`), tone: game.badge === 'HOT' ? 'cinnabar' : 'felt' }
      }
      {...(game.hasFreePlay ? { onTry: () => openGame(game, 'fun') } : {})}
      {...(game.isAvailable ? {} : { unavailable: t('home.maintenance') })}
      labels={{ play: t('home.playNow'), try: t('home.tryFree') }}
    />
  );
}
