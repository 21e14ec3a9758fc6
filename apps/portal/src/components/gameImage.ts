import type { Game } from './useOpenGame.ts';

/** The address of a game's picture. Pictures of the house come in two widths, those of other vendors as they are. */
export function gameImage({ image }: Pick<Game, 'image'>, width: 180 | 360): string {
  return width === 180 && image.startsWith('/brand/') ? image.replace(/\.webp(?=$|\?)/, '-180.webp') : image;
}

/** The same as a `srcset`, or nothing where only one size exists. */
export function gameImageSet(game: Pick<Game, 'image'>): string | undefined {
  const small = gameImage(game, 180);
  return small === game.image ? undefined : `${small} 180w, ${game.image} 360w`;
}
