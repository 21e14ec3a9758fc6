-- What costs one machine nothing and lets the books be spread over several later; docs/decisions/0488 says why.

-- A member belongs to one of 64 groups for ever: what plays together stands together. It follows from the two numbers and
-- from nothing that a version of the database could change its mind about.
alter table identity_accounts add column group_id smallint not null
  generated always as ((get_byte(sha256(int4send(brand_id) || int8send(id)), 0) % 64)::smallint) stored;

-- What is kept of a member's requests for money refers to rows of the same member, written in the same transaction, which
-- are never removed. A key to another table would have to be checked wherever that table stands.
alter table cashier_withdrawals drop constraint cashier_withdrawals_account_id_fkey;
alter table cashier_withdrawal_steps drop constraint cashier_withdrawal_steps_withdrawal_id_fkey;
alter table cashier_proofs drop constraint cashier_proofs_withdrawal_id_fkey;
alter table cashier_deposit_proofs drop constraint cashier_deposit_proofs_deposit_id_fkey;

-- Points the functions of a schema to the tables beside them, whatever the schema is called. For migrations, and for
-- whoever gives the schema another name.
create function kit_place_functions(place regnamespace) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_name text := (select n.nspname from pg_namespace n where n.oid = place);
  v_function regprocedure;
begin
  for v_function in
    select p.oid::regprocedure from pg_proc p
     where p.pronamespace = place
       and (p.prosecdef or exists (select from unnest(p.proconfig) c where starts_with(c, 'search_path=')))
       and p.proname <> 'kit_place_functions'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, %I, pg_temp', v_function, v_name);
  end loop;
end $$;
revoke all on function kit_place_functions(regnamespace) from public;
select kit_place_functions(current_schema()::regnamespace);
