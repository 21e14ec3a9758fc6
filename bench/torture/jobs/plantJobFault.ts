import type pg from 'pg';
import { armControl } from '../controls.ts';
import type { JobControl } from './PayOrder.ts';

/** Rows that a planted fault keeps from being written. */
const lost: Partial<Record<JobControl, { table: string; which: string }>> = {
  'lost-bill': { table: 'contracts_bills', which: 'new.contract_id % 11 = 0' },
  'lost-rebate': { table: 'contracts_rebates', which: 'new.member_id % 5 = 0' },
  'lost-cost': { table: 'contracts_costs', which: 'new.member_id % 3 = 0' },
};

/** Plants one named fault in a run's database; what the workers themselves omit is in `payPool`. */
export async function plantJobFault(owner: pg.Pool, control: JobControl): Promise<void> {
  if (control === 'no-unique-key') {
    await owner.query('alter table contracts_bills drop constraint contracts_bills_contract_id_period_key');
    /* Rebates are written in the same transaction: their key alone would end the second worker's. */
    await owner.query('alter table contracts_rebates drop constraint contracts_rebates_member_id_currency_slot_at_key');
    return;
  }
  if (control === 'no-fence') {
    await armControl(owner, 'no-unique-key');
    await owner.query('drop trigger contracts_bills_forward_only on contracts_bills');
    return;
  }
  const { table, which } = lost[control]!;
  await owner.query(`create function torture_plant() returns trigger language plpgsql as $$ begin return null; end $$`);
  await owner.query(
    `create trigger torture_plant before insert on ${table} for each row when (${which}) execute function torture_plant()`,
  );
}
