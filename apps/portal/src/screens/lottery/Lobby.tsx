import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Tabs } from '@baize/ui/Tabs';
import { buttonClass } from '@baize/ui/buttonClass';
import { useState } from 'react';
import { useT } from '../../i18n/useT.ts';
import type { WordKey } from '../../i18n/WordKey.ts';
import { Link } from '../../router/Link.tsx';
import type { LotteryCard } from './BetItem.ts';
import { DragonList } from './DragonList.tsx';
import type { HallPath } from './halls.ts';
import { LotteryTile } from './LotteryTile.tsx';
import { QuickPicks } from './QuickPicks.tsx';
import { TypedTickets } from './TypedTickets.tsx';

interface LobbyProps {
  path: HallPath;
  lotteries: readonly LotteryCard[];
  /** A draw has closed: there is news. */
  onDrawn: () => void;
}

/** What closes first stands first; what takes no bets now stands last. */
const closing = ({ current }: LotteryCard): number =>
  current === null ? Number.POSITIVE_INFINITY : Date.parse(current.closeAt);

/** Every lottery with its countdown by the server's clock and what it drew last; those of a region by their stations. */
export function Lobby({ path, lotteries, onDrawn }: LobbyProps) {
  const t = useT();
  const groups = [...new Set(lotteries.map(({ gameGroupCode }) => gameGroupCode))];
  const [chosen, setChosen] = useState('');
  const [isTyping, setTyping] = useState(false);
  if (lotteries.length === 0) {
    return (
      <EmptyState
        title={t('lottery.emptyTitle')}
        hint={t('lottery.emptyHint')}
        action={
          <Link to="/" className={buttonClass({ tone: 'neutral' })}>
            {t('shell.toHome')}
          </Link>
        }
      />
    );
  }
  const isRegional = path !== '/lottery' && groups.length > 1;
  const group = groups.includes(chosen) ? chosen : groups[0];
  const shown = isRegional
    ? lotteries
        .filter(({ gameGroupCode }) => gameGroupCode === group)
        .toSorted((one, other) => closing(one) - closing(other))
    : lotteries;
  return (
    <>
      <QuickPicks />
      {path === '/vnLottery' ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-dense text-text-3">{t('lottery.ticket.teaser')}</p>
          <Button icon="ticket" onClick={() => setTyping(true)}>
            {t('lottery.ticket.open')}
          </Button>
        </div>
      ) : null}
      {isRegional ? (
        <Tabs
          label={t('lottery.regions')}
          value={group ?? ''}
          onValueChange={setChosen}
          items={groups.map((value) => ({
            value,
            label: t(`lottery.region.${value}` as WordKey),
            count: lotteries.filter(({ gameGroupCode }) => gameGroupCode === value).length,
          }))}
        />
      ) : null}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map((lottery) => (
          <li key={lottery.gameCode}>
            <LotteryTile lottery={lottery} onDrawn={onDrawn} />
          </li>
        ))}
      </ul>
      <DragonList lotteries={lotteries} />
      {isTyping ? <TypedTickets lotteries={lotteries} onClose={() => setTyping(false)} /> : null}
    </>
  );
}
