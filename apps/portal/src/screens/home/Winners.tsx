import type { OutputOf } from '@baize/contract';
import { listWinners } from '@baize/contract/games/listWinners';
import { IconButton } from '@baize/ui/IconButton';
import { LazyImage } from '@baize/ui/LazyImage';
import { usePrefersReducedMotion } from '@baize/ui/usePrefersReducedMotion';
import { useEffect, useRef, useState } from 'react';
import { defaultGameImage } from '../../components/gameImage.ts';
import { moneyText } from '../../components/moneyText.ts';
import { useSessionCached } from '../../components/useSessionCached.ts';
import { localText } from '../../i18n/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useT } from '../../i18n/useT.ts';

/** The winner board's limit. */
const LIMIT = 80;
const ROW_PX = 56;
const STEP_MS = 3_000;
/** How often the board is asked for anew. */
const EVERY_MS = 30_000;

/** Real wins, newest first and by themselves, names masked by the server. Without any there is no board. */
export function Winners() {
  const t = useT();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const isCalm = usePrefersReducedMotion();
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const { data = [] } = useSessionCached(
    'WINNERS',
    listWinners,
    { gameCategory: 'ALL', language, limitNum: LIMIT },
    { everyMs: EVERY_MS },
  );
  const keys = keysOf(data);
  const isMany = data.length > 5;
  const isRunning = isMany && !isPaused && !isHeld && !isCalm;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const element = list.current;
      if (element === null || document.hidden) return;
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
      element.scrollTo({ top: isAtEnd ? 0 : element.scrollTop + ROW_PX, behavior: 'smooth' });
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning]);

  if (data.length === 0) return null;
  return (
    <section
      aria-labelledby="winners"
      className="min-w-0 flex-1 rounded-sheet bg-bg-1 p-4 shadow-panel sm:p-6"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <header className="flex items-center justify-between gap-3">
        <div>
          <h2 id="winners" className="text-h3 text-text-1 lg:text-h2">
            {t('home.winners')}
          </h2>
          <p className="mt-1 text-cap text-text-3">{t('home.winnersHint')}</p>
        </div>
        {isMany && !isCalm ? (
          <IconButton
            icon={isPaused ? 'play' : 'pause'}
            label={t(isPaused ? 'home.playWinners' : 'home.pauseWinners')}
            onClick={() => setPaused(!isPaused)}
          />
        ) : null}
      </header>
      <ul
        ref={list}
        tabIndex={isMany ? 0 : -1}
        aria-labelledby="winners"
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        style={{ maxHeight: 5 * ROW_PX }}
        className="mt-3 overflow-y-auto overscroll-contain scrollbar-none"
      >
        {data.map(({ vo }, at) => (
          <li
            key={keys[at]}
            style={{ height: ROW_PX }}
            className="flex items-center gap-3 border-b border-line-1 last:border-b-0"
          >
            <LazyImage
              src={vo.image === '' ? defaultGameImage : vo.image}
              fallback={defaultGameImage}
              width={40}
              height={40}
              className="size-10 shrink-0 rounded-cell object-cover"
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate text-label text-text-1">{localText(vo.gameName, language)}</span>
              <span className="block truncate text-cap text-text-3">{vo.player}</span>
            </span>
            <span className="shrink-0 text-num-s text-brass-text">{moneyText(vo.winAmount, vo.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A key for each win that it keeps when newer ones arrive above it, so that the rows that are there stay. Equal wins are
 * counted from the oldest on.
 */
function keysOf(wins: OutputOf<typeof listWinners>): string[] {
  const seen = new Map<string, number>();
  return wins
    .toReversed()
    .map(({ vo }) => {
      const key = [vo.at, vo.player, vo.vassalage, vo.gameCode, vo.winAmount].join(' ');
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return `${key} ${count}`;
    })
    .toReversed();
}
