import type { Queryable } from '#kit/db.ts';

export type ContactKind = 'mobile' | 'email';
type Contact = Readonly<{ brandId: number; kind: ContactKind; value: string }>;

/** Binds a number or address to an account; false if another account of the brand has verified it. */
export async function insertContact(
  db: Queryable,
  contact: Contact & { memberId: bigint; isVerified: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_contacts (member_id, brand_id, kind, value, verified_at)
     select $1, $2, $3, $4, case when $5 then now() end
      where not exists (select 1 from identity_contacts
                         where brand_id = $2 and kind = $3 and value = $4 and verified_at is not null)
     on conflict do nothing`,
    [contact.memberId, contact.brandId, contact.kind, contact.value, contact.isVerified],
  );
  return rowCount === 1;
}

export type ContactRow = Readonly<{ kind: ContactKind; value: string; isVerified: boolean }>;

/** An account's contacts. */
export async function readContacts(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
): Promise<ContactRow[]> {
  const { rows } = await db.query<ContactRow>(
    `select kind, value, verified_at is not null as "isVerified" from identity_contacts
      where member_id = $2 and brand_id = $1 order by kind desc`,
    [brandId, memberId],
  );
  return rows;
}

/** Replaces the contact with a verified one; false if another account has verified it. */
export async function putContact(db: Queryable, contact: Contact & { memberId: bigint }): Promise<boolean> {
  // Serialises concurrent verifications of one number by two accounts: the second finds it taken.
  await db.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `identity.contact:${contact.brandId}:${contact.kind}:${contact.value}`,
  ]);
  const { rowCount } = await db.query(
    `insert into identity_contacts as c (member_id, brand_id, kind, value, verified_at)
     select $1, $2, $3, $4, now()
      where not exists (select 1 from identity_contacts
                         where brand_id = $2 and kind = $3 and value = $4 and verified_at is not null and member_id <> $1)
     on conflict (member_id, kind) do update set value = excluded.value, verified_at = excluded.verified_at`,
    [contact.memberId, contact.brandId, contact.kind, contact.value],
  );
  return rowCount === 1;
}

export type ContactOwner = Readonly<{
  memberId: bigint;
  usernameKey: string;
  /** Empty for an account without password login. */
  passwordHash: string;
  language: string;
}>;

/** The account that has verified a number or address. */
export async function findByVerifiedContact(
  db: Queryable,
  { brandId, kind, value }: Contact,
): Promise<ContactOwner | undefined> {
  const { rows } = await db.query<ContactOwner>(
    `select a.id as "memberId", a.username_key as "usernameKey", a.password_hash as "passwordHash", a.language
       from identity_contacts c join identity_accounts a on a.id = c.member_id
      where c.brand_id = $1 and c.kind = $2 and c.value = $3 and c.verified_at is not null`,
    [brandId, kind, value],
  );
  return rows[0];
}

/** The account with this name and address, verified or not. */
export async function findByNameAndEmail(
  db: Queryable,
  { brandId, usernameKey, email }: { brandId: number; usernameKey: string; email: string },
): Promise<{ memberId: bigint; account: string; language: string } | undefined> {
  const { rows } = await db.query<{ memberId: bigint; account: string; language: string }>(
    `select a.id as "memberId", a.username_display as account, a.language
       from identity_accounts a join identity_contacts c on c.member_id = a.id and c.kind = 'email'
      where a.brand_id = $1 and a.username_key = $2 and c.value = $3`,
    [brandId, usernameKey, email],
  );
  return rows[0];
}

/** Opening a mailed link verifies the address. Nothing happens if another account has verified it before. */
export async function verifyEmail(
  db: Queryable,
  { memberId, email }: { memberId: bigint; email: string },
): Promise<void> {
  await db.query(
    `update identity_contacts c set verified_at = now()
      where c.member_id = $1 and c.kind = 'email' and c.value = $2 and c.verified_at is null
        and not exists (select 1 from identity_contacts o where o.brand_id = c.brand_id and o.kind = 'email'
                           and o.value = c.value and o.verified_at is not null)`,
    [memberId, email],
  );
}
