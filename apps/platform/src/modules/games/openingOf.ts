import type { SiteSettings } from '@baize/contract';
import { randomInt } from 'node:crypto';
import type { BrandGame } from './createCatalogue.ts';
import { presentGame } from './present.ts';
import type { OpensIn } from './OpensIn.ts';
import { launchUrlOf, vendorOpensIn } from './rules.ts';

/** What a launch answers: the game, where it is opened, and whether it may stand in a frame of the page. */
export function openingOf(
  game: BrandGame,
  url: string,
  { settings, device }: { settings: Pick<SiteSettings, 'launchGameCDNs'>; device: 'desktop' | 'mobile' },
): { url: string; opensIn: OpensIn; game: ReturnType<typeof presentGame> } {
  const { mirroredOrigins: mirrored } = game.standing.opening;
  return {
    url: launchUrlOf(url, { hosts: settings.launchGameCDNs, mirrored }, device, (below) => randomInt(below)),
    opensIn: game.decision?.opensIn ?? vendorOpensIn(game.standing),
    game: presentGame(game),
  };
}
