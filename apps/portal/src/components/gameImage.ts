import { cdnUrl } from './cdnUrl.ts';
import type { Game } from './useOpenGame.ts';

/** The picture of games that have none, or whose own does not come. */
export const defaultGameImage = '/brand/images/tiles/default.webp';

/**
 * The address of a game's picture, at one of the brand's hosts for pictures where it has any. Pictures of the house come in
 * two widths, those of other vendors as they are.
 */
export function gameImage({ image }: Pick<Game, 'image'>, width: 180 | 360, hosts: readonly string[]): string {
  const path = width === 180 && image.startsWith('/brand/') ? image.replace(/\.webp(?=$|\?)/, '-180.webp') : image;
  return cdnUrl(path, hosts);
}

/** The same as a `srcset`, or nothing where only one size exists. */
export function gameImageSet(game: Pick<Game, 'image'>, hosts: readonly string[]): string | undefined {
  const [small, large] = [gameImage(game, 180, hosts), gameImage(game, 360, hosts)];
  return small === large ? undefined : `${small} 180w, ${large} 360w`;
}
