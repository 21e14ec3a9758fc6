import type { IconName } from '@baize/ui/Icon';
import type { WordKey } from '../i18n/useT.ts';
import type { Permission } from '../useOperator.ts';

export type Page = {
  to: '/' | '/deposits' | '/members' | '/ledger' | '/audit';
  label: WordKey;
  group: WordKey;
  icon: IconName;
  permission: Permission;
};

/** What the navigation and the palette lead to, in groups. */
export const pages: readonly Page[] = [
  { to: '/', label: 'nav.overview', group: 'nav.work', icon: 'home', permission: 'members.read' },
  { to: '/deposits', label: 'nav.deposits', group: 'nav.work', icon: 'deposit', permission: 'cashier.read' },
  { to: '/members', label: 'nav.members', group: 'nav.people', icon: 'users', permission: 'members.read' },
  { to: '/ledger', label: 'nav.ledger', group: 'nav.money', icon: 'chart', permission: 'wallet.read' },
  { to: '/audit', label: 'nav.audit', group: 'nav.system', icon: 'history', permission: 'audit.read' },
];
