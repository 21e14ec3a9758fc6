import { WideGame } from '../../components/WideGame.tsx';
import type { Game } from '../../components/useOpenGame.ts';
import { useT } from '../../i18n/useT.ts';

/** The game that the house shows first. */
export function FeaturedGame({ game }: { game: Game }) {
  const t = useT();
  return <WideGame id="featured" game={game} overline={t('home.featured')} text={t('home.featuredText')} />;
}
