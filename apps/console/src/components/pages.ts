import type { IconName } from '@baize/ui/Icon';
import type { WordKey } from '../i18n/useT.ts';
import type { Permission } from '@baize/contract/operators/permissions';

export type Page = {
  to:
    | '/'
    | '/deposits'
    | '/withdrawals'
    | '/feedback'
    | '/letters'
    | '/broadcasts'
    | '/segments'
    | '/chat'
    | '/members'
    | '/excluded'
    | '/kyc'
    | '/ledger'
    | '/wallets'
    | '/bonuses'
    | '/freeRounds'
    | '/heldWins'
    | '/contractList'
    | '/refusedCalls'
    | '/promotions'
    | '/applications'
    | '/rebates'
    | '/points'
    | '/vendors'
    | '/games'
    | '/returns'
    | '/comparisons'
    | '/jackpots'
    | '/lotteries'
    | '/contracts'
    | '/contractBills'
    | '/agents'
    | '/candidates'
    | '/invites'
    | '/reconciliation'
    | '/channels'
    | '/adjustments'
    | '/audit'
    | '/outbox'
    | '/jobs'
    | '/content'
    | '/settings';
  label: WordKey;
  group: WordKey;
  icon: IconName;
  permission: Permission;
};

/** What the navigation and the palette lead to, in groups. */
export const pages: readonly Page[] = [
  { to: '/', label: 'nav.overview', group: 'nav.work', icon: 'home', permission: 'members.read' },
  { to: '/deposits', label: 'nav.deposits', group: 'nav.work', icon: 'deposit', permission: 'cashier.read' },
  { to: '/withdrawals', label: 'nav.withdrawals', group: 'nav.work', icon: 'withdraw', permission: 'cashier.read' },
  { to: '/members', label: 'nav.members', group: 'nav.people', icon: 'users', permission: 'members.read' },
  { to: '/kyc', label: 'nav.kyc', group: 'nav.people', icon: 'document', permission: 'kyc.read' },
  { to: '/excluded', label: 'nav.excluded', group: 'nav.people', icon: 'shield', permission: 'limits.read' },
  { to: '/feedback', label: 'nav.feedback', group: 'nav.people', icon: 'pencil', permission: 'feedback.read' },
  { to: '/letters', label: 'nav.letters', group: 'nav.people', icon: 'mail', permission: 'feedback.read' },
  { to: '/broadcasts', label: 'nav.broadcasts', group: 'nav.people', icon: 'mail', permission: 'messages.read' },
  { to: '/segments', label: 'nav.segments', group: 'nav.people', icon: 'filter', permission: 'members.read' },
  { to: '/chat', label: 'nav.chat', group: 'nav.people', icon: 'chat', permission: 'chat.read' },
  { to: '/ledger', label: 'nav.ledger', group: 'nav.money', icon: 'chart', permission: 'wallet.read' },
  { to: '/adjustments', label: 'nav.adjustments', group: 'nav.money', icon: 'pencil', permission: 'cashier.read' },
  { to: '/channels', label: 'nav.channels', group: 'nav.money', icon: 'bank', permission: 'cashier.read' },
  {
    to: '/reconciliation',
    label: 'nav.reconciliation',
    group: 'nav.money',
    icon: 'transfer',
    permission: 'cashier.read',
  },
  { to: '/wallets', label: 'nav.wallets', group: 'nav.money', icon: 'wallet', permission: 'transfers.read' },
  { to: '/bonuses', label: 'nav.bonuses', group: 'nav.money', icon: 'gift', permission: 'bonuses.read' },
  { to: '/heldWins', label: 'nav.heldWins', group: 'nav.money', icon: 'alert', permission: 'vendors.read' },
  { to: '/freeRounds', label: 'nav.freeRounds', group: 'nav.money', icon: 'gift', permission: 'bonuses.read' },
  { to: '/promotions', label: 'nav.promotions', group: 'nav.money', icon: 'star', permission: 'promotions.read' },
  { to: '/applications', label: 'nav.applications', group: 'nav.work', icon: 'gift', permission: 'promotions.read' },
  { to: '/rebates', label: 'nav.rebates', group: 'nav.money', icon: 'coins', permission: 'bonuses.read' },
  { to: '/lotteries', label: 'nav.lotteries', group: 'nav.work', icon: 'ticket', permission: 'lotteries.read' },
  { to: '/points', label: 'nav.points', group: 'nav.money', icon: 'star', permission: 'points.read' },
  { to: '/contractBills', label: 'nav.contractBills', group: 'nav.money', icon: 'list', permission: 'contracts.read' },
  { to: '/agents', label: 'nav.agents', group: 'nav.people', icon: 'users', permission: 'agents.read' },
  { to: '/candidates', label: 'nav.candidates', group: 'nav.people', icon: 'mail', permission: 'agents.read' },
  { to: '/invites', label: 'nav.invites', group: 'nav.people', icon: 'pencil', permission: 'agents.read' },
  { to: '/contractList', label: 'nav.contractList', group: 'nav.people', icon: 'list', permission: 'contracts.read' },
  { to: '/contracts', label: 'nav.contracts', group: 'nav.people', icon: 'document', permission: 'contracts.read' },
  { to: '/vendors', label: 'nav.vendors', group: 'nav.play', icon: 'link', permission: 'vendors.read' },
  { to: '/games', label: 'nav.games', group: 'nav.play', icon: 'games', permission: 'games.read' },
  { to: '/returns', label: 'nav.returns', group: 'nav.play', icon: 'chart', permission: 'games.read' },
  { to: '/jackpots', label: 'nav.jackpots', group: 'nav.play', icon: 'coins', permission: 'vendors.read' },
  { to: '/comparisons', label: 'nav.comparisons', group: 'nav.play', icon: 'transfer', permission: 'vendors.read' },
  { to: '/refusedCalls', label: 'nav.refusedCalls', group: 'nav.play', icon: 'shield', permission: 'vendors.read' },
  { to: '/content', label: 'nav.content', group: 'nav.system', icon: 'document', permission: 'content.read' },
  { to: '/outbox', label: 'nav.outbox', group: 'nav.system', icon: 'mail', permission: 'outbox.read' },
  { to: '/jobs', label: 'nav.jobs', group: 'nav.system', icon: 'refresh', permission: 'jobs.read' },
  { to: '/settings', label: 'nav.settings', group: 'nav.system', icon: 'settings', permission: 'site.read' },
  { to: '/audit', label: 'nav.audit', group: 'nav.system', icon: 'history', permission: 'audit.read' },
];
