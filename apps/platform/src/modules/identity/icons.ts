/** Available avatars; each is `images/avatars/<name>.svg` of a brand. The first is the default. */
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
