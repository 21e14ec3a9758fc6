import { useSlots } from '../../components/useSlots.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { FairnessSteps } from './FairnessSteps.tsx';
import { FeaturedGame } from './FeaturedGame.tsx';
import { Hero } from './Hero.tsx';
import { HotGames } from './HotGames.tsx';
import { SaferPlay } from './SaferPlay.tsx';

/** The front door: what is on, the way into each category, and how the house keeps its word. */
export function HomeScreen() {
  const { data } = useSlots();
  const games = data?.content ?? [];
  const featured = games.find(({ isAvailable, badge }) => isAvailable && badge !== '') ?? games[0];
  return (
    <div data-screen="site.Home" className="content-column grid grid-cols-1 gap-8 pt-3 sm:pt-5 lg:gap-12">
      <Hero game={featured} />
      <CategoryPanel />
      {featured === undefined ? null : <FeaturedGame game={featured} />}
      {games.length > 1 ? <HotGames games={games} /> : null}
      <FairnessSteps />
      <DepositSteps />
      <SaferPlay />
    </div>
  );
}
