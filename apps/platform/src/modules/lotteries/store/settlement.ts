import type { LedgerKind } from '@baize/contract/wallet/ledgerKinds';
import type { Client, Queryable } from '#kit/db.ts';
import { houseVendorId } from '#modules/vendors/index.ts';

/** Splits a draw's orders, whose set is complete, into parts of a given size. */
export async function cutParts(db: Queryable, drawId: bigint, most: number): Promise<void> {
  await db.query(
    `insert into lotteries_parts (draw_id, part, first_id, last_id)
     select $1, n.part, min(n.id), max(n.id)
       from (select id, (row_number() over (order by id) - 1) / $2::integer as part from lotteries_orders
              where draw_id = $1) n
      where not exists (select from lotteries_parts where draw_id = $1)
      group by n.part
     on conflict (draw_id, part) do nothing`,
    [drawId, most],
  );
}

export type HeldPart = { part: number; firstId: bigint; lastId: bigint };

/**
 * Locks an unfinished part that no other worker holds; undefined if there is none, or if the draw has another result
 * meanwhile. The draw is share-locked, so that its result stays until the part is done.
 */
export async function holdPart(
  client: Client,
  { drawId, resultNo }: { drawId: bigint; resultNo: number | 'void' },
): Promise<HeldPart | undefined> {
  const isVoid = resultNo === 'void';
  /* Forces index scans, since the tables may have grown a lot since the last ANALYZE. */
  await client.query(`select set_config('enable_seqscan', 'off', true)`);
  const { rowCount } = await client.query(
    `select from lotteries_draws d
      where d.id = $1 and ${isVoid ? `d.state = 'void'` : `d.state = 'drawn' and d.result_no = $2`} for share`,
    isVoid ? [drawId] : [drawId, resultNo],
  );
  if (rowCount === 0) return undefined;
  const { rows } = await client.query<HeldPart>(
    `select p.part, p.first_id as "firstId", p.last_id as "lastId" from lotteries_parts p
      where p.draw_id = $1 and ${isVoid ? 'not p.is_refunded' : 'p.done_no < $2'}
      order by p.part limit 1 for no key update skip locked`,
    isVoid ? [drawId] : [drawId, resultNo],
  );
  return rows[0];
}

/** The result of a part. `paid` is every transfer in booking order. */
export type SettledPart = {
  orders: number;
  isJudged: boolean;
  /** Orders of chases that have won. */
  wonInChases: bigint[];
  paid: { brandId: number; memberId: bigint; currency: string; outcome: string; balance: bigint; version: bigint }[];
};

type SettledRow = Pick<SettledPart, 'orders' | 'isJudged' | 'wonInChases'> & { owed: string | null };

const betKey = `'bet:' || d.member_id || ':' || d.request_id`;

/* One row for each transfer: `nth` says in which order those of one order are booked. */
const payment = (d: {
  nth: number;
  key: string;
  kind: LedgerKind;
  rule: string;
  ref: string;
  amount: string;
}): string =>
  `select d.id, ${d.nth} as nth, d.brand_id, d.member_id, d.currency, ${d.key} as key, '${d.kind}' as kind,
          '${d.rule}' as rule, ${d.ref} as ref, 'house.lottery:' || d.code as house, ${d.amount} as amount from due d`;

/** Takes back what the previous result paid on an order; it may leave a debt. */
const takenBack = payment({
  ...{ nth: 3, key: `'unwin:' || d.id || ':' || d.settled_no`, kind: 'rollback', rule: 'reverses' },
  ...{ ref: `'win:' || d.id || ':' || d.settled_no`, amount: '0::bigint' },
});

/**
 * Settles a locked part by the locked result, as one set: each order's winnings by its selections' hits, the money, the
 * mark on each order and its round. A corrected result pays first and then takes back the previous payment, so that the
 * debt is at most the difference; the rebate is paid once.
 */
export const settlePart = (client: Client, step: { drawId: bigint; resultNo: number; part: HeldPart }) =>
  runPart(client, step.drawId, step.part, {
    more: [step.resultNo],
    isJudged: `not exists (select from lotteries_selections s where s.draw_id * 1 = $1 and s.hits_no < $4)`,
    won: `won as materialized (
            select s.id, s.hits from lotteries_selections s
             where s.draw_id + 0 = $1 and s.hits_no = $4 and 0 < any (s.hits)
          ),
          scored as materialized (
            select h.id, sum(a.amount)::bigint as won
              from held h
             cross join lateral (
               select n.selection_id, n.each from lotteries_lines n where n.order_id = h.id offset 0
             ) n
              join won w on w.id = n.selection_id
             cross join lateral (
               select sum(u.hits * u.amount) as amount from unnest(w.hits, n.each) as u (hits, amount)
             ) a
             group by h.id
          ),`,
    isDue: `o.settled_no < $4 and o.state in ('placed', 'settled')`,
    owed: [
      `${payment({
        ...{ nth: 1, key: `'win:' || d.id || ':' || $4::integer`, kind: 'win', rule: 'requires', ref: betKey },
        amount: 'd.won',
      })} where d.won > 0`,
      `${payment({
        ...{ nth: 2, key: `'rebate:' || d.id`, kind: 'rebate', rule: 'requires', ref: betKey, amount: 'd.rebate' },
      })} where d.settled_no = 0 and d.rebate > 0`,
      `${takenBack} where d.payout > 0`,
    ],
    marks: `state = 'settled', settled_no = $4, payout = d.won, settled_at = clock_timestamp()`,
    done: 'done_no = $4',
    round: '1, d.stake, d.won',
  });

