import type pg from 'pg';
import { patchPosting } from './patchPosting.ts';

/** Planted faults for a run's own database, which prove that the run would detect them. */
export const controls = ['fsync-off', 'read-then-write', 'no-unique-key', 'no-tombstone'] as const;

export type Control = (typeof controls)[number];

/** Plants one named fault in the books of a torture database. */
export async function armControl(owner: pg.Pool, control: Control): Promise<void> {
  if (control === 'fsync-off') {
    // Acknowledges before the data is on disk, like a server with durability switched off.
    await owner.query(`alter function wallet_post(jsonb) rename to wallet_post_durable`);
    await owner.query(`
      create function wallet_post(items jsonb) returns table (idx integer, outcome text, replayed boolean,
        transfer_id bigint, balance bigint, balance_now bigint, version bigint, amount bigint, ref_kind text)
      language plpgsql security definer as $$
      begin
        perform set_config('synchronous_commit', 'off', true);
        return query select p.* from wallet_post_durable(items) p;
      end $$`);
    await owner.query(`grant execute on function wallet_post(jsonb) to baize_app`);
    return;
  }
  if (control === 'read-then-write') {
    // No lock between reading a balance and writing it, and no check for duplicate versions.
    await patchPosting(owner, ' for no key update of a', '');
    await owner.query('alter table wallet_entries drop constraint wallet_entries_pkey');
    return;
  }
  if (control === 'no-unique-key') {
    await owner.query('drop index wallet_transfers_key');
    await owner.query('create index wallet_transfers_key on wallet_transfers (key, scope, brand_id)');
    await patchPosting(owner, 'where t.key = i.key and t.scope', 'where false and t.key = i.key and t.scope');
    return;
  }
  await patchPosting(owner, "where u.verdict = 'tombstoned' and u.ref_id is null", 'where false and u.ref_id is null');
}
