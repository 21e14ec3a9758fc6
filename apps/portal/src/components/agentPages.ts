import type { IconName } from '@baize/ui/Icon';
import type { ComponentType } from 'react';
import type { AgentPage } from '../paths.ts';
import { lazyPart } from './lazyPart.ts';

const payWords = ['contracts', 'account', 'error'] as const;

/* A page of `pay` is there while its contract is, or while one waits to be signed. */
export const agentGroups = ['team', 'reports', 'pay'] as const;
type Shown = { group: (typeof agentGroups)[number]; icon: IconName };

/** The pages of the agent centre in the order of its menu. */
export const agentPages: Record<AgentPage, Shown> = {
  agentTeamOverview: { group: 'team', icon: 'chart' },
  agentAnnouncement: { group: 'team', icon: 'bell' },
  registerCenter: { group: 'team', icon: 'plus' },
  downlineManagmentView: { group: 'team', icon: 'users' },
  personalHistoryCopy: { group: 'reports', icon: 'history' },
  palStatementsAgentCopy: { group: 'reports', icon: 'list' },
  agentRevenueReport: { group: 'reports', icon: 'coins' },
  agentDownlineTransactionDetailsCopy: { group: 'reports', icon: 'transfer' },
  agentDividendRecordCopy2: { group: 'pay', icon: 'coins' },
  agentDailyWages2: { group: 'pay', icon: 'calendar' },
  agentHourSalary: { group: 'pay', icon: 'clock' },
  agentRealtimeSalary: { group: 'pay', icon: 'refresh' },
};

/** What each of them shows, in a chunk of its own with its words. */
export const agentParts: Record<AgentPage, ComponentType> = {
  agentTeamOverview: lazyPart(() => import('../screens/agent/TeamOverview.tsx'), 'TeamOverview'),
  agentAnnouncement: lazyPart(() => import('../screens/agent/AgentNotices.tsx'), 'AgentNotices'),
  registerCenter: lazyPart(() => import('../screens/agent/RegisterCenter.tsx'), 'RegisterCenter', ['account']),
  downlineManagmentView: lazyPart(() => import('../screens/agent/Downlines.tsx'), 'Downlines', [
    'account',
    'wallet',
    'contracts',
  ]),
  personalHistoryCopy: lazyPart(() => import('../screens/agent/TeamRecords.tsx'), 'TeamRecords'),
  palStatementsAgentCopy: lazyPart(() => import('../screens/agent/Statements.tsx'), 'Statements'),
  agentRevenueReport: lazyPart(() => import('../screens/agent/RevenueReport.tsx'), 'RevenueReport', ['contracts']),
  agentDownlineTransactionDetailsCopy: lazyPart(
    () => import('../screens/agent/TeamTransactions.tsx'),
    'TeamTransactions',
  ),
  agentDividendRecordCopy2: lazyPart(
    () => import('../screens/contracts/DividendRecords.tsx'),
    'DividendRecords',
    payWords,
  ),
  agentDailyWages2: lazyPart(() => import('../screens/contracts/DailyWages.tsx'), 'DailyWages', payWords),
  agentHourSalary: lazyPart(() => import('../screens/contracts/HourSalary.tsx'), 'HourSalary', payWords),
  agentRealtimeSalary: lazyPart(() => import('../screens/contracts/RealtimeSalary.tsx'), 'RealtimeSalary', payWords),
};
