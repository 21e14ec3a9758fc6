import type { Queryable } from '#kit/db.ts';

/** A member's profile; empty where not set. */
export type Details = Readonly<{
  nickname: string;
  fullName: string;
  telegram: string;
  zalo: string;
  /** A calendar day. */
  birthday: string;
  address: string;
  nationality: string;
  occupation: string;
  sourceOfIncome: string;
}>;

type Owner = Readonly<{ brandId: number; memberId: bigint }>;

export async function readDetails(db: Queryable, { brandId, memberId }: Owner): Promise<Details | undefined> {
  const { rows } = await db.query<Details>(
    `select a.nickname, coalesce(p.payee_name, '') as "fullName", coalesce(d.telegram, '') as telegram,
            coalesce(d.zalo, '') as zalo, coalesce(to_char(d.birthday, 'YYYY-MM-DD'), '') as birthday,
            coalesce(d.address, '') as address, coalesce(d.nationality, '') as nationality,
            coalesce(d.occupation, '') as occupation, coalesce(d.source_of_income, '') as "sourceOfIncome"
       from identity_accounts a
       left join identity_profiles p on p.member_id = a.id
       left join identity_details d on d.member_id = a.id
      where a.id = $2 and a.brand_id = $1`,
    [brandId, memberId],
  );
  return rows[0];
}

/** Writes everything but the payee's name; the account has to be locked, and the caller checks immutable fields. */
export async function writeDetails(db: Queryable, { brandId, memberId }: Owner, details: Details): Promise<void> {
  await db.query('update identity_accounts set nickname = $3 where id = $2 and brand_id = $1', [
    brandId,
    memberId,
    details.nickname,
  ]);
  await db.query(
    `insert into identity_details (member_id, brand_id, telegram, zalo, birthday, address, nationality, occupation,
       source_of_income)
     values ($2, $1, $3, $4, nullif($5, '')::date, $6, $7, $8, $9)
     on conflict (member_id) do update set telegram = excluded.telegram, zalo = excluded.zalo,
       birthday = excluded.birthday, address = excluded.address, nationality = excluded.nationality,
       occupation = excluded.occupation, source_of_income = excluded.source_of_income, updated_at = now()`,
    [
      brandId,
      memberId,
      details.telegram,
      details.zalo,
      details.birthday,
      details.address,
      details.nationality,
      details.occupation,
      details.sourceOfIncome,
    ],
  );
}
