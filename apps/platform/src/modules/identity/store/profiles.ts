import type { Queryable } from '#kit/db.ts';

export type NewProfile = Readonly<{
  memberId: bigint;
  brandId: number;
  payeeName?: string;
  qqNum?: string;
  line?: string;
  whatsapp?: string;
  facebook?: string;
  wechat?: string;
  idNumber?: string;
  recommenderId: bigint | undefined;
  affiliateCode?: string;
  invitedBy: bigint | undefined;
  paymentPasswordHash: string | undefined;
  registerUrl: string;
  registerDomain: string;
}>;

export async function insertProfile(db: Queryable, profile: NewProfile): Promise<void> {
  await db.query(
    `insert into identity_profiles (member_id, brand_id, payee_name, qq_num, line, whatsapp, facebook, wechat, id_number,
       recommender_id, affiliate_code, invited_by, payment_password_hash, register_url, register_domain)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      profile.memberId,
      profile.brandId,
      profile.payeeName ?? null,
      profile.qqNum ?? null,
      profile.line ?? null,
      profile.whatsapp ?? null,
      profile.facebook ?? null,
      profile.wechat ?? null,
      profile.idNumber ?? null,
      profile.recommenderId ?? null,
      profile.affiliateCode ?? null,
      profile.invitedBy ?? null,
      profile.paymentPasswordHash ?? null,
      profile.registerUrl,
      profile.registerDomain,
    ],
  );
}

/** A member or agent of the brand by name or id, except trials. */
export async function findRecommender(
  db: Queryable,
  { brandId, text }: { brandId: number; text: string },
): Promise<bigint | undefined> {
  const { rows } = await db.query<{ id: bigint }>(
    `select id from identity_accounts
      where brand_id = $1 and type <> 4 and status = 'active' and (username_key = lower($2) or id = $3)
      order by username_key = lower($2) desc limit 1`,
    // Only a plausible id is looked up as one; anything else is a name or nothing.
    [brandId, text, /^[1-9]\d{0,17}$/.test(text) ? text : null],
  );
  return rows[0]?.id;
}

/** A member's facts for withdrawals. */
export type PaymentFacts = Readonly<{
  payeeName: string;
  passwordHash: string | undefined;
  /** End of the cooling-off period after a change of the payment password, by the database's clock. */
  coolsUntil: Date | undefined;
  /** It was changed within the last week. */
  isChangedLately: boolean;
}>;

export async function readPayment(
  db: Queryable,
  { brandId, memberId }: { brandId: number; memberId: bigint },
  coolHours: number,
): Promise<PaymentFacts> {
  const { rows } = await db.query<{
    payeeName: string | null;
    passwordHash: string | null;
    coolsUntil: Date | null;
    isChangedLately: boolean | null;
  }>(
    `select payee_name as "payeeName", payment_password_hash as "passwordHash",
            case when payment_password_changed_at > clock_timestamp() - make_interval(hours => $3)
                 then payment_password_changed_at + make_interval(hours => $3) end as "coolsUntil",
            payment_password_changed_at > clock_timestamp() - interval '7 days' as "isChangedLately"
       from identity_profiles where member_id = $2 and brand_id = $1`,
    [brandId, memberId, coolHours],
  );
  const [row] = rows;
  return {
    payeeName: row?.payeeName ?? '',
    passwordHash: row?.passwordHash ?? undefined,
    coolsUntil: row?.coolsUntil ?? undefined,
    isChangedLately: row?.isChangedLately ?? false,
  };
}

/** Replaces the verified payment password; false if it was changed concurrently. */
export async function updatePaymentPassword(
  db: Queryable,
  change: { brandId: number; memberId: bigint; passwordHash: string; olderHash: string | undefined },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into identity_profiles as p (member_id, brand_id, payment_password_hash) values ($2, $1, $3)
     on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash,
       payment_password_changed_at = case when p.payment_password_hash is null then null else clock_timestamp() end
      where p.brand_id = $1 and p.payment_password_hash is not distinct from $4`,
    [change.brandId, change.memberId, change.passwordHash, change.olderHash ?? null],
  );
  return rowCount === 1;
}

/** Sets the payee's name if there is none yet, and returns the current one. */
export async function settlePayee(
  db: Queryable,
  { brandId, memberId, name }: { brandId: number; memberId: bigint; name: string },
): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    `insert into identity_profiles as p (member_id, brand_id, payee_name) values ($2, $1, $3)
     on conflict (member_id) do update set payee_name = coalesce(nullif(p.payee_name, ''), excluded.payee_name)
      where p.brand_id = $1
     returning payee_name as name`,
    [brandId, memberId, name],
  );
  return rows[0]?.name ?? '';
}
