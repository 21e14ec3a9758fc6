/** Where the built front ends and the brands' folders are. */
export type WebFolders = Readonly<{
  /** Holds `client/` and `server/server.mjs`. */
  portalDir: string;
  consoleDir: string;
  /** The page of the chat, which the portal shows in a frame. */
  chatDir: string;
  /** One folder for each brand, named by its code. */
  brandsDir: string;
  /** The interface's own typeface. */
  fontsDir: string;
}>;
