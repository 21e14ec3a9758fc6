import { Suspense } from 'react';
import { distantPart } from '../../components/distantPart.tsx';
import { lazyPart } from '../../components/lazyPart.ts';
import { useSlots } from '../../components/useSlots.ts';
import { useIsMember, useSession } from '../../session.ts';
import { Hero } from './Hero.tsx';

const MemberHome = lazyPart(() => import('./MemberHome.tsx'), 'MemberHome');

const NewsBlock = distantPart(() => import('./NewsBlock.tsx'), 'NewsBlock', '[--distant-height:6.25rem]', true);
const CategoryPanel = distantPart(
  () => import('./CategoryPanel.tsx'),
  'CategoryPanel',
  '[--distant-height:36rem] lg:[--distant-height:22rem]',
);
const FeaturedGame = distantPart(
  () => import('./FeaturedGame.tsx'),
  'FeaturedGame',
  '[--distant-height:49rem] sm:[--distant-height:29rem]',
);
const HotGames = distantPart(() => import('./HotGames.tsx'), 'HotGames', '[--distant-height:30rem]');
const LotteryStrip = distantPart(
  () => import('./LotteryStrip.tsx'),
  'LotteryStrip',
  '[--distant-height:40rem] sm:[--distant-height:20rem] lg:[--distant-height:9rem]',
);
const Community = distantPart(
  () => import('./Community.tsx'),
  'Community',
  '[--distant-height:40rem] lg:[--distant-height:17rem]',
);
const HouseRules = distantPart(
  () => import('./HouseRules.tsx'),
  'HouseRules',
  '[--distant-height:116rem] sm:[--distant-height:72rem] lg:[--distant-height:46rem]',
);

const UnfinishedMoney = lazyPart(() => import('./UnfinishedMoney.tsx'), 'UnfinishedMoney', ['wallet']);

/** The front door: what is on, the way into each category, and how the house keeps its word. */
export function HomeScreen() {
  const { isTrial } = useSession();
  const { data } = useSlots();
  const isMember = useIsMember();
  const games = data?.content ?? [];
  const featured = games.find(({ isAvailable, badge }) => isAvailable && badge !== '') ?? games[0];
  return (
    <div data-screen="home.Home" className="content-column grid grid-cols-1 gap-8 pt-3 sm:pt-5 lg:gap-12">
      <div className="grid grid-cols-1 gap-4 lg:gap-5">
        <Hero games={games} />
        {isTrial === false ? (
          <Suspense fallback={null}>
            <UnfinishedMoney />
          </Suspense>
        ) : null}
        <NewsBlock />
      </div>
      {isMember ? (
        <Suspense fallback={null}>
          <MemberHome />
        </Suspense>
      ) : null}
      <CategoryPanel />
      {featured === undefined ? null : <FeaturedGame game={featured} />}
      {games.length > 1 ? <HotGames games={games} /> : null}
      <LotteryStrip />
      <Community />
      <HouseRules />
    </div>
  );
}
