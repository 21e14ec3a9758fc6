/** Where a tile's picture is served for the brand of the host. */
export function imageOf(name: string): string {
  return `/brand/images/tiles/${name}.webp`;
}
