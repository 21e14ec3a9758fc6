import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Carousel } from '@baize/ui/Carousel';
import { useOpenGame, type Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openRegister, openWallet } from '../../layer.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { Link } from '../../router/Link.tsx';
import { useSession } from '../../session.ts';
import type { HeroContent } from '../../Start.ts';
import { useBrand } from '../../useBrand.ts';
import { heroImages } from './heroImages.ts';
import { HeroSlide } from './HeroSlide.tsx';

const GAME = 'game:';

/** The brand's slides (banner group w_home). A slide whose game is not in the catalogue has no act and is left out. */
export function Hero({ games }: { games: readonly Game[] }) {
  const t = useT();
  const language = useLanguage();
  const { heroes, tagline } = useBrand();
  const shown = heroes.filter(({ target }) => !target.startsWith(GAME) || gameOf(target, games) !== undefined);
  const slides = shown.map((hero, at) => ({
    id: hero.code,
    content: (
      <HeroSlide
        level={at === 0 ? 1 : 2}
        isFirst={at === 0}
        image={hero.hasPicture ? heroImages(hero.code) : undefined}
        overline={localText(hero.overline, language)}
        title={localText(hero.headline, language)}
        text={localText(hero.sub, language)}
        action={<HeroAction hero={hero} games={games} />}
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
  );
}

function HeroAction({ hero, games }: { hero: HeroContent; games: readonly Game[] }) {
  const t = useT();
  const language = useLanguage();
  const openGame = useOpenGame();
  const { status } = useSession();
  const label = localText(hero.action, language);
  const game = gameOf(hero.target, games);
  if (game !== undefined) {
    return (
      <Button tone="felt" icon="play" disabled={!game.isAvailable} onClick={() => openGame(game)}>
        {label}
      </Button>
    );
  }
  if (hero.target.startsWith('#')) {
    return (
      <Link to="/" hash={hero.target.slice(1)} className={buttonClass({ tone: 'felt' })}>
        {label}
      </Link>
    );
  }
  /* Who is a member already has nothing to join; the next thing is the wallet. */
  if (status === 'member') {
    return (
      <Button tone="brass" icon="deposit" onClick={() => openWallet(t('shell.openWallet'))}>
        {t('shell.deposit')}
      </Button>
    );
  }
  return (
    <Link
      to="/register"
      className={buttonClass({ tone: 'felt' })}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        openRegister();
      }}
    >
      {label}
    </Link>
  );
}

function gameOf(target: string, games: readonly Game[]): Game | undefined {
  return target.startsWith(GAME) ? games.find(({ gameCode }) => gameCode === target.slice(GAME.length)) : undefined;
}
