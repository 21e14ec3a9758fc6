import type pg from 'pg';

export type FuzzControl = 'lostState' | 'madeMoney';

/** A fault in the database itself, which no code above it can see. */
export async function plantFault(owner: pg.Pool, control: FuzzControl): Promise<void> {
  await owner.query(
    control === 'lostState'
      ? `create function fuzz_lost_state() returns trigger language plpgsql as $$ begin
           if new.status = 'approved' then new.status := 'rejected'; end if; return new; end $$;
         create trigger zz_fuzz before update on cashier_deposits for each row execute function fuzz_lost_state()`
      : `create function fuzz_made_money() returns trigger language plpgsql as $$ begin
           if new.name = 'main' and new.balance > old.balance then new.balance := new.balance + 1; end if; return new; end $$;
         create trigger zz_fuzz before update on wallet_accounts for each row execute function fuzz_made_money()`,
  );
}
