import { displayAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { LazyImage } from '@baize/ui/LazyImage';
import { formatPercent } from '../../components/formatPercent.ts';
import { defaultGameImage, gameImage, gameImageSet } from '../../components/gameImage.ts';
import { useOpenGame, type Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand, useImageHosts } from '../../useBrand.ts';

/** One game in full: its art, and the figures the catalogue states for it. */
export function FeaturedGame({ game }: { game: Game }) {
  const t = useT();
  const hosts = useImageHosts();
  const language = useLanguage();
  const openGame = useOpenGame();
  const symbol = currencySymbol(useBrand().currency);
  const srcSet = gameImageSet(game, hosts);
  return (
    <section
      aria-labelledby="featured"
      className="relative isolate overflow-hidden rounded-sheet bg-cloth shadow-panel"
    >
      <span aria-hidden="true" className="absolute inset-0 -z-10 twill" />
      <div className="grid gap-6 p-4 sm:grid-cols-[minmax(9rem,15rem)_1fr] sm:p-6 lg:grid-cols-[18rem_1fr] lg:gap-12 lg:p-10">
        <LazyImage
          src={gameImage(game, 360, hosts)}
          srcSet={srcSet}
          sizes="(min-width: 1024px) 288px, (min-width: 640px) 240px, 45vw"
          fallback={defaultGameImage}
          width={360}
          height={480}
          className="aspect-3/4 w-40 justify-self-center rounded-panel object-cover shadow-float sm:w-full"
        />
        <div className="flex min-w-0 flex-col justify-center">
          <p className="text-label text-brass-text">{t('home.featured')}</p>
          <h2 id="featured" className="mt-1 text-hero text-text-1">
            {localText(game.name, language)}
          </h2>
          <p className="mt-1 text-body text-text-3">{game.vendorName}</p>
          <p className="mt-4 max-w-prose text-body-l text-text-2">{t('home.featuredText')}</p>
          <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-cloth-line pt-5 sm:grid-cols-[auto_auto_1fr]">
            {game.returnToPlayerBps > 0 ? (
              <div>
                <dt className="text-cap text-text-2">{t('home.rtp')}</dt>
                <dd className="mt-1 text-num-l text-brass-text">{formatPercent(game.returnToPlayerBps)}</dd>
                <dd className="mt-1 text-cap text-text-3">{t('home.rtpHint')}</dd>
              </div>
            ) : null}
            <div>
              <dt className="text-cap text-text-2">{t('home.lines')}</dt>
              <dd className="mt-1 text-num-l text-text-1">{game.lines}</dd>
            </div>
            <div>
              <dt className="text-cap text-text-2">{t('home.betRange')}</dt>
              <dd className="mt-1 text-num-l text-text-1">
                {t('home.betRangeValue', {
                  min: symbol + displayAmount(game.minBet),
                  max: symbol + displayAmount(game.maxBet),
                })}
              </dd>
            </div>
          </dl>
          <p className="mt-7 flex flex-wrap gap-3">
            <Button tone="felt" size="l" icon="play" disabled={!game.isAvailable} onClick={() => openGame(game)}>
              {t('home.playNow')}
            </Button>
            {game.hasFreePlay ? (
              <Button tone="outline" size="l" disabled={!game.isAvailable} onClick={() => openGame(game, 'fun')}>
                {t('home.tryFree')}
              </Button>
            ) : null}
          </p>
        </div>
      </div>
    </section>
  );
}
