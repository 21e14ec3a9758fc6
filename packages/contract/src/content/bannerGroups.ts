/** Pages and popups that show banners. */
export const bannerGroups = [
  'w_home',
  'w_promotions',
  'w_rng',
  'w_live',
  'w_fish',
  'w_pvp',
  'w_sports',
  'w_esports',
  'w_elott',
  'w_lott',
  'w_download',
  'w_shop',
  'w_help',
  'w_reg',
  'w_login',
  'w_forget',
  'w_register',
  'w_daili',
] as const;

export type BannerGroup = (typeof bannerGroups)[number];

/** Target of a banner click; `url` is a path, an https address, a promotion id or `vassalage/gameCode`. */
export const linkageTypes = ['none', 'route', 'external', 'promotion', 'game'] as const;
