import type { Queryable } from '#kit/db.ts';
import type { MemberOf, MuteRow } from '../MessageRow.ts';

/** A member's chat identity, if any, and the time by the clock that mutes and envelopes end by. */
export async function readChatter(
  db: Queryable,
  { brandId, memberId }: MemberOf,
): Promise<{ handle: string; mutedUntil: Date | null; serverTime: Date } | undefined> {
  const { rows } = await db.query<{ handle: string; mutedUntil: Date | null; serverTime: Date }>(
    `select handle, case when muted_until > clock_timestamp() then muted_until end as "mutedUntil",
            clock_timestamp() as "serverTime"
       from chat_members where brand_id = $1 and member_id = $2`,
    [brandId, memberId],
  );
  return rows[0];
}

/** Assigns a handle to a member, unless it is taken or the member has one; true if the member has one afterwards. */
export async function insertChatter(
  db: Queryable,
  { brandId, memberId, account, handle, key }: MemberOf & { account: string; handle: string; key: string },
): Promise<boolean> {
  await db.query(
    `insert into chat_members (brand_id, member_id, account, handle, handle_key) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [brandId, memberId, account, handle, key],
  );
  return (await readChatter(db, { brandId, memberId })) !== undefined;
}

/** Mutes a member for some minutes from now, or unmutes with 0. */
export async function setMute(
  db: Queryable,
  { brandId, memberId, minutes, reason, operator }: MemberOf & { minutes: number; reason: string; operator: string },
): Promise<{ until: Date | null; account: string } | undefined> {
  const { rows } = await db.query<{ until: Date | null; account: string }>(
    `update chat_members set muted_by = $5, mute_reason = $4,
            muted_until = case when $3 = 0 then null else clock_timestamp() + $3 * interval '1 minute' end
      where brand_id = $1 and member_id = $2 returning muted_until as until, account`,
    [brandId, memberId, minutes, reason, operator],
  );
  return rows[0];
}

/** Muted members, latest end first. */
export async function readMutes(db: Queryable, brandId: number): Promise<MuteRow[]> {
  const { rows } = await db.query<MuteRow>(
    `select member_id as "memberId", handle, account, muted_until as until, mute_reason as reason, muted_by as operator
       from chat_members where brand_id = $1 and muted_until > clock_timestamp() order by muted_until desc limit 200`,
    [brandId],
  );
  return rows;
}

export async function readWords(db: Queryable, brandId: number): Promise<string[]> {
  const { rows } = await db.query<{ word: string }>('select word from chat_words where brand_id = $1 order by word', [
    brandId,
  ]);
  return rows.map(({ word }) => word);
}

/** Replaces the words of a brand. */
export async function replaceWords(db: Queryable, brandId: number, words: readonly string[]): Promise<void> {
  await db.query('delete from chat_words where brand_id = $1', [brandId]);
  await db.query('insert into chat_words (brand_id, word) select $1, unnest($2::text[])', [brandId, [...words]]);
}
