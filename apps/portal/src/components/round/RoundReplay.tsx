import { Button } from '@baize/ui/Button';
import { Callout } from '@baize/ui/Callout';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';

interface AskAgain {
  isAsking: boolean;
  onAsk: () => void;
}

interface RoundReplayProps extends AskAgain {
  url: string | null;
}

/** The vendor plays the round again, in a frame that may run its own scripts and nothing of ours. */
export function RoundReplay({ url, isAsking, onAsk }: RoundReplayProps) {
  const t = useT();
  const [isShown, setIsShown] = useState(false);
  return (
    <section aria-labelledby="round-replay">
      <h3 id="round-replay" className="mb-3 text-h4 text-text-1">
        {t('records.replay.title')}
      </h3>
      {url === null ? (
        <Callout
          tone="info"
          action={
            <Button size="s" icon="refresh" isLoading={isAsking} onClick={onAsk}>
              {t('records.retry')}
            </Button>
          }
        >
          {t('records.replay.missing')}
        </Callout>
      ) : isShown ? (
        <iframe
          src={url}
          title={t('records.replay.frame')}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          className="aspect-video w-full rounded-panel bg-bg-inset max-sm:aspect-3/4"
        />
      ) : (
        <Button icon="play" tone="felt" onClick={() => setIsShown(true)}>
          {t('records.replay.show')}
        </Button>
      )}
    </section>
  );
}
