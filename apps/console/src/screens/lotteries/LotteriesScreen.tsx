import { Tabs } from '@baize/ui/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { DrawTable } from './DrawTable.tsx';
import { FeedTable } from './FeedTable.tsx';
import { LotteryTable } from './LotteryTable.tsx';

const tabs = ['draws', 'terms', 'feeds'] as const;

/** Lotteries from behind the counter: draws and their results, the terms of each lottery, and who publishes results. */
export function LotteriesScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/lotteries' });
  const { tab = 'draws' } = useSearch({ from: '/lotteries' });
  return (
    <div data-screen="lotteries.Lotteries">
      <ScreenHead title={t('nav.lotteries')} />
      <Tabs
        label={t('nav.lotteries')}
        value={tab}
        onValueChange={(next) =>
          void navigate({ search: { tab: next === 'terms' || next === 'feeds' ? next : undefined } })
        }
        items={tabs.map((value) => ({ value, label: t(`lotteries.tab.${value}`) }))}
        className="mb-4"
      />
      {tab === 'draws' ? <DrawTable /> : tab === 'terms' ? <LotteryTable /> : <FeedTable />}
    </div>
  );
}
