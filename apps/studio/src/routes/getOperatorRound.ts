import { getOperatorRound as operation } from '@baize/contract/studio/getOperatorRound';
import { folderOf } from '@baize/contract/folderOf';
import { presentDetails } from '../present.ts';
import { operatorRound } from '../rounds/operatorRound.ts';
import { implement, type StudioRoute } from '../implement.ts';
import type { Studio } from '../Studio.ts';

export const getOperatorRound = (studio: Studio): StudioRoute =>
  implement(operation, async ({ input, caller }) =>
    presentDetails(studio, await operatorRound(studio, caller, input), folderOf(input.lang)),
  );
