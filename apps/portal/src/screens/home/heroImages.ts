/** The pictures of the hero's slides, each wide and cut for phones. The first is the one a page begins to load at once. */
export const heroImages = {
  dragonEight: { large: '/brand/hero/dragon-eight-1920.avif', small: '/brand/hero/dragon-eight-720.avif' },
  welcome: { large: '/brand/hero/welcome-1920.avif', small: '/brand/hero/welcome-720.avif' },
} as const;

export type HeroImage = (typeof heroImages)[keyof typeof heroImages];