/** Refunds the stakes of a part of a void draw and takes all payments back. */
export const refundPart = (client: Client, step: { drawId: bigint; part: HeldPart }) =>
  runPart(client, step.drawId, step.part, {
    more: [],
    isJudged: 'true',
    won: 'scored as materialized (select h.id, 0::bigint as won from held h where false),',
    isDue: `o.state in ('placed', 'settled')`,
    owed: [
      payment({
        ...{ nth: 1, key: `'refund:' || d.id`, kind: 'rollback', rule: 'reverses', ref: betKey, amount: '0::bigint' },
      }),
      `${takenBack} where d.payout > 0`,
      `${payment({
        ...{ nth: 4, key: `'unrebate:' || d.id`, kind: 'rollback', rule: 'reverses', ref: `'rebate:' || d.id` },
        amount: '0::bigint',
      })} where d.settled_no > 0 and d.rebate > 0`,
    ],
    marks: `state = 'refunded', payout = 0, settled_at = clock_timestamp()`,
    done: 'is_refunded = true',
    round: '0, 0::bigint, 0::bigint',
  });

type Sums = {
  more: readonly unknown[];
  /** Whether everything that was chosen in the draw is judged by this result. */
  isJudged: string;
  /** Up to `scored`: what the orders that are `held` have won, those that have. */
  won: string;
  isDue: string;
  owed: readonly string[];
  marks: string;
  done: string;
  round: string;
};

async function runPart(
  client: Client,
  drawId: bigint,
  { part, firstId, lastId }: HeldPart,
  sums: Sums,
): Promise<SettledPart> {
  /* Lists meet lists here, and by hash: how long they are is known to nobody who plans. */
  await client.query(`select set_config('enable_nestloop', 'off', true)`);
  const { rows } = await client.query<SettledRow>(
    `with held as materialized (
       select o.ctid as place, o.id, o.brand_id, o.member_id, o.currency, o.lottery_id, o.request_id, o.stake, o.rebate,
              o.payout, o.settled_no, o.accepted_at, o.chase_id,
              (select l.code from lotteries_draws x join lotteries_lotteries l on l.id = x.lottery_id where x.id = $1) as code
         from lotteries_orders o
        where o.draw_id = $1 and o.id between $2 and $3 and ${sums.isDue}
     ),
     ${sums.won}
     due as materialized (
       select h.*, coalesce(s.won, 0) as won from held h left join scored s on s.id = h.id
     ),
     owed as materialized (${sums.owed.join('\n union all ')}),
     keyed as materialized (
       select o.id, array_agg(o.key order by o.nth) as keys from owed o group by o.id
     ),
     told as materialized (
       select count(*) as count
         from (select array_agg(row(d.brand_id, d.member_id, ${houseVendorId}, d.id::text, d.lottery_id::text, d.currency,
                                ${sums.round}, true, d.accepted_at, (${betKey})::text || coalesce(k.keys, '{}'))::vendors_told)
                        as list
                 from due d left join keyed k on k.id = d.id) j
         cross join lateral vendors_keep_rounds(j.list) r
     ),
     marked as (
       update lotteries_orders o set ${sums.marks} from due d
        where o.ctid = d.place and o.draw_id = $1 and o.id between $2 and $3
     ),
     done as (
       update lotteries_parts p set ${sums.done} where p.draw_id = $1 and p.part = $${4 + sums.more.length}
     )
     select (select count(*) from due)::integer as orders, ${sums.isJudged} as "isJudged",
            array(select d.id from due d where d.won > 0 and d.chase_id is not null) as "wonInChases",
            (select count from told) as told,
            (select array_agg(row(o.brand_id, o.member_id, o.currency, 'lottery', o.key, o.kind, o.rule, o.ref, o.house,
                              o.amount)::wallet_payment order by o.id, o.nth)::text from owed o) as owed`,
    [drawId, firstId, lastId, ...sums.more, part],
  );
  await client.query(`select set_config('enable_nestloop', 'on', true)`);
  const [row] = rows;
  if (!row) throw new Error(`Part ${part} of draw ${drawId} was not answered.`);
  const { orders, isJudged, wonInChases, owed } = row;
  return { orders, wonInChases, isJudged, paid: owed === null ? [] : await pay(client, owed) };
}

/**
 * The money comes last, so that members' accounts are locked as briefly as possible. The list is passed on as the
 * database returned it.
 */
async function pay(client: Client, list: string): Promise<SettledPart['paid']> {
  const { rows } = await client.query<SettledPart['paid'][number]>(
    `select n.brand as "brandId", n.member as "memberId", n.currency, p.outcome, p.balance_now as balance, p.version
       from wallet_pay($1::wallet_payment[]) p
       join unnest($1::wallet_payment[]) with ordinality
         as n (brand, member, currency, scope, key, kind, rule, ref, house, amount, idx) on n.idx = p.idx
      order by p.idx`,
    [list],
  );
  return rows;
}
