import type { Brand } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import type { GuestAnswers } from './createGuestAnswers.ts';
import type { Regions } from './regions.ts';

/** Where the built front ends and the brands' folders are. */
export type Web = Readonly<{
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

/** What serving them needs from the rest of the platform. */
export type WebDeps = {
  web: Web;
  brandOf(host: string): Promise<Brand | undefined>;
  /** Answers what pages begin with. */
  answerGuest: GuestAnswers;
  /** Tells who is refused for where they are. */
  regions: Regions;
  log: Logger;
  /** Where games and their verifier come from; the only other site a page may frame. */
  studioUrl: string;
  /** Where visitors reach this installation; its scheme and port stand in every full address. */
  publicUrl: string;
  /** True where visitors come over TLS, so that browsers may be told to insist on it. */
  isSecure: boolean;
  /** Pages that one address is given in a second, by this process; who asks faster waits. */
  pagesPerSecond: number;
};
