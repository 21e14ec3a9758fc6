import { getSeed as operation } from '@baize/contract/studio/getSeed';
import { liveSeedOf } from '../guests/liveSeedOf.ts';
import { presentSeed } from '../present.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getSeed = (studio: Studio): StudioRoute =>
  implement(operation, async ({ caller }) => ({ seed: presentSeed(await liveSeedOf(studio, caller)) }));
