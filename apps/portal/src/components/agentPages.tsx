import type { IconName } from '@baize/ui/Icon';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { AgentPage } from '../paths.ts';
import { lazyPart } from './lazyPart.ts';

type Entry = {
  page: AgentPage;
  icon: IconName;
  Page: LazyExoticComponent<ComponentType>;
};

type Group = { id: 'team' | 'reports' | 'pay'; entries: readonly Entry[] };

const payWords = ['contracts', 'account', 'error'] as const;

/** The pages of the agent centre in the order of its menu, each in a chunk of its own. */
export const agentPages: readonly Group[] = [
  {
    id: 'team',
    entries: [
      {
        page: 'agentTeamOverview',
        icon: 'chart',
        Page: lazyPart(() => import('../screens/agent/TeamOverview.tsx'), 'TeamOverview'),
      },
      {
        page: 'agentAnnouncement',
        icon: 'bell',
        Page: lazyPart(() => import('../screens/agent/AgentNotices.tsx'), 'AgentNotices'),
      },
      {
        page: 'registerCenter',
        icon: 'plus',
        Page: lazyPart(() => import('../screens/agent/RegisterCenter.tsx'), 'RegisterCenter', ['account']),
      },
      {
        page: 'downlineManagmentView',
        icon: 'users',
        Page: lazyPart(() => import('../screens/agent/Downlines.tsx'), 'Downlines', ['account', 'wallet']),
      },
    ],
  },
  {
    id: 'reports',
    entries: [
      {
        page: 'personalHistoryCopy',
        icon: 'history',
        Page: lazyPart(() => import('../screens/agent/TeamRecords.tsx'), 'TeamRecords'),
      },
      {
        page: 'palStatementsAgentCopy',
        icon: 'list',
        Page: lazyPart(() => import('../screens/agent/Statements.tsx'), 'Statements'),
      },
      {
        page: 'agentRevenueReport',
        icon: 'coins',
        Page: lazyPart(() => import('../screens/agent/RevenueReport.tsx'), 'RevenueReport'),
      },
      {
        page: 'agentDownlineTransactionDetailsCopy',
        icon: 'transfer',
        Page: lazyPart(() => import('../screens/agent/TeamTransactions.tsx'), 'TeamTransactions'),
      },
    ],
  },
  {
    /* Each of these is there while its contract is, or while one waits to be signed. */
    id: 'pay',
    entries: [
      {
        page: 'agentDividendRecordCopy2',
        icon: 'coins',
        Page: lazyPart(() => import('../screens/contracts/DividendRecords.tsx'), 'DividendRecords', payWords),
      },
      {
        page: 'agentDailyWages2',
        icon: 'calendar',
        Page: lazyPart(() => import('../screens/contracts/DailyWages.tsx'), 'DailyWages', payWords),
      },
      {
        page: 'agentHourSalary',
        icon: 'clock',
        Page: lazyPart(() => import('../screens/contracts/HourSalary.tsx'), 'HourSalary', payWords),
      },
      {
        page: 'agentRealtimeSalary',
        icon: 'refresh',
        Page: lazyPart(() => import('../screens/contracts/RealtimeSalary.tsx'), 'RealtimeSalary', payWords),
      },
    ],
  },
];
