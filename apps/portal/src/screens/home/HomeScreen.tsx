import { asleep } from '../../components/asleep.tsx';
import { useSlots } from '../../components/useSlots.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { Hero } from './Hero.tsx';

const FeaturedGame = asleep(() => import('./FeaturedGame.tsx'), 'FeaturedGame');
const HotGames = asleep(() => import('./HotGames.tsx'), 'HotGames');
const HouseRules = asleep(() => import('./HouseRules.tsx'), 'HouseRules');

/** The front door: what is on, the way into each category, and how the house keeps its word. */
export function HomeScreen() {
  const { data } = useSlots();
  const games = data?.content ?? [];
  const featured = games.find(({ isAvailable, badge }) => isAvailable && badge !== '') ?? games[0];
  return (
    <div data-screen="home.Home" className="content-column grid grid-cols-1 gap-8 pt-3 sm:pt-5 lg:gap-12">
      <Hero games={games} />
      <CategoryPanel />
      {featured === undefined ? null : <FeaturedGame game={featured} />}
      {games.length > 1 ? <HotGames games={games} /> : null}
      <HouseRules />
    </div>
  );
}
