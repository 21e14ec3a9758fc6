/** The pictures of a slide: wide, and cut for phones. */
export function heroImages(code: string): { large: string; small: string } {
  return { large: `/brand/images/hero/${code}-1920.avif`, small: `/brand/images/hero/${code}-720.avif` };
}
