/** The sizes in which pages ask for the brand's own pictures; what a brand's folder holds is held to them. */
export const pictureSizes = {
  hero: { width: 1920, height: 520 },
  heroSmall: { width: 720, height: 704 },
  strip: { width: 1344, height: 160 },
  card: { width: 960, height: 400 },
  tile: { width: 360, height: 480 },
  tileSmall: { width: 180, height: 240 },
  /** Twice the 360 x 640 that it is shown at. */
  entry: { width: 720, height: 1280 },
} as const;
