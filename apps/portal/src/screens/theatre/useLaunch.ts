import { getFreePlay, launchGame } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '../../call.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { launchPhase, SLOW_AFTER_MS, TIME_OUT_AFTER_MS } from './launchPhase.ts';

interface Game {
  vassalage: string;
  gameCode: string;
  isFun: boolean;
}

/** A frame that shows something but never says so counts as arrived after this long. */
const SILENT_VENDOR_MS = 4_000;

/**
 * Launches a game and follows it until it shows itself. An address is good for one opening, so it is never cached, and
 * a second attempt asks for a new one. The language is the one at the start: changing it must not restart a game.
 */
export function useLaunch({ vassalage, gameCode, isFun }: Game) {
  const [language] = useState(useLanguage());
  const [attempt, setAttempt] = useState(() => ({ number: 1, startedAtMs: Date.now() }));
  const [elapsedMs, setElapsedMs] = useState(0);
  const [readyUrl, setReadyUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const launch = useQuery({
    queryKey: ['theatre.launch', { vassalage, gameCode, isFun, ...attempt }],
    queryFn: ({ signal }) => {
      const device = matchMedia('(width < 48rem)').matches ? ('mobile' as const) : ('desktop' as const);
      const input = { vassalage, gameCode, device, language };
      const settings = { signal, timeoutMs: TIME_OUT_AFTER_MS };
      return isFun ? call(getFreePlay, input, settings) : call(launchGame, input, settings);
    },
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const url = launch.data?.url;
  const isReady = url !== undefined && readyUrl === url;

  useEffect(() => {
    if (isReady) return undefined;
    const look = () => setElapsedMs(Date.now() - attempt.startedAtMs);
    const timers = [SLOW_AFTER_MS, TIME_OUT_AFTER_MS].map((afterMs) =>
      setTimeout(look, Math.max(0, attempt.startedAtMs + afterMs - Date.now())),
    );
    return () => timers.forEach(clearTimeout);
  }, [isReady, attempt]);

  useEffect(() => {
    if (loadedUrl === undefined) return undefined;
    const timer = setTimeout(() => setReadyUrl(loadedUrl), SILENT_VENDOR_MS);
    return () => clearTimeout(timer);
  }, [loadedUrl]);

  return {
    game: launch.data?.game,
    url,
    error: launch.error,
    startedAtMs: attempt.startedAtMs,
    phase: launchPhase({ isReady, hasFailed: launch.isError, elapsedMs }),
    onLoaded: () => setLoadedUrl(url),
    onReady: () => setReadyUrl(url),
    retry: () => {
      setElapsedMs(0);
      setLoadedUrl(undefined);
      setAttempt(({ number }) => ({ number: number + 1, startedAtMs: Date.now() }));
    },
  };
}
