import { Tabs } from '@baize/ui/Tabs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { DrawTable } from './DrawTable.tsx';
import { FeedTable } from './FeedTable.tsx';
import { LotteryTable } from './LotteryTable.tsx';
import { NumberTable } from './NumberTable.tsx';

const others = ['terms', 'numbers', 'feeds'] as const;
const tabs = ['draws', ...others] as const;
const contents = { draws: DrawTable, terms: LotteryTable, numbers: NumberTable, feeds: FeedTable };

/** Lotteries from behind the counter: draws and their results, the terms of each lottery, its restricted numbers, and who publishes results. */
export function LotteriesScreen() {
  const t = useT();
  const navigate = useNavigate({ from: '/lotteries' });
  const { tab = 'draws' } = useSearch({ from: '/lotteries' });
  const Content = contents[tab];
  return (
    <div data-screen="lotteries.Lotteries">
      <ScreenHead title={t('nav.lotteries')} />
      <Tabs
        label={t('nav.lotteries')}
        value={tab}
        onValueChange={(next) => void navigate({ search: { tab: others.find((one) => one === next) } })}
        items={tabs.map((value) => ({ value, label: t(`lotteries.tab.${value}`) }))}
        className="mb-4"
      />
      <Content />
    </div>
  );
}
