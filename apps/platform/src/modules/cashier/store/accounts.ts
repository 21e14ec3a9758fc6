import type { Client, Queryable } from '#kit/db.ts';
import type { AccountRow } from '../AccountRow.ts';

type Owner = { brandId: number; memberId: bigint };

const columns = `id, request_id as "requestId", kind, bank, branch, holder_name as "holderName", number_key as "number",
  is_default as "isDefault", created_at as "createdAt"`;

/** The member's accounts, oldest first. */
export async function readAccounts(db: Queryable, owner: Owner): Promise<AccountRow[]> {
  const { rows } = await db.query<AccountRow>(
    `select ${columns} from cashier_accounts where brand_id = $1 and member_id = $2 order by id`,
    [owner.brandId, owner.memberId],
  );
  return rows;
}

/** Other members of the brand with a payout account number of this member, latest first. */
export async function readNumberSharers(db: Queryable, { brandId, memberId }: Owner): Promise<bigint[]> {
  const { rows } = await db.query<{ memberId: bigint }>(
    `select o.member_id as "memberId" from cashier_accounts a
       join cashier_accounts o on o.brand_id = a.brand_id and o.kind = a.kind and o.number_key = a.number_key
        and o.member_id <> a.member_id
      where a.brand_id = $1 and a.member_id = $2
      group by o.member_id order by max(o.id) desc limit 50`,
    [brandId, memberId],
  );
  return rows.map((row) => row.memberId);
}

/** Inserts an account; undefined if the member has bound this number already. */
export async function insertAccount(
  db: Queryable,
  account: Owner & Omit<AccountRow, 'id' | 'createdAt'>,
): Promise<AccountRow | undefined> {
  const { rows } = await db.query<AccountRow>(
    `insert into cashier_accounts (brand_id, member_id, request_id, kind, bank, branch, holder_name, number_key,
       is_default)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (brand_id, member_id, kind, number_key) do nothing returning ${columns}`,
    [
      account.brandId,
      account.memberId,
      account.requestId,
      account.kind,
      account.bank,
      account.branch,
      account.holderName,
      account.number,
      account.isDefault,
    ],
  );
  return rows[0];
}

/**
 * Makes one of the member's accounts the default instead of the one before; false if the member has no such account. The
 * caller holds the member's lock.
 */
export async function setDefaultAccount(client: Client, owner: Owner, id: string): Promise<boolean> {
  const { brandId, memberId } = owner;
  const own = 'brand_id = $1 and member_id = $2';
  await client.query(
    `update cashier_accounts set is_default = false where ${own} and is_default and id <> $3
        and exists (select from cashier_accounts where ${own} and id = $3)`,
    [brandId, memberId, id],
  );
  const { rowCount } = await client.query(`update cashier_accounts set is_default = true where ${own} and id = $3`, [
    brandId,
    memberId,
    id,
  ]);
  return rowCount === 1;
}
