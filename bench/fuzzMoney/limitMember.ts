import { updateLimit, updateSessionLimit } from '@baize/contract';
import type { FuzzClient } from './FuzzClient.ts';
import type { FuzzLimit, FuzzMember } from './FuzzMember.ts';

/** Sets a limit as its member; of what is acknowledged the lowest counts, since a higher one waits for a day. */
export async function limitMember(
  { calls, draw }: { calls: FuzzClient; draw: (n: number) => number },
  member: FuzzMember,
  measure: FuzzLimit,
  allowed: bigint,
): Promise<void> {
  const { token, ip } = member;
  const at = draw(9);
  const { success, code } = await (measure === 'session'
    ? calls.call(at, updateSessionLimit, { minutes: Number(allowed) }, { token, ip })
    : measure === 'stake'
      ? calls.call(at, updateLimit, { measure, period: 'bet', allowed }, { token, ip })
      : calls.call(at, updateLimit, { measure, period: 'month', allowed }, { token, ip }));
  if (!success) throw new Error(`A limit was not set: ${code}`);
  const before = member.allowed.get(measure);
  if (before === undefined || allowed < before) member.allowed.set(measure, allowed);
}
