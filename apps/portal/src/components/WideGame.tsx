import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Icon } from '@baize/ui/Icon';
import { LazyImage } from '@baize/ui/LazyImage';
import { localText } from '../i18n/localText.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useT } from '../i18n/useT.ts';
import { useImageHosts } from '../useBrand.ts';
import { GameFigures } from './GameFigures.tsx';
import { GameHeart } from './GameHeart.tsx';
import { unavailableText } from './unavailableText.ts';
import { defaultGameImage, gameImage, gameImageSet } from './gameImage.ts';
import { hrefOf } from '../router/hrefOf.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { gameSearch, useOpenGame, type Game } from './useOpenGame.ts';

type Props = {
  game: Game;
  /** Of the heading, which has to be the only one of this name on its page. */
  id: string;
  overline?: string;
  text?: string;
};

/** One game in full: its art, the figures the catalogue states for it, and the ways in. */
export function WideGame({ game, id, overline, text }: Props) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  const openGame = useOpenGame();
  const name = localText(game.name, language);
  const { unavailable } = unavailableText(game, language, t('home.maintenance'));
  return (
    <section aria-labelledby={id} className="relative isolate overflow-hidden rounded-sheet bg-cloth shadow-panel">
      <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      <div className="grid gap-6 p-4 sm:grid-cols-[minmax(9rem,15rem)_1fr] sm:p-6 lg:grid-cols-[18rem_1fr] lg:gap-12 lg:p-10">
        <LazyImage
          src={game.image === '' ? defaultGameImage : gameImage(game, 360, hosts)}
          srcSet={gameImageSet(game, hosts)}
          sizes="(min-width: 1024px) 288px, (min-width: 640px) 240px, 45vw"
          fallback={defaultGameImage}
          width={360}
          height={480}
          className="aspect-3/4 w-40 justify-self-center rounded-panel object-cover shadow-float sm:w-full"
        />
        <div className="flex min-w-0 flex-col justify-center">
          {overline === undefined ? null : <p className="text-label text-brass-text">{overline}</p>}
          <h2 id={id} className="mt-1 text-hero text-text-1">
            {name}
          </h2>
          <p className="mt-1 text-body text-text-3">{game.vendorName}</p>
          {text === undefined ? null : <p className="mt-4 max-w-prose text-body-l text-text-2">{text}</p>}
          <GameFigures game={game} className="mt-6 border-t border-cloth-line pt-5 sm:grid-cols-[auto_auto_1fr]" />
          {unavailable === undefined ? null : (
            <p className="mt-6 flex items-center gap-2 text-body text-text-2">
              <Icon name="wrench" size={16} />
              {unavailable}
            </p>
          )}
          <p className="mt-7 flex flex-wrap gap-3">
            {game.isAvailable ? <Play game={game} name={name} /> : null}
            {game.isAvailable && game.hasFreePlay ? (
              <Button tone="outline" size="l" onClick={() => openGame(game, 'fun')}>
                {t('home.tryFree')}
                <span className="sr-only">: {name}</span>
              </Button>
            ) : null}
            <GameHeart game={game} name={name} />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Leads to the theatre, by way of the login where one is needed; a link, so that it works before any script does. */
function Play({ game, name }: { game: Game; name: string }) {
  const t = useT();
  const openGame = useOpenGame();
  return (
    <a
      href={hrefOf({ to: '/seamless', search: gameSearch(game) })}
      className={buttonClass({ tone: 'felt', size: 'l' })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openGame(game);
      }}
    >
      <Icon name="play" size={20} />
      {t('home.playNow')}
      <span className="sr-only">: {name}</span>
    </a>
  );
}
