/** The demo's vendors of the studio's simulator, one at least per dialect with a secret. */
export const simulatedVendors = [
  { code: 'lantern', name: 'Lantern Live', dialect: 'pragmatic' },
  { code: 'meridian', name: 'Meridian Tables', dialect: 'evolution' },
  { code: 'northbank', name: 'Northbank Sports', dialect: 'sbo' },
  { code: 'coral', name: 'Coral Games', dialect: 'jili' },
  { code: 'silk', name: 'Silk Reels', dialect: 'pgsoft' },
  { code: 'copper', name: 'Copper Cards', dialect: 'softswiss' },
  { code: 'harbour', name: 'Harbour Draws', dialect: 'softswiss' },
] as const;

export type SimulatedVendor = (typeof simulatedVendors)[number];
