import { getLottery } from '@baize/contract/lotteries/getLottery';
import { ErrorState } from '@baize/ui/ErrorState';
import { resultRows } from '@baize/maths/lottery/resultRows';
import { Button } from '@baize/ui/Button';
import { EmptyState } from '@baize/ui/EmptyState';
import { Skeleton } from '@baize/ui/Skeleton';
import { Tabs } from '@baize/ui/Tabs';
import { toast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../call.ts';
import { ListPlace, type ListSearch } from '../../components/list/ListPlace.ts';
import { useT } from '../../i18n/useT.ts';
import type { Searches } from '../../paths.ts';
import { useNavigate } from '../../router/useNavigate.ts';
import { useShown } from '../../router/useShown.ts';
import { learnServerTime, nowMs, serverAheadMs } from '../../useBrand.ts';
import type { BetItem, LotteryCard, LotteryTerms } from './BetItem.ts';
import { ChaseList } from './ChaseList.tsx';
import { DragonList } from './DragonList.tsx';
import { DrawHead } from './DrawHead.tsx';
import { Guide } from './Guide.tsx';
import type { HallPath } from './halls.ts';
import { OpenedList } from './OpenedList.tsx';
import { itemsOf } from './itemsOf.ts';
import { OrderList } from './OrderList.tsx';
import { Pad, type Wish } from './Pad.tsx';
import { PastDraws } from './PastDraws.tsx';
import { ResultBoard } from './ResultBoard.tsx';
import { StationTickets } from './StationTickets.tsx';
import { hasClosed } from './takesBets.ts';
import { TicketPanel } from './TicketPanel.tsx';
import { Trend } from './Trend.tsx';
import { useFamily } from './useFamily.ts';

interface BettingProps {
  opened: LotteryCard;
  terms: LotteryTerms;
}

const tabs = ['orders', 'chases', 'result', 'draws', 'trend', 'guide'] as const;
const NEWS_MS = 3_000;

/** One lottery: its draw, the pad, the ticket, own orders and past draws. Which of its lists is shown stands in the address. */
export function Betting({ opened, terms }: BettingProps) {
  const t = useT();
  const now = useQuery({
    queryKey: [getLottery.id, opened.gameCode, 'clock'],
    /* Every answer names the server's time: countdowns go by it, however long this page has been open. */
    queryFn: async () => {
      const answer = await call(getLottery, { gameCode: opened.gameCode });
      learnServerTime(Date.parse(answer.serverTime));
      return { ...answer, aheadMs: serverAheadMs() };
    },
    placeholderData: { serverTime: '', lottery: opened, aheadMs: serverAheadMs() },
    staleTime: 0,
    /* Between the close of a draw and the next one, and until its numbers, there is something to wait for. */
    refetchInterval: ({ state }) => {
      const { current = null, last = null } = state.data?.lottery ?? {};
      const isBehind = current !== null && last !== null && Date.parse(last.drawAt) < Date.parse(current.opensAt);
      return current === null || last === null || isBehind || hasClosed({ current }, nowMs()) ? NEWS_MS : false;
    },
  });
  const lottery = now.data?.lottery ?? opened;
  const family = useFamily(lottery.family, terms.yearAnimal);
  const [items, setItems] = useState<readonly BetItem[]>([]);
  const [isTyping, setTyping] = useState(false);
  const navigate = useNavigate();
  const { path, search } = useShown().place;
  const show = (next: ListSearch): void =>
    void navigate({ to: path as HallPath, search: next as Searches[HallPath], replace: true, resetScroll: false });
  const [wish, setWish] = useState<Wish | undefined>(() =>
    typeof search['bet'] === 'string' ? { bet: search['bet'] } : undefined,
  );
  const tab = tabs.find((one) => one === search['tab']) ?? 'orders';
  return (
    <>
      <DrawHead lottery={lottery} aheadMs={now.data?.aheadMs ?? 0} onDrawn={() => void now.refetch()} />
      {lottery.lottoArea === 'VN' ? (
        <div className="flex justify-end">
          <Button icon="ticket" onClick={() => setTyping(true)}>
            {t('lottery.ticket.open')}
          </Button>
        </div>
      ) : null}
      {family.isError ? (
        <ErrorState
          title={t('lottery.failedTitle')}
          retryLabel={t('shell.retry')}
          onRetry={() => void family.refetch()}
        />
      ) : family.isPending ? (
        <Skeleton className="h-80 rounded-panel" />
      ) : (
        <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Pad
            family={family.data}
            lottery={lottery}
            terms={terms}
            wish={wish}
            onAdd={(item) => setItems((known) => [...known, item])}
          />
          <div className="flex flex-col gap-4">
            <TicketPanel lottery={lottery} terms={terms} family={family.data} items={items} onItems={setItems} />
            <OpenedList lottery={lottery} />
            <DragonList
              lotteries={[lottery]}
              onBet={(bet) => {
                setWish({ bet });
                document.getElementById('lottery-pad')?.scrollIntoView({ block: 'nearest' });
              }}
            />
          </div>
        </div>
      )}
      <Tabs
        label={t('lottery.sections')}
        value={tab}
        onValueChange={(next) => show({ gameCode: search['gameCode'], tab: next === 'orders' ? undefined : next })}
        items={tabs
          .filter((value) => value !== 'result' || resultRows(lottery.family) !== undefined)
          .map((value) => ({ value, label: t(`lottery.tab.${value}`) }))}
      />
      {tab === 'result' && lottery.last?.numbers ? (
        <ResultBoard family={lottery.family} no={lottery.last.no} numbers={lottery.last.numbers} />
      ) : tab === 'result' ? (
        <EmptyState title={t('lottery.drawsNone')} hint={t('lottery.drawsNoneHint')} />
      ) : null}
      {tab === 'trend' && family.data !== undefined ? <Trend lottery={lottery} family={family.data} /> : null}
      {tab === 'guide' && family.data !== undefined ? <Guide family={family.data} terms={terms} /> : null}
      <ListPlace value={{ search, show }}>
        {tab === 'orders' ? (
          <OrderList
            gameCode={lottery.gameCode}
            family={family.data}
            onRepeat={(order) => {
              const again = family.data === undefined ? [] : itemsOf(order, family.data, terms);
              if (again.length === 0) toast.error(t('lottery.repeatFailed'));
              else {
                setItems((known) => [...known, ...again]);
                toast.success(t('lottery.repeated'));
              }
            }}
          />
        ) : null}
        {tab === 'chases' ? <ChaseList gameCode={lottery.gameCode} /> : null}
        {tab === 'draws' ? <PastDraws lottery={lottery} /> : null}
      </ListPlace>
      {isTyping ? <StationTickets usual={lottery} onClose={() => setTyping(false)} /> : null}
    </>
  );
}
