import { memo, startTransition, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GameTile } from '../../components/GameTile.tsx';
import type { Game } from '../../components/useOpenGame.ts';
import { FIRST_TILES, rowsInView, type Layout } from './rowsInView.ts';

const sizes =
  '(min-width: 1536px) 170px, (min-width: 1280px) 204px, (min-width: 1024px) 18vw, (min-width: 640px) 23vw, 31vw';

/** A row that comes into view says nothing new to the rows that stand. */
const StandingTile = memo(GameTile);

type Props = { games: readonly Game[]; className: string };

/**
 * The games that were found. A long list draws only the rows around what is in view, and stands as tall as if all of it
 * were drawn; what the server rendered is the beginning, whatever the window.
 */
export function GameGrid({ games, className }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const isLong = games.length > FIRST_TILES;
  const [layout, setLayout] = useState<Layout>();
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || !isLong) return undefined;
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const tile = element.querySelector('li');
      if (tile === null) return;
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      const next = {
        columns: gridTemplateColumns.split(' ').length,
        rowHeight: tile.offsetHeight + (Number.parseFloat(rowGap) || 0),
        above: -element.getBoundingClientRect().top,
        viewHeight: window.innerHeight,
      };
      setLayout((known) => (known !== undefined && isSameStep(known, next) ? known : next));
    };
    const soon = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    // A list that was measured before is measured again with the next frame, not before it is painted.
    if (isMeasured.current) soon();
    else measure();
    isMeasured.current = true;
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, [isLong]);
  // Of another list what is in view comes first, so that whoever types sees what was found at the next frame; what
  // stands out of view is of the list before until there is time.
  const known = usePainted(games);
  // Rows that come into view are drawn when there is time for them; scrolling does not wait.
  const settled = useDeferredValue(layout);
  const { from, to, before, after } = rowsInView(games.length, settled);
  const hasty = known === games ? undefined : rowsInView(games.length, settled, true);
  return (
    <ul ref={list} className={className} style={isLong ? { paddingTop: before, paddingBottom: after } : undefined}>
      {games.slice(from, to).map((found, nth) => {
        const at = from + nth;
        const isNow = hasty === undefined || (at >= hasty.from && at < hasty.to);
        const game = isNow ? found : known[at];
        if (game === undefined) return null;
        return (
          <li
            // By its place: of another list the tiles that stand take on other games, which costs less than new ones.
            key={at}
            data-piece=""
            {...(isLong ? { 'aria-setsize': games.length, 'aria-posinset': at + 1 } : {})}
          >
            <StandingTile game={game} isEager={at < 6} sizes={sizes} />
          </li>
        );
      })}
    </ul>
  );
}

/** The value of the frame before: what follows from another one is worked out when the frame that shows it is painted. */
function usePainted<T>(value: T): T {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    if (painted === value) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, value]);
  return painted;
}

/** Rows come in pairs: each change of what is drawn costs a frame. */
const STEP = 2;

/** Less than a step's way changes nothing. */
function isSameStep(one: Layout, other: Layout): boolean {
  return (
    one.columns === other.columns &&
    one.rowHeight === other.rowHeight &&
    one.viewHeight === other.viewHeight &&
    Math.floor(one.above / one.rowHeight / STEP) === Math.floor(other.above / other.rowHeight / STEP)
  );
}
