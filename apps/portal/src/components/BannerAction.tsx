import { buttonClass } from '@baize/ui/buttonClass';
import { cx } from '@baize/ui/cx';
import { useT } from '../i18n/useT.ts';
import { openRegister, openWallet } from '../layer.ts';
import { askBeforeLeaving } from '../askBeforeLeaving.ts';
import { hrefOf } from '../router/hrefOf.ts';
import { isPlainClick } from '../router/isPlainClick.ts';
import { useRouter } from '../router/useRouter.ts';
import { useIsMember } from '../session.ts';
import type { Banner } from '../Start.ts';
import { bannerTarget } from './bannerTarget.ts';
import { useOpenGame, type Game } from './useOpenGame.ts';

type Props = {
  banner: Banner;
  /** Games that are known already, so that a game banner opens like a tile. */
  games?: readonly Game[];
};

/**
 * Where a banner leads. The link lies over the whole slide; without words of its own it has no button, and is named by
 * the headline.
 */
export function BannerAction({ banner, games = [] }: Props) {
  const t = useT();
  const router = useRouter();
  const openGame = useOpenGame();
  const isMember = useIsMember();
  const target = bannerTarget(banner);
  if (target === undefined) return null;
  const look = cx(
    banner.action === '' ? 'text-chalk' : buttonClass({ tone: 'felt' }),
    'after:absolute after:inset-0 after:content-[""]',
    banner.action !== '' && 'static!',
  );
  const words = banner.action === '' ? <span className="sr-only">{banner.headline}</span> : banner.action;
  if (target.kind === 'external') {
    return (
      <a
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        className={look}
        onClick={askBeforeLeaving}
        onAuxClick={askBeforeLeaving}
      >
        {words}
      </a>
    );
  }
  const game =
    target.kind === 'game'
      ? games.find(({ vassalage, gameCode }) => vassalage === target.vassalage && gameCode === target.gameCode)
      : undefined;
  const href =
    target.kind === 'game'
      ? hrefOf({ to: '/seamless', search: { vassalage: target.vassalage, gameCode: target.gameCode } })
      : target.href;
  const isRegister = href.split(/[?#]/)[0] === '/register';
  /* Who is a member already has nothing to join; the next thing is the wallet. */
  if (isRegister && isMember) {
    return (
      <button type="button" className={look} onClick={() => openWallet(t('shell.openWallet'))}>
        {t('shell.deposit')}
      </button>
    );
  }
  return (
    <a
      href={href}
      className={look}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        if (game !== undefined) openGame(game);
        else if (isRegister) openRegister();
        else void router.go(href);
      }}
      onPointerEnter={() => router.prefetch(href)}
    >
      {words}
    </a>
  );
}
