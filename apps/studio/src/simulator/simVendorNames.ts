/** What the simulated vendors are called. */
export const simVendorNames: Readonly<Record<string, string>> = {
  ...{ lantern: 'Lantern Live', meridian: 'Meridian Tables', coral: 'Coral Games' },
  ...{ silk: 'Silk Reels', copper: 'Copper Cards', northbank: 'Northbank Sports' },
};
