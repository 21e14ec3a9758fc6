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

/** A frame that has loaded but says nothing is shown after this long, with the way to a tab beside it. */
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
  const [unsaidUrl, setUnsaidUrl] = useState<string>();
  const [refusedUrl, setRefusedUrl] = useState<string>();
  const [openedUrl, setOpenedUrl] = useState<string>();
  const [wantsTab, setWantsTab] = useState(false);
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
  const isUnsaid = url !== undefined && unsaidUrl === url;
  const isForTab = url !== undefined && (launch.data?.opensIn === 'tab' || wantsTab || refusedUrl === url);

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
    const timer = setTimeout(() => setUnsaidUrl(loadedUrl), SILENT_VENDOR_MS);
    return () => clearTimeout(timer);
  }, [loadedUrl]);

  /* The one refusal that a page is told of: its own policy does not know the origin, and nothing was opened yet. */
  useEffect(() => {
    if (url === undefined) return undefined;
    const look = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isOfGame = URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(url).origin;
      if (effectiveDirective === 'frame-src' && isOfGame) setRefusedUrl(url);
    };
    document.addEventListener('securitypolicyviolation', look);
    return () => document.removeEventListener('securitypolicyviolation', look);
  }, [url]);

  const restart = () => {
    setElapsedMs(0);
    setLoadedUrl(undefined);
    setAttempt(({ number }) => ({ number: number + 1, startedAtMs: Date.now() }));
  };
  const tab = isForTab ? (openedUrl === url ? 'opened' : 'waiting') : undefined;

  return {
    game: launch.data?.game,
    url,
    error: launch.error,
    startedAtMs: attempt.startedAtMs,
    phase: launchPhase({ isReady, isUnsaid, hasFailed: launch.isError, tab, elapsedMs }),
    onLoaded: () => setLoadedUrl(url),
    onReady: () => setReadyUrl(url),
    /** The visitor sees the game, though it says nothing. */
    onSeen: () => setReadyUrl(url),
    onOpened: () => setOpenedUrl(url),
    /** The address of the frame is used up, so a tab takes another one. */
    toTab: () => {
      setWantsTab(true);
      restart();
    },
    retry: restart,
  };
}
