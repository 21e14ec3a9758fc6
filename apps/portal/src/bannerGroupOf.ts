import type { Path } from './paths.ts';
import type { BannerGroup } from './Start.ts';

const groups: Partial<Record<Path, BannerGroup>> = {
  '/': 'w_home',
  '/promotions': 'w_promotions',
  '/rng': 'w_rng',
  '/live': 'w_live',
  '/fish': 'w_fish',
  '/pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_elott',
  '/lott': 'w_lott',
  '/down': 'w_download',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
  '/register': 'w_reg',
  '/login': 'w_login',
  '/forgetPassword': 'w_forget',
  '/join': 'w_daili',
};

/** The banners that a page shows; popups have groups of their own, `w_forget` and `w_register`. */
export const bannerGroupOf = (path: Path | undefined): BannerGroup | undefined =>
  path === undefined ? undefined : groups[path];
