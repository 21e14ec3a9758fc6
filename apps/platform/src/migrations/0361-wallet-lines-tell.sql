-- A line of the books tells its own kind and moment, and the index of its account holds all that sums need: a member's
-- records, and an agent's reports about many members, are then added up from that index without a look at the transfers.
alter table wallet_entries
  add column kind text collate "C" not null default '',
  add column created_at timestamptz not null default 'epoch';
alter table wallet_entries disable trigger wallet_entries_append_only;
update wallet_entries e set kind = t.kind, created_at = t.created_at from wallet_transfers t where t.id = e.transfer_id;
alter table wallet_entries enable trigger wallet_entries_append_only;
alter table wallet_entries
  alter column kind drop default,
  alter column created_at drop default,
  drop constraint wallet_entries_pkey,
  add primary key (account_id, version) include (amount, kind, created_at);

-- The posting function stays as it is but for what it writes into a line; each place is named, and has to be there.
do $$
declare
  v_text text := pg_get_functiondef('wallet_post(jsonb)'::regprocedure);
  v_change text[];
  v_changes text[] := array[
    array['l.new_id as transfer_id, ', 'l.new_id as transfer_id, l.kind, '],
    array['u.new_id, u.d_balance as old_balance', 'u.new_id, u.kind, u.d_balance as old_balance'],
    array['u.new_id, u.c_balance', 'u.new_id, u.kind, u.c_balance'],
    array['u.new_id, u.s_balance', 'u.new_id, u.kind, u.s_balance'],
    array['u.new_id, u.b_balance', 'u.new_id, u.kind, u.b_balance'],
    array['insert into wallet_entries (account_id, version, transfer_id, amount, balance_after)',
          'insert into wallet_entries (account_id, version, transfer_id, amount, balance_after, kind, created_at)'],
    array['l.transfer_id, l.amount, l.balance_after from legs l', 'l.transfer_id, l.amount, l.balance_after, l.kind, v_at from legs l']
  ];
begin
  foreach v_change slice 1 in array v_changes loop
    if (length(v_text) - length(replace(v_text, v_change[1], ''))) <> length(v_change[1]) then
      raise exception 'the posting function has not exactly one "%"', v_change[1];
    end if;
    v_text := replace(v_text, v_change[1], v_change[2]);
  end loop;
  execute v_text;
end $$;
