import type { IconName } from '@baize/ui/Icon';
import { useT } from '../i18n/useT.ts';
import type { MemberPage } from '../paths.ts';
import { useNavigate } from '../router/useNavigate.ts';
import { useSession } from '../session.ts';
import { useBrand } from '../useBrand.ts';
import { useRealAction } from './useRealAction.ts';
import { useUnread } from './useUnread.ts';

type AccountItem = {
  id: MemberPage | 'agent';
  label: string;
  icon: IconName;
  /** What waits there, such as messages that are unread. */
  count?: number;
  onSelect(): void;
};

/** Where an account leads, for who may go there; in the menu of wide screens and in the drawer of phones it is this list. */
export function useAccountItems(): AccountItem[] {
  const t = useT();
  const navigate = useNavigate();
  const { modules } = useBrand();
  const { isAgent } = useSession();
  const realAction = useRealAction();
  const count = useUnread();
  const page = (id: MemberPage, label: string, icon: IconName): AccountItem => ({
    ...{ id, label, icon },
    onSelect: () => void navigate({ to: '/member', search: { page: id } }),
  });
  /* Money comes and goes for real accounts only. */
  const real = (item: AccountItem): AccountItem => ({ ...item, onSelect: () => realAction(item.onSelect) });
  const agent: AccountItem = {
    ...{ id: 'agent', label: t('shell.agentHomeTitle'), icon: 'users' },
    onSelect: () => void navigate({ to: '/agentHome' }),
  };
  return [
    ...(isAgent === true ? [agent] : []),
    page('securityCenter', t('shell.myAccount'), 'user'),
    real(page('depositv2', t('shell.deposit'), 'deposit')),
    real(page('withdraw', t('shell.withdraw'), 'withdraw')),
    page('personalHistoryCopy', t('shell.bettingRecord'), 'history'),
    ...(modules.includes('TRANSREC3') ? [page('transactionHistory', t('shell.accountRecord'), 'list')] : []),
    { ...page('messageV2', t('shell.messages'), 'mail'), count },
    page('saferPlay', t('shell.saferPlay'), 'shield'),
  ];
}
