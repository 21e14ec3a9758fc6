import type { Brand } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import type { Regions } from '#modules/site/index.ts';
import type { GuestAnswers } from './createGuestAnswers.ts';
import type { WebFolders } from './WebFolders.ts';

/** What serving the pages needs from the rest of the platform. */
export type WebDeps = {
  web: WebFolders;
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
