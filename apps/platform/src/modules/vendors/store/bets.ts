import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import type { Queryable } from '#kit/db.ts';
import { keysOfRound } from './roundKeys.ts';

/** Where the ids of a vendor are in the ledger. */
type Place = { brandId: number; scope: string };

/** Round and game of a booked transaction. */
export type Origin = Readonly<{ round: string; game: string }>;

/**
 * A standing bet of the member's round, for a win that names none. A known win keeps the bet it was booked on, so that
 * a resend is the same. The result is checked again when booking.
 */
export async function findBetOfRound(
  db: Queryable,
  query: Place & { memberId: bigint; vendor: { id: number }; round: string; transaction: string },
): Promise<{ isKnown: boolean; ref: string | undefined }> {
  const { rows } = await db.query<{ isKnown: boolean; ref: string | null }>({
    name: 'vendors_bet_of_round',
    text: `select own.key is not null as "isKnown", coalesce(nullif(own.ref_key, ''), bet.key) as ref
             from (values (1)) one
             left join lateral (
               select t.key, t.ref_key from wallet_transfers t where t.key = $6 and t.scope = $5 and t.brand_id = $1
             ) own on true
             left join lateral (
               select t.key
                 from vendors_rounds r
                cross join lateral (${keysOfRound}) k
                cross join lateral (
                  select w.key from wallet_transfers w
                   where w.key = k.key and w.scope = $5 and w.brand_id = $1 and w.kind = 'bet'
                     and w.outcome = 'applied' and w.reversed_by = 0 offset 0
                ) t
                where r.member_id = $2 and r.round = $4 and r.vendor_id = $3 and r.brand_id = $1
                limit 1
             ) bet on true`,
    values: [query.brandId, query.memberId, query.vendor.id, query.round, query.scope, query.transaction],
  });
  const [row] = rows;
  return { isKnown: row?.isKnown === true, ref: row?.ref ?? undefined };
}

/** Where a bet or a win was booked; undefined if it never came, or was cancelled before it could. */
export async function findOrigin(
  db: Queryable,
  { brandId, scope, key }: Place & { key: string },
): Promise<Origin | undefined> {
  const { rows } = await db.query<{ content: string }>({
    name: 'vendors_origin',
    text: `select content from wallet_transfers
            where key = $3 and scope = $2 and brand_id = $1 and kind in ('bet', 'win', 'heldWin')`,
    values: [brandId, scope, key],
  });
  const [round, game] = rows[0]?.content.split(' ') ?? [];
  return round === undefined || game === undefined ? undefined : { round, game };
}

export type Movement = Readonly<{
  key: string;
  kind: LedgerKind;
  amount: bigint;
  /** It was rolled back since. */
  isReversed: boolean;
  /** It is held in a separate account until the round is settled. */
  isHeld: boolean;
}>;

/** The movements of a member's round, in booking order. */
export async function findMovements(
  db: Queryable,
  query: Place & { memberId: bigint; vendor: { id: number }; round: string },
): Promise<Movement[]> {
  const { rows } = await db.query<Movement>({
    name: 'vendors_movements',
    text: `select t.key, case t.kind when 'heldWin' then 'win' else t.kind end as kind, t.amount, t.reversed_by > 0 as "isReversed",
                  starts_with(t.credit, 'hold.') and t.kind = 'bet' as "isHeld"
             from vendors_rounds r
            cross join lateral (${keysOfRound}) k
            cross join lateral (
              select * from wallet_transfers w where w.key = k.key and w.scope = $5 and w.brand_id = $1 offset 0
            ) t
            where r.member_id = $2 and r.round = $4 and r.vendor_id = $3 and r.brand_id = $1
            order by t.id`,
    values: [query.brandId, query.memberId, query.vendor.id, query.round, query.scope],
  });
  return rows;
}

/** A member's newest launch at a vendor that may still stake. */
export async function findLivingSession(
  db: Queryable,
  { vendorId, brandId, memberId }: { vendorId: number; brandId: number; memberId: bigint },
): Promise<{ tokenHash: string; game: string } | undefined> {
  const { rows } = await db.query<{ tokenHash: string; game: string }>({
    name: 'vendors_living_session',
    text: `select encode(token_hash, 'hex') as "tokenHash", game_code as game from vendors_sessions
            where member_id = $1 and brand_id = $2 and vendor_id = $3 and expires_at > now()
            order by created_at desc limit 1`,
    values: [memberId, brandId, vendorId],
  });
  return rows[0];
}
