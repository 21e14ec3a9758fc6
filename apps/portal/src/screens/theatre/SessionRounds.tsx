import { formatAmount } from '@baize/maths';
import { Button } from '@baize/ui/Button';
import { buttonClass } from '@baize/ui/buttonClass';
import { Drawer } from '@baize/ui/Drawer';
import { EmptyState } from '@baize/ui/EmptyState';
import { Icon } from '@baize/ui/Icon';
import { Money } from '@baize/ui/Money';
import { wallTime } from '../../businessDay.ts';
import { useT } from '../../i18n/useT.ts';
import { currencySymbol, useBrand } from '../../useBrand.ts';
import { FairLink } from './FairLink.tsx';
import { LimitUse } from './LimitUse.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import type { useSessionTotals } from './useSessionTotals.ts';
import { Link } from '../../router/Link.tsx';

interface SessionRoundsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  session: ReturnType<typeof useSessionTotals>;
  vassalage: string;
  onBreak: () => void;
  onRound: (id: string) => void;
}

/** The last rounds of this session over the running game. */
export function SessionRounds({ isOpen, onOpenChange, session, vassalage, onBreak, onRound }: SessionRoundsProps) {
  const t = useT();
  const { timeZone } = useBrand();
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('theatre.session')}
      labels={{ close: t('theatre.closePanel') }}
      footer={
        <Link to="/member" search={{ page: 'personalHistoryCopy' }} className={buttonClass({ isBlock: true })}>
          {t('theatre.fullRecord')}
        </Link>
      }
    >
      <SessionFigures
        session={session}
        className="mb-4 flex flex-col gap-2 rounded-panel bg-bg-2 p-4 text-body shadow-cushion sm:flex-row sm:flex-wrap sm:justify-between"
      />
      {session.isGuest ? null : (
        <>
          <LimitUse className="mb-4 text-dense" />
          <p className="mb-4 flex flex-wrap gap-2 lg:hidden">
            <Button size="s" icon="pause" onClick={onBreak}>
              {t('theatre.break')}
            </Button>
            <FairLink vassalage={vassalage} />
          </p>
        </>
      )}
      {session.rounds.length === 0 ? (
        <EmptyState size="s" title={t('theatre.noRounds')} hint={t('theatre.noRoundsHint')} />
      ) : (
        <ul className="flex flex-col">
          {session.rounds.map((round) => (
            <li key={round.id} className="border-b border-line-1 last:border-b-0">
              <button
                type="button"
                onClick={() => onRound(round.id)}
                className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-bg-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-label text-text-1 tabular-nums">
                    {wallTime(Date.parse(round.startedAt), timeZone)}
                  </span>
                  <span className="block text-cap text-text-3">
                    {t('theatre.roundStake')}{' '}
                    <Money value={formatAmount(round.bet)} symbol={currencySymbol(round.currency)} />
                  </span>
                </span>
                <Money
                  value={formatAmount(round.net)}
                  symbol={currencySymbol(round.currency)}
                  sign="always"
                  tone="outcome"
                  size="s"
                />
                <Icon name="chevronRight" size={18} className="text-text-3" />
                <span className="sr-only">{t('theatre.openRound')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
