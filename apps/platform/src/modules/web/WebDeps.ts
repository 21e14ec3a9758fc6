import type { Brand } from '#kit/implement.ts';
import type { Logger } from '@baize/server/logger';
import type { Regions } from '#modules/site/index.ts';
import type { GuestAnswers } from './createGuestAnswers.ts';
import type { WebFolders } from './WebFolders.ts';

/** Dependencies of the module. */
export type WebDeps = {
  web: WebFolders;
  brandOf(host: string): Promise<Brand | undefined>;
  /** Answers the prefetched calls of pages. */
  answerGuest: GuestAnswers;
  /** Which visitors are refused by region. */
  regions: Regions;
  log: Logger;
  /** The origin of the house's games and their verifier. */
  studioUrl: string;
  /** The origins that a brand's other vendors serve games and pictures from. */
  gameOrigins(brandId: number): Promise<readonly string[]>;
  /** The public URL of this installation; full URLs have its scheme and port. */
  publicUrl: string;
  /** Whether visitors use TLS, so that HSTS can be sent. */
  isSecure: boolean;
  /** Pages per second for one address in this process; faster requests are delayed. */
  pagesPerSecond: number;
};
