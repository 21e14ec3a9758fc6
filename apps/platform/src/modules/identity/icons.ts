/** Avatars that everybody can choose; each is `images/avatars/<name>.svg` of a brand. The first is what an account begins with. */
export const icons = [
  'panda',
  'tiger',
  'rabbit',
  'dragon',
  'horse',
  'goat',
  'monkey',
  'rooster',
  'dog',
  'fox',
  'koi',
  'crane',
] as const;
