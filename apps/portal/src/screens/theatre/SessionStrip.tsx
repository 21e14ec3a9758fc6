import { Button } from '@baize/ui/Button';
import { useT } from '../../i18n/useT.ts';
import { FairLink } from './FairLink.tsx';
import { LimitUse } from './LimitUse.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import type { useSessionTotals } from './useSessionTotals.ts';

interface SessionStripProps {
  session: ReturnType<typeof useSessionTotals>;
  vassalage: string;
  onBreak: () => void;
  onHistory: () => void;
}

/** What the session came to, below the stage. Where there is no room for the ways out of it, they stand in the history. */
export function SessionStrip({ session, vassalage, onBreak, onHistory }: SessionStripProps) {
  const t = useT();
  return (
    <section
      aria-label={t('theatre.session')}
      data-bottom-bar="session"
      className="flex h-10 shrink-0 items-center gap-4 bg-bg-1 px-4 text-dense max-sm:hidden"
    >
      <SessionFigures session={session} className="mr-auto flex flex-wrap items-baseline gap-x-6" />
      {session.isGuest ? null : (
        <>
          <LimitUse className="max-lg:hidden" />
          <Button size="s" tone="ghost" icon="pause" className="h-8! max-lg:hidden" onClick={onBreak}>
            {t('theatre.break')}
          </Button>
        </>
      )}
      <Button size="s" tone="ghost" icon="history" className="h-8!" onClick={onHistory}>
        {t('theatre.history')}
      </Button>
      <FairLink vassalage={vassalage} className="h-8! max-lg:hidden" />
    </section>
  );
}
