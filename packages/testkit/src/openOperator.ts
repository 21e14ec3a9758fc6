import { hashToken } from '@baize/server/hashToken';
import { newToken } from '@baize/server/newToken';
import { randomBytes } from 'node:crypto';
import { brandHosts, type TestPlatform } from './startPlatform.ts';

type Options = { role?: 'operator' | 'approver' | 'auditor' | 'platform'; host?: string; ownMemberId?: bigint };

/** An operator with an open session, inserted into the database: for tests of what operators do, not of sign-in. */
export async function openOperator(
  site: TestPlatform,
  { role = 'operator', host = brandHosts.first, ownMemberId }: Options = {},
): Promise<{ id: bigint; username: string; token: string; host: string }> {
  const username = `${role}-${randomBytes(4).toString('hex')}`;
  const token = newToken();
  const { rows } = await site.owner.query<{ id: bigint }>(
    `with account as (
       insert into operators_accounts (brand_id, username, role, password_hash, totp_sealed, own_member_id)
       select brand_id, $2, $3, '', '', $4 from site_hosts where host = $1 returning id, brand_id)
     insert into operators_sessions (hash, operator_id, brand_id, ip, user_agent)
     select $5, id, brand_id, '127.0.0.1', 'test' from account returning operator_id as id`,
    [host, username, role, ownMemberId ?? null, hashToken(token)],
  );
  const [row] = rows;
  if (!row) throw new Error(`No brand has the host ${host}.`);
  return { id: row.id, username, token, host };
}
