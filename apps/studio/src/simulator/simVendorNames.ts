/** Display names of the simulated vendors. */
export const simVendorNames: Readonly<Record<string, string>> = {
  ...{ lantern: 'Lantern Live', meridian: 'Meridian Tables', coral: 'Coral Games' },
  ...{ silk: 'Silk Reels', copper: 'Copper Cards', northbank: 'Northbank Sports' },
  harbour: 'Harbour Draws',
};
