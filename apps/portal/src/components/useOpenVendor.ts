import { useT } from '../i18n/useT.ts';
import { openLogin, openVendorGames } from '../layer.ts';
import { hrefOf } from '../router/hrefOf.ts';
import { useRouter } from '../router/useRouter.ts';
import { readSession } from '../session.ts';
import { categoryPath, type Category, type VendorOf } from './useCategories.ts';
import { vendorTarget } from './vendorTarget.ts';

/** The address behind a vendor's card, for links. A list of games has none of its own: its category stands for it. */
export function vendorHref(category: Category, card: VendorOf): string {
  const target = vendorTarget(category, card);
  switch (target.kind) {
    case 'lobby':
      return hrefOf({ to: '/rng', search: target.search });
    case 'lottery':
      return hrefOf(target);
    case 'game':
      return hrefOf({ to: '/seamless', search: target.search });
    case 'list':
      return categoryPath[category];
  }
}

/** Opens a vendor. Where a session is needed a guest logs in first and then goes on. */
export function useOpenVendor(): (category: Category, card: VendorOf) => void {
  const t = useT();
  const router = useRouter();
  return (category, card) => {
    const { kind } = vendorTarget(category, card);
    if (kind === 'list') {
      openVendorGames({ category, vassalage: card.vassalage, name: card.name });
      return;
    }
    const open = (): void => void router.go(vendorHref(category, card));
    if (kind === 'lobby' || readSession().status === 'member') open();
    else openLogin({ label: t('shell.toPlay', { game: card.name }), resume: open });
  };
}
