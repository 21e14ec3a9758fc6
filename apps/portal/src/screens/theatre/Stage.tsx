import { CallError } from '@baize/client/CallError';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { cx } from '@baize/ui/cx';
import { ErrorState } from '@baize/ui/ErrorState';
import { Spinner } from '@baize/ui/Spinner';
import { useEffect, useEffectEvent, useRef } from 'react';
import { wallTime, zoneName } from '../../businessDay.ts';
import { useErrorText } from '../../components/useErrorText.ts';
import { useT } from '../../i18n/useT.ts';
import { useSession } from '../../session.ts';
import { useBrand } from '../../useBrand.ts';
import { readGameMessage, type GameMessage } from './readGameMessage.ts';
import type { useLaunch } from './useLaunch.ts';
import { TabOffer } from './TabOffer.tsx';
import { VendorMark } from './VendorMark.tsx';
import { Link } from '../../router/Link.tsx';

interface StageProps {
  launch: ReturnType<typeof useLaunch>;
  title: string;
  gameCode: string;
  vassalage: string;
  isWide: boolean;
  /** From a game that has no free play on to the game itself, by way of the account that it takes. */
  onReal: () => void;
  onMessage: (message: GameMessage) => void;
}

/** The frame the game runs in, and what stands in its place until it shows itself. */
export function Stage({ launch, title, gameCode, vassalage, isWide, onReal, onMessage }: StageProps) {
  const t = useT();
  const frame = useRef<HTMLIFrameElement>(null);
  const { url, phase } = launch;

  const onFrameMessage = useEffectEvent((event: MessageEvent) => {
    const message = url === undefined ? undefined : readGameMessage(event, frame.current?.contentWindow, url);
    if (message === undefined) return;
    if (message === 'ready') launch.onReady();
    onMessage(message);
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => onFrameMessage(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const isOver = phase === 'failed' || phase === 'timedOut';
  const isInTab = phase === 'tab' || phase === 'away';
  return (
    <div
      className={cx(
        'relative mx-auto size-full overflow-hidden bg-bg-inset sm:aspect-video sm:h-auto sm:max-h-full',
        isWide ? '' : 'sm:max-w-[min(84rem,calc((100dvh-5.5rem)*16/9))]',
      )}
    >
      {url !== undefined && !isOver && !isInTab ? (
        <iframe
          key={url}
          ref={frame}
          src={url}
          title={t('theatre.frame', { game: title })}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          allow="autoplay; fullscreen; screen-wake-lock"
          referrerPolicy="origin"
          onLoad={launch.onLoaded}
          className={cx(
            'absolute inset-0 size-full border-0 transition-opacity duration-sheet',
            phase === 'ready' || phase === 'unsaid' ? 'opacity-100' : 'opacity-0',
          )}
        />
      ) : null}
      {phase === 'opening' || phase === 'slow' ? (
        <div
          aria-busy="true"
          className="absolute inset-0 grid place-items-center bg-cloth bg-radial-[at_50%_38%] from-cloth-hi to-bg-inset to-85%"
        >
          <div className="flex flex-col items-center gap-5 p-6 text-center">
            <VendorMark vassalage={vassalage} />
            <p className="text-h3 text-text-1">{title}</p>
            <Spinner size={36} className="text-brass-text" label={t('theatre.loading')} />
            <div className="flex min-h-22 flex-col items-center gap-3" aria-live="polite">
              {phase === 'slow' ? (
                <>
                  <p className="text-body text-text-2">{t('theatre.slow')}</p>
                  <Button icon="refresh" onClick={launch.retry}>
                    {t('theatre.retry')}
                  </Button>
                </>
              ) : null}
            </div>
          </div>
        </div>
      ) : null}
      {phase === 'unsaid' ? (
        <div
          role="status"
          className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-center gap-2 bg-bg-2 p-2 text-center"
        >
          <p className="text-body text-text-2">{t('theatre.unseen')}</p>
          <Button size="s" onClick={launch.toTab}>
            {t('theatre.openTab')}
          </Button>
          <Button size="s" tone="ghost" onClick={launch.onSeen}>
            {t('theatre.seen')}
          </Button>
        </div>
      ) : null}
      {isInTab ? <TabOffer launch={launch} title={title} vassalage={vassalage} /> : null}
      {isOver ? (
        <div className="absolute inset-0 grid place-items-center overflow-y-auto p-4">
          <LaunchFailure launch={launch} gameCode={gameCode} onReal={onReal} />
        </div>
      ) : null}
    </div>
  );
}

/** Why the game is not there, with what support needs to find out more. */
function LaunchFailure({ launch, gameCode, onReal }: Pick<StageProps, 'launch' | 'gameCode' | 'onReal'>) {
  const t = useT();
  const errorText = useErrorText();
  const { timeZone } = useBrand();
  const { status, isTrial } = useSession();
  const isTimeOut = launch.phase === 'timedOut';
  const code = launch.error instanceof CallError ? launch.error.code : undefined;
  const hasNoFun = code === 'no_free_play';
  const time = `${wallTime(launch.startedAtMs, timeZone)} ${zoneName(launch.startedAtMs, timeZone)}`;
  return (
    <div className="flex w-full max-w-120 flex-col gap-3">
      <ErrorState
        title={isTimeOut ? t('theatre.timedOut') : errorText(launch.error)}
        hint={isTimeOut ? t('theatre.timedOutHint') : t('theatre.failedHint')}
        reference={t('theatre.reference', { game: gameCode, time })}
        {...(code === 'game_not_found' || hasNoFun ? {} : { retryLabel: t('theatre.retry'), onRetry: launch.retry })}
      />
      {hasNoFun ? (
        <Button tone="felt" isBlock onClick={onReal}>
          {isTrial === true ? t('error.alert.register') : t(status === 'member' ? 'theatre.playReal' : 'shell.login')}
        </Button>
      ) : null}
      <Link to="/rng" className={buttonClass({ tone: 'neutral', isBlock: true })}>
        {t('theatre.otherGames')}
      </Link>
    </div>
  );
}
