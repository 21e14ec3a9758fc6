import { Carousel } from '@baize/ui/Carousel';
import { BannerAction } from '../../components/BannerAction.tsx';
import { bannerTarget } from '../../components/bannerTarget.ts';
import { useBanners } from '../../components/useBanners.ts';
import type { Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import type { Banner } from '../../Start.ts';
import { useBrand } from '../../useBrand.ts';
import { HeroSlide } from './HeroSlide.tsx';

/** The banner group w_home. A slide whose game is known to be out of the catalogue has no act and is left out. */
export function Hero({ games }: { games: readonly Game[] }) {
  const t = useT();
  const language = useLanguage();
  const { tagline } = useBrand();
  const banners = useBanners('w_home').filter((banner) => canBePlayed(banner, games));
  const slides = banners.map((banner, at) => ({
    id: banner.id,
    content: (
      <HeroSlide
        level={at === 0 ? 1 : 2}
        isFirst={at === 0}
        image={banner.image === '' ? undefined : { large: banner.image, small: banner.imageSmall || banner.image }}
        overline={banner.overline}
        title={banner.headline}
        text={banner.sub}
        action={<BannerAction banner={banner} games={games} />}
      />
    ),
  }));
  if (slides.length === 0) {
    return (
      <div className="overflow-hidden rounded-sheet shadow-panel">
        <HeroSlide level={1} overline="" title={localText(tagline, language)} text="" action={null} />
      </div>
    );
  }
  return (
    <div data-piece="">
      <Carousel
        slides={slides}
        className="rounded-panel shadow-panel sm:rounded-sheet"
        labels={{
          carousel: t('home.carousel'),
          carouselRole: t('home.carouselRole'),
          slideRole: t('home.slideRole'),
          slide: (index, total) => t('home.slideOf', { index, total }),
          goTo: (index) => t('home.goToSlide', { index }),
          previous: t('home.previousSlide'),
          next: t('home.nextSlide'),
          pause: t('home.pauseSlides'),
          play: t('home.playSlides'),
        }}
      />
    </div>
  );
}

/** The first page of slots says what a banner for one of them may promise; games of other lists are taken at its word. */
function canBePlayed(banner: Banner, games: readonly Game[]): boolean {
  const target = bannerTarget(banner);
  if (target?.kind !== 'game') return true;
  const game = games.find(({ vassalage, gameCode }) => vassalage === target.vassalage && gameCode === target.gameCode);
  return game === undefined || game.isAvailable;
}
