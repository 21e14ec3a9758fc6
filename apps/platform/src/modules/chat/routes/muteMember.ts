import { muteMember as operation } from '@baize/contract';
import { implement, type Route } from '#kit/implement.ts';
import { memberRoom } from '#modules/live/index.ts';
import type { ChatDeps } from '../ChatDeps.ts';
import { mute } from '../commands/mute.ts';

export const muteMember = (deps: ChatDeps): Route =>
  implement(operation, async ({ input: { memberId, minutes, reason }, session, ip, refuse }) => {
    if (minutes > 0 && reason.trim() === '') throw refuse('reason_required');
    const muted = await mute(
      deps,
      { operator: session, ip },
      { memberId: BigInt(memberId), minutes, reason: reason.trim() },
    );
    const until = muted?.toISOString() ?? null;
    deps.chat.to(memberRoom(memberId)).emit('muted', { until });
    return { memberId, until };
  });
