import { cancelBroadcast as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { stopBroadcast } from '../commands/stopBroadcast.ts';
import type { MessagesDeps } from '../MessagesDeps.ts';
import { presentBroadcast } from '../present.ts';
import { readSegmentNames } from '../readSegmentNames.ts';

export const cancelBroadcast = (deps: MessagesDeps): Route =>
  implement(operation, async ({ input: { broadcastId }, session, ip }) => {
    const row = await stopBroadcast(deps, { operator: session, ip }, broadcastId);
    return presentBroadcast(row, await readSegmentNames(deps, session.brandId, [row]));
  });
