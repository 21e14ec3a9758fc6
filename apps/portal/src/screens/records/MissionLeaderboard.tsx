import { Tabs } from '@baize/ui/Tabs';
import { useMissionCount } from '../../components/promotions/useMissionCount.ts';
import { useT } from '../../i18n/useT.ts';
import { Leaderboard } from './Leaderboard.tsx';
import { Missions } from './Missions.tsx';
import { useMemberPlace } from './useMemberPlace.ts';
import { WinnersList } from './WinnersList.tsx';

const tabs = ['missions', 'leaderboard', 'winners'] as const;
type Tab = (typeof tabs)[number];
const contents: Record<Tab, () => React.JSX.Element> = {
  missions: Missions,
  leaderboard: Leaderboard,
  winners: WinnersList,
};

/** What can be done today and this week, who has staked most, and who has won last. */
export function MissionLeaderboard() {
  const t = useT();
  const { search, show } = useMemberPlace();
  const tab = tabs.find((one) => one === search['tab']) ?? 'missions';
  const count = useMissionCount();
  const Content = contents[tab];
  return (
    <div className="flex flex-col gap-4">
      <h1 className="flex min-h-11 items-center text-h2 text-text-1">{t('records.page.missionLeaderboard')}</h1>
      <Tabs
        label={t('missions.views')}
        value={tab}
        onValueChange={(next) => show({ page: 'missionLeaderboard', tab: next === 'missions' ? undefined : next })}
        items={tabs.map((value) => ({
          value,
          label: t(`missions.tab.${value}`),
          ...(value === 'missions' && count > 0 ? { count } : {}),
          ...(value === tab ? { content: <Content /> } : {}),
        }))}
      />
    </div>
  );
}
