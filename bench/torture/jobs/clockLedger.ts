import type pg from 'pg';
import { patchPosting } from '../patchPosting.ts';

/**
 * Books by the run's clocks: an item with a moment of its own (`at`) at that, any other by the clock of its brand, and
 * where there is none by the database's. All else of the ledger is the product's, and its seals hold.
 */
export async function clockLedger(owner: pg.Pool): Promise<void> {
  await patchPosting(
    owner,
    'v_at := clock_timestamp();',
    `v_at := coalesce(nullif(current_setting('torture.at', true), '')::timestamptz, clock_timestamp());`,
  );
  await owner.query('alter function wallet_post(jsonb) rename to wallet_post_at');
  await owner.query(`
    create function wallet_post(items jsonb) returns table (idx integer, outcome text, replayed boolean,
      transfer_id bigint, balance bigint, balance_now bigint, version bigint, amount bigint, ref_kind text)
    language plpgsql security definer as $$
    declare
      v_part record;
    begin
      for v_part in
        select i.at::text as at, array_agg(i.nth::integer order by i.nth) as places, jsonb_agg(i.item order by i.nth) as list
          from (select e.item, e.nth, (e.item ->> 'brand')::integer as brand, coalesce((e.item ->> 'at')::timestamptz, c.now) as at
                  from jsonb_array_elements(items) with ordinality e (item, nth)
                  left join torture_clock c on c.brand_id = (e.item ->> 'brand')::integer) i
         group by i.brand, i.at order by i.brand, i.at
      loop
        perform set_config('torture.at', coalesce(v_part.at, ''), true);
        return query select v_part.places[p.idx], p.outcome, p.replayed, p.transfer_id, p.balance, p.balance_now,
                            p.version, p.amount, p.ref_kind from wallet_post_at(v_part.list) p;
      end loop;
    end $$`);
  await owner.query('grant execute on function wallet_post(jsonb) to baize_app');
}
