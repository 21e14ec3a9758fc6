/** Folders of the built front ends and of the brands. */
export type WebFolders = Readonly<{
  /** Contains `client/` and `server/server.mjs`. */
  portalDir: string;
  consoleDir: string;
  /** The chat page, which the portal embeds in an iframe. */
  chatDir: string;
  /** One folder per brand, named by its code. */
  brandsDir: string;
  /** The web fonts of the interface. */
  fontsDir: string;
}>;
