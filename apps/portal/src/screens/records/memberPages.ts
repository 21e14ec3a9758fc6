import type { IconName } from '@baize/ui/Icon';
import type { ComponentType } from 'react';
import { lazyPart } from '../../components/lazyPart.ts';
import type { MemberPage } from '../../paths.ts';
import { BettingRecord } from './BettingRecord.tsx';
import { Deposits } from './Deposits.tsx';
import { Messages } from './Messages.tsx';
import { PersonalProfit } from './PersonalProfit.tsx';
import { SecurityCenter } from './SecurityCenter.tsx';
import { Transactions } from './Transactions.tsx';
import { Withdraw } from './Withdraw.tsx';

export const memberGroups = ['money', 'records', 'rewards', 'account'] as const;
type Shown = { group: (typeof memberGroups)[number]; icon: IconName };

/** The pages of the member centre in the order of its menu. */
export const memberPages: Record<MemberPage, Shown> = {
  depositv2: { group: 'money', icon: 'deposit' },
  withdraw: { group: 'money', icon: 'withdraw' },
  transferFund: { group: 'money', icon: 'coins' },
  transferUpline: { group: 'money', icon: 'transfer' },
  personalHistoryCopy: { group: 'records', icon: 'history' },
  transactionHistory: { group: 'records', icon: 'list' },
  personalProfit: { group: 'records', icon: 'chart' },
  rewardCenter: { group: 'rewards', icon: 'star' },
  bonusDetails: { group: 'rewards', icon: 'gift' },
  missionLeaderboard: { group: 'rewards', icon: 'calendar' },
  referral: { group: 'rewards', icon: 'users' },
  manualRebate: { group: 'rewards', icon: 'refresh' },
  securityCenter: { group: 'account', icon: 'user' },
  messageV2: { group: 'account', icon: 'mail' },
  // The house's own, which the specification does not name.
  saferPlay: { group: 'account', icon: 'shield' },
};

/** What each of them shows; what few come for is a chunk of its own, with its words. */
export const memberParts: Record<MemberPage, ComponentType> = {
  depositv2: Deposits,
  withdraw: Withdraw,
  transferFund: lazyPart(() => import('./TransferFund.tsx'), 'TransferFund', ['funds']),
  transferUpline: lazyPart(() => import('./TransferUpline.tsx'), 'TransferUpline', ['team', 'wallet']),
  personalHistoryCopy: BettingRecord,
  transactionHistory: Transactions,
  personalProfit: PersonalProfit,
  rewardCenter: lazyPart(() => import('./RewardCenter.tsx'), 'RewardCenter', ['promotions', 'funds']),
  bonusDetails: lazyPart(() => import('./BonusDetails.tsx'), 'BonusDetails', ['funds']),
  missionLeaderboard: lazyPart(() => import('./MissionLeaderboard.tsx'), 'MissionLeaderboard', [
    'missions',
    'promotions',
    'funds',
  ]),
  referral: lazyPart(() => import('./Referral.tsx'), 'Referral', ['missions', 'promotions', 'funds']),
  manualRebate: lazyPart(() => import('./ManualRebate.tsx'), 'ManualRebate', ['funds']),
  securityCenter: SecurityCenter,
  messageV2: Messages,
  saferPlay: lazyPart(() => import('./SaferPlay.tsx'), 'SaferPlay', ['safer']),
};
