import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { useT } from '../../i18n/useT.ts';
import type { useLaunch } from './useLaunch.ts';
import { VendorMark } from './VendorMark.tsx';

interface TabOfferProps {
  launch: ReturnType<typeof useLaunch>;
  title: string;
  vassalage: string;
}

/** In place of the frame: the way to a game that may not stand in one. A browser opens a tab for a press only. */
export function TabOffer({ launch, title, vassalage }: TabOfferProps) {
  const t = useT();
  const isAway = launch.phase === 'away';
  return (
    <div className="absolute inset-0 grid place-items-center overflow-y-auto bg-cloth bg-radial-[at_50%_38%] from-cloth-hi to-bg-inset to-85%">
      <div className="flex max-w-120 flex-col items-center gap-5 p-6 text-center">
        <VendorMark vassalage={vassalage} />
        <p className="text-h3 text-text-1">{title}</p>
        <p className="text-body text-text-2" aria-live="polite">
          {isAway ? `${t('theatre.away')}. ${t('theatre.awayHint')}` : t('theatre.tabOnly')}
        </p>
        {isAway ? (
          <Button icon="refresh" onClick={launch.retry}>
            {t('theatre.openAgain')}
          </Button>
        ) : (
          <a
            href={launch.url}
            target="_blank"
            rel="noopener"
            referrerPolicy="origin"
            onClick={launch.onOpened}
            className={buttonClass({ tone: 'felt', size: 'l' })}
          >
            {t('theatre.openTab')}
          </a>
        )}
      </div>
    </div>
  );
}
