/** Where the built front ends and the brands' folders are. */
export type Web = Readonly<{
  /** Holds `client/` and `server/server.mjs`. */
  portalDir: string;
  consoleDir: string;
  /** One folder for each brand, named by its code. */
  brandsDir: string;
}>;
