import type pg from 'pg';
import { verifyLedger } from '@baize/platform/modules/wallet/index';
import type { ModelBill } from './jobModel.ts';
import { netLines, type ModelNet } from './netOf.ts';
import type { ModelRebate } from './rebateModel.ts';
import type { Site } from './Site.ts';

type Found = {
  contract: string;
  period: string;
  member: string;
  payer: string;
  amount: string;
  paid: string;
  bet: string;
  status: string;
  net: Record<(typeof netLines)[number], string> | null;
};

/** Compares the database with the model. Reads nothing of the running workers. */
export async function checkJobs(
  owner: pg.Pool,
  sites: readonly Site[],
): Promise<{ faults: string[]; bills: number; paid: number; costed: number; rebates: number }> {
  const faults: string[] = [];
  const { rows } = await owner.query<Found>(
    `select contract_id::text as contract, period, member_id::text as member, payer_id::text as payer, amount::text,
            paid::text, valid_bet::text as bet, status, ngr as net from contracts_bills`,
  );
  const said = sites.flatMap(({ model }) => model.bills);
  const rebates = sites.flatMap(({ model }) => model.rebates.rebates);
  faults.push(...compareBills(rows, said), ...(await compareRebates(owner, rebates)));
  faults.push(...(await compareLedger(owner, said, rebates)));
  for (const site of sites) faults.push(...(await compareTurnover(owner, site)));
  const report = await verifyLedger(owner as Parameters<typeof verifyLedger>[0]);
  faults.push(...report.faults.map(({ what, where }) => `ledger: ${what}: ${where}`));
  faults.push(...report.trialBalance.flatMap(({ sum }) => (BigInt(sum) === 0n ? [] : [`the ledger sums to ${sum}`])));
  return {
    ...{ faults, bills: rows.length, paid: rows.filter(({ status }) => status === 'issued').length },
    ...{ costed: rows.filter(({ net }) => net !== null).length, rebates: rebates.length },
  };
}

function compareBills(rows: readonly Found[], said: readonly ModelBill[]): string[] {
  const faults: string[] = [];
  const left = new Map(said.map((bill) => [`${bill.contract} ${bill.period}`, bill]));
  const seen = new Set<string>();
  for (const row of rows) {
    const key = `${row.contract} ${row.period}`;
    if (seen.has(key)) faults.push(`double: ${key}`);
    seen.add(key);
    const bill = left.get(key);
    if (bill === undefined) {
      faults.push(`${key} is missing in the model`);
      continue;
    }
    const isSame = bill.amount === BigInt(row.amount) && bill.validBet === BigInt(row.bet);
    if (!isSame)
      faults.push(`${key} is ${row.amount} of ${row.bet}, the model says ${bill.amount} of ${bill.validBet}`);
    if (String(bill.member) !== row.member || String(bill.payer) !== row.payer)
      faults.push(`${key} belongs to another member`);
    if (netText(row.net) !== netText(bill.net)) {
      faults.push(`${key} goes by ${netText(row.net)}, the model says ${netText(bill.net)}`);
    }
    const status = bill.amount === 0n ? 'notReached 0' : `issued ${row.amount}`;
    if (`${row.status} ${row.paid}` !== status) faults.push(`${key} is ${row.status} ${row.paid}, not ${status}`);
  }
  for (const key of left.keys()) if (!seen.has(key)) faults.push(`missing: ${key}`);
  return faults;
}

/** The lines from gross to net in units. */
function netText(net: ModelNet | Found['net'] | undefined): string {
  if (net === null || net === undefined) return 'no formula';
  return netLines
    .map((line) => {
      const amount = net[line];
      return `${line} ${typeof amount === 'bigint' ? amount : unitsOf(amount)}`;
    })
    .join(', ');
}

/** An amount of the wire. */
function unitsOf(text: string): bigint {
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(5, '0'));
  return text.startsWith('-') ? -units : units;
}

/** One row for each member and five minutes that brought something, with the model's amount and remainder, paid. */
async function compareRebates(owner: pg.Pool, said: readonly ModelRebate[]): Promise<string[]> {
  const { rows } = await owner.query<{ member: string; slotAt: Date; row: string }>(
    `select member_id::text as member, slot_at as "slotAt",
            earned || ' earned, ' || amount || ' paid, ' || carry_out || ' left, ' || status as row from contracts_rebates`,
  );
  const left = new Map(
    said.map(({ member, slot, earned, amount, left }) => [
      `rebate of ${member} at ${slot}`,
      `${earned} earned, ${amount} paid, ${left} left, ${amount > 0n ? 'paid' : 'nothing'}`,
    ]),
  );
  const faults: string[] = [];
  for (const { member, slotAt, row } of rows) {
    const key = `rebate of ${member} at ${slotAt.toISOString()}`;
    if (left.get(key) !== row) faults.push(`${key}: ${row}, the model says ${left.get(key)}`);
    left.delete(key);
  }
  return [...faults, ...[...left.keys()].map((key) => `missing: ${key}`)];
}

/** Each payer is debited exactly what its payees receive, rebates are on top, and balances have no other change. */
async function compareLedger(
  owner: pg.Pool,
  said: readonly ModelBill[],
  rebates: readonly ModelRebate[],
): Promise<string[]> {
  const expected = new Map<string, bigint>();
  const add = (member: bigint, amount: bigint): void => {
    if (member > 0n) expected.set(String(member), (expected.get(String(member)) ?? 0n) + amount);
  };
  for (const { payer, member, amount } of said) {
    add(payer, -amount);
    add(member, amount);
  }
  for (const { member, amount } of rebates) add(member, amount);
  const { rows } = await owner.query<{ member: string; balance: string; start: string }>(
    `select a.member_id::text as member, a.balance::text, coalesce(t.amount, 0)::text as start
       from wallet_accounts a
       left join (select member_id, sum(case credit when 'main' then amount else -amount end) as amount
                    from wallet_transfers
                   where scope = 'torture' and outcome = 'applied' group by member_id) t on t.member_id = a.member_id
      where a.member_id > 0 and a.name = 'main'`,
  );
  return rows.flatMap(({ member, balance, start }) => {
    const due = BigInt(start) + (expected.get(member) ?? 0n);
    return due === BigInt(balance) ? [] : [`member ${member} has ${balance}, the model says ${due}`];
  });
}

/** Periods partition time: real-time wages, hours and days of a contract each add up to its team's whole stakes. */
async function compareTurnover(owner: pg.Pool, { contracts, model }: Site): Promise<string[]> {
  const faults: string[] = [];
  const { rows } = await owner.query<{ contract: string; bet: string; hours: string | null }>(
    `select b.contract_id::text as contract, sum(b.valid_bet)::text as bet,
            (select sum(h.valid_bet)::text from contracts_hours h where h.contract_id = b.contract_id) as hours
       from contracts_bills b where b.contract_id = any ($1) group by b.contract_id`,
    [contracts.map(({ id }) => id)],
  );
  const sums = new Map(rows.map((row) => [row.contract, row]));
  for (const { id, kind, team } of contracts) {
    if (kind === 'dividend') continue;
    let all = 0n;
    for (const { member, validBet } of model.facts) if (team.has(member)) all += validBet;
    const found = sums.get(id);
    if (BigInt(found?.bet ?? 0) !== all) faults.push(`contract ${id} (${kind}) was paid for ${found?.bet} of ${all}`);
    if (kind === 'hourly' && BigInt(found?.hours ?? 0) !== all)
      faults.push(`hours of ${id} hold ${found?.hours} of ${all}`);
  }
  return faults;
}
