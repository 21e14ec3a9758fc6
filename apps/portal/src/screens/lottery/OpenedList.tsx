import { listOpenedNumbers } from '@baize/contract/lotteries/listOpenedNumbers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { useIsWide } from '../../components/useIsWide.ts';
import { useT } from '../../i18n/useT.ts';
import type { LotteryCard } from './BetItem.ts';
import { NumberRow } from './NumberRow.tsx';

const SHOWN = 12;

/** What came last, beside the pad where there is room for it; all of it and the way to check it stand below. */
export function OpenedList({ lottery: { gameCode, last } }: { lottery: LotteryCard }) {
  const t = useT();
  const isWide = useIsWide();
  const asked = query(listOpenedNumbers, { gameCode, pageNum: 1, pageSize: SHOWN });
  /* Another draw is another list; the one before it stays until it is there. */
  const list = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, last?.no ?? ''],
    placeholderData: keepPreviousData,
    enabled: isWide,
  });
  const draws = list.data?.content ?? [];
  if (!isWide || draws.length === 0) return null;
  return (
    <section
      aria-label={t('lottery.openedNumbers')}
      className="flex flex-col gap-3 rounded-panel bg-bg-1 p-4 shadow-panel"
    >
      <h2 className="text-h4 text-text-1">{t('lottery.openedNumbers')}</h2>
      <ol className="flex flex-col gap-2">
        {draws.map(({ no, family, numbers }) => (
          <li key={no} className="flex flex-col gap-1">
            <span className="text-cap text-text-3 tabular-nums">#{no}</span>
            <NumberRow family={family} numbers={numbers} size="s" />
          </li>
        ))}
      </ol>
    </section>
  );
}
