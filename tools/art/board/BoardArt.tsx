import { useState } from 'react';
import { Carousel } from '@baize/ui/Carousel';
import { buttonClass } from '@baize/ui/buttonClass';
import { Tile } from '@baize/ui/Tile';
import { VendorCard } from '@baize/ui/VendorCard';

const IMAGES = '/baize/images';
const GAMES = [
  ['dragon-eight', 'Dragon Eight'],
  ['lantern-ways', 'Lantern Ways'],
  ['treasure-bowl', 'Treasure Bowl'],
  ['treasury', 'Treasury'],
  ['default', 'Reef Raider'],
] as const;

const HEROES = [
  ['dragon-eight', 'House original', 'Dragon Eight. Eight ways to wake it.'],
  ['welcome', 'New here?', 'A table, a cloth, a fair deal.'],
] as const;

export function BoardArt() {
  const [favourites, setFavourites] = useState<readonly string[]>(['treasury']);
  return (
    <>
      <Carousel
        className="rounded-sheet"
        labels={{
          carousel: 'Campaigns',
          carouselRole: 'carousel',
          slideRole: 'slide',
          slide: (index, total) => `${index} of ${total}`,
          goTo: (index) => `Go to slide ${index}`,
          previous: 'Previous slide',
          next: 'Next slide',
          pause: 'Pause slides',
          play: 'Run slides',
        }}
        slides={HEROES.map(([code, over, headline]) => ({
          id: code,
          content: (
            <div className="relative isolate flex aspect-720/704 items-end sm:aspect-1344/364">
              <picture>
                <source media="(width < 40rem)" srcSet={`${IMAGES}/hero/${code}-720.avif`} type="image/avif" />
                <source srcSet={`${IMAGES}/hero/${code}-1920.avif`} type="image/avif" />
                <img
                  src={`${IMAGES}/hero/${code}-1920.webp`}
                  alt=""
                  width={1920}
                  height={520}
                  className="absolute inset-0 -z-10 size-full object-cover"
                />
              </picture>
              <div className="max-w-[58%] p-5 text-chalk sm:p-12">
                <p className="text-cap text-chalk/80 sm:text-label">{over}</p>
                <p className="mt-1 text-hero max-sm:text-h3">{headline}</p>
                <a href="#main" className={buttonClass({ tone: 'brass', className: 'mt-3 sm:mt-5' })}>
                  Play now
                </a>
              </div>
            </div>
          ),
        }))}
      />
      <section className="flex flex-col gap-4">
        <h2 className="text-h2">Hot games</h2>
        <div className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-7 lg:gap-[19px]">
          {GAMES.map(([code, title], at) => (
            <Tile
              key={code}
              title={title}
              vendor="Baize Studio"
              src={`${IMAGES}/tiles/${code}.webp`}
              fallback={`${IMAGES}/tiles/default.webp`}
              href={`#${code}`}
              isEager
              badge={
                at === 0 ? { label: 'HOT', tone: 'cinnabar' } : at === 3 ? { label: 'NEW', tone: 'felt' } : undefined
              }
              isFavourite={favourites.includes(code)}
              onFavourite={(isOn) =>
                setFavourites(isOn ? [...favourites, code] : favourites.filter((other) => other !== code))
              }
              onTry={() => undefined}
              {...(at === 4 ? { unavailable: 'until 14:00' } : {})}
              labels={{
                play: 'Play',
                try: 'Try',
                favourite: 'Add to favourites',
                unfavourite: 'Remove from favourites',
              }}
            />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-3">
          <VendorCard
            name="Baize Studio"
            logo={`${IMAGES}/vendors/baize-studio-light.svg`}
            art={`${IMAGES}/cards/rng.webp`}
            note="36 games"
            href="#studio"
          />
          <VendorCard name="Harbour" note="412 games" href="#harbour" />
          <VendorCard name="Northgate" unavailable="until 14:00" href="#north" />
        </div>
      </section>
    </>
  );
}
