import type { IconName } from '@baize/ui/Icon';
import { useQuery } from '@tanstack/react-query';
import { firstAnswers } from '../firstAnswers.ts';
import { useT } from '../i18n/useT.ts';
import { openFeedback, openLogin } from '../layer.ts';
import type { Path } from '../paths.ts';
import { useNavigate } from '../router/useNavigate.ts';
import { readSession } from '../session.ts';
import { useBrand } from '../useBrand.ts';
import { categoryIcon, categoryPath, inNavOrder, type CategoryVendors } from './useCategories.ts';

type Common = { key: string; label: string; icon: IconName };
export type NavItem =
  | (Common & { kind: 'link'; to: Path; vendors?: CategoryVendors; onGuest?: () => void })
  | (Common & { kind: 'act'; onSelect(): void });

/**
 * The navigation: Home, every category that has vendors, then what the brand has switched on. Wherever it is shown, bar,
 * rail or drawer, it is this list. `onGuest` stands in for the link while nobody is signed in.
 */
export function useNavItems(): NavItem[] {
  const t = useT();
  const navigate = useNavigate();
  const { modules, bannerGroups } = useBrand();
  const { data = [] } = useQuery(firstAnswers.vendors);
  const isSent = (key: string): boolean => data.some(({ gameClassify }) => gameClassify === key);

  const items: NavItem[] = [{ key: 'HOME', kind: 'link', label: t('shell.home'), icon: 'home', to: '/' }];
  if (isSent('DOWN')) {
    items.push({ key: 'DOWN', kind: 'link', label: t('shell.download'), icon: 'download', to: '/down' });
  }
  for (const vendors of inNavOrder(data)) {
    const { gameClassify } = vendors;
    items.push({
      key: gameClassify,
      kind: 'link',
      label: t(`shell.category.${gameClassify}`),
      icon: categoryIcon[gameClassify],
      to: categoryPath[gameClassify],
      vendors,
    });
  }
  items.push({ key: 'PROMO', kind: 'link', label: t('shell.promotions'), icon: 'promo', to: '/promotions' });
  if (modules.includes('PTSYS3')) {
    items.push({
      key: 'POINTMALL',
      kind: 'link',
      label: t('shell.pointMall'),
      icon: 'star',
      to: '/pointMall',
      onGuest: () => openLogin({ label: t('shell.toPointMall'), resume: () => void navigate({ to: '/pointMall' }) }),
    });
  }
  if (bannerGroups.includes('w_daili')) {
    items.push({ key: 'JOIN', kind: 'link', label: t('shell.joinUs'), icon: 'users', to: '/join' });
  }
  items.push({
    key: 'FEEDBACK',
    kind: 'act',
    label: t('shell.feedback'),
    icon: 'pencil',
    onSelect: () => {
      if (readSession().status === 'member') openFeedback();
      else openLogin({ label: t('shell.toFeedback'), resume: openFeedback });
    },
  });
  return items;
}
