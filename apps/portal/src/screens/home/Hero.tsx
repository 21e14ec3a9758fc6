import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Carousel } from '@baize/ui/Carousel';
import { formatPercent } from '../../components/formatPercent.ts';
import { isPlainClick } from '../../router/isPlainClick.ts';
import { useOpenGame, type Game } from '../../components/useOpenGame.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';
import { openRegister, openWallet } from '../../layer.ts';
import { useSession } from '../../session.ts';
import { heroImages } from './heroImages.ts';
import { HeroSlide } from './HeroSlide.tsx';
import { Link } from '../../router/Link.tsx';

/** The house's own slides, each with one act that exists. */
export function Hero({ game }: { game: Game | undefined }) {
  const t = useT();
  const language = useLanguage();
  const openGame = useOpenGame();
  const { status } = useSession();
  const gameSlide =
    game === undefined
      ? []
      : [
          {
            id: 'game',
            content: (
              <HeroSlide
                level={1}
                image={heroImages.dragonEight}
                isFirst
                overline={t('home.heroGameOverline')}
                title={t('home.heroGameTitle', { game: localText(game.name, language) })}
                text={
                  game.returnToPlayerBps > 0
                    ? t('home.heroGameText', { lines: game.lines, rtp: formatPercent(game.returnToPlayerBps) })
                    : t('home.heroGameTextPlain', { lines: game.lines })
                }
                action={
                  <Button tone="felt" icon="play" onClick={() => openGame(game)}>
                    {t('home.playNow')}
                  </Button>
                }
              />
            ),
          },
        ];
  const slides = [
    ...gameSlide,
    {
      id: 'welcome',
      content: (
        <HeroSlide
          level={2}
          image={heroImages.welcome}
          overline={t(status === 'member' ? 'shell.wallet' : 'home.heroWelcomeOverline')}
          title={t(status === 'member' ? 'home.heroMemberTitle' : 'home.heroWelcomeTitle')}
          text={t(status === 'member' ? 'home.heroMemberText' : 'home.heroWelcomeText')}
          action={
            status === 'member' ? (
              <Button tone="brass" icon="deposit" onClick={() => openWallet(t('shell.openWallet'))}>
                {t('shell.deposit')}
              </Button>
            ) : (
              <Link
                to="/register"
                className={buttonClass({ tone: 'felt' })}
                onClick={(event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  openRegister();
                }}
              >
                {t('shell.joinLong')}
              </Link>
            )
          }
        />
      ),
    },
    {
      id: 'fair',
      content: (
        <HeroSlide
          level={2}
          overline={t('home.heroFairOverline')}
          title={t('home.heroFairTitle')}
          text={t('home.heroFairText')}
          action={
            <Link to="/" hash="fairness" className={buttonClass({ tone: 'felt' })}>
              {t('home.howItWorks')}
            </Link>
          }
        />
      ),
    },
  ];
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
