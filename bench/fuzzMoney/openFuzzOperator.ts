import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** The token of an operator who may decide. */
export async function openFuzzOperator(owner: pg.Pool, at: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await owner.query(
    `with account as (
       insert into operators_accounts (brand_id, username, role, password_hash, totp_sealed)
       values (1, $1, 'operator', '', '') returning id, brand_id)
     insert into operators_sessions (hash, operator_id, brand_id, ip, user_agent)
     select $2, id, brand_id, '127.0.0.1', 'fuzz' from account`,
    [`fuzz${at}`, createHash('sha256').update(token).digest()],
  );
  return token;
}
