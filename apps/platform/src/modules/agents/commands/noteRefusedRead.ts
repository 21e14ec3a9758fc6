import { transact } from '@baize/server/transact';
import type { ErrorCode } from '@baize/contract';
import type { AnyCall, MemberSession } from '#kit/implement.ts';
import { record } from '#modules/audit/index.ts';
import type { AgentsDeps } from '../AgentsDeps.ts';

/** So many refusals of an agent are written down in an hour: enough to see them, too few to fill the trail. */
const rule = { max: 20, windowMs: 3_600_000 };

type Refused = Readonly<{
  session: MemberSession;
  call: Pick<AnyCall, 'input' | 'ip'>;
  /** The operation that was refused. */
  operation: string;
  code: ErrorCode;
}>;

/** Writes to the audit trail that an agent asked for data of somebody outside the own team, or for more than may be read. */
export async function noteRefusedRead(
  { pool, limiter }: Pick<AgentsDeps, 'pool' | 'limiter'>,
  { session: { brandId, memberId, account }, call, operation, code }: Refused,
): Promise<void> {
  if (!(await limiter.hit([{ name: `agents.refused:${memberId}`, ...rule }]))) return;
  const said = call.input as Readonly<Record<string, unknown>>;
  const asked = ['parentId', 'account', 'search'].map((name) => said[name]).find((one) => typeof one === 'string');
  await transact(pool, (client) =>
    record(client, {
      ...{ brandId, actorId: 0n, actor: account, ip: call.ip, action: 'agents.readRefused' },
      ...{ objectType: 'member', objectId: String(memberId), reason: code },
      after: { operation, asked: asked ?? '' },
    }),
  );
}
