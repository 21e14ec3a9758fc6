import { getPurse as operation } from '@baize/contract/studio/getPurse';
import { purseOf } from '../purseOf.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getPurse = (studio: Studio): StudioRoute =>
  implement(operation, async ({ caller }) => purseOf(studio, caller));
