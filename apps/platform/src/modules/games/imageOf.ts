/** URL path of a tile's picture for the brand of the host. */
export function imageOf(name: string): string {
  return `/brand/images/tiles/${name}.webp`;
}
