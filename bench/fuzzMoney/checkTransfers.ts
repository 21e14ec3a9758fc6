import type { Fuzz } from './Fuzz.ts';

/** Transfers between wallets ended as the vendor remembers them, and those of the line are booked as they are stored. */
export async function checkTransfers({ owner, purse, members, said }: Omit<Fuzz, 'calls'>): Promise<string[]> {
  const faults: string[] = [];
  const { rows: moves } = await owner.query<{ reference: string; status: string; cents: string; member: string }>(
    `select reference, status, member_id::text as member,
            (case when direction = 'in' then amount else -amount end / 1000)::text as cents from transfers_moves`,
  );
  for (const { reference, status, cents, member } of moves) {
    const there = purse.transfers.get(reference);
    const isSame = there === undefined || (there.cents === BigInt(cents) && there.username === `baize-${member}`);
    if (!isSame || status !== (there?.state === 'SUCCESS' ? 'done' : 'returned'))
      faults.push(`transfer ${reference} is ${status}, the vendor says ${there?.state}`);
  }
  for (const reference of purse.sentAgain) faults.push(`transfer ${reference} was sent twice`);
  const known = new Set(moves.map(({ reference }) => reference));
  for (const reference of purse.transfers.keys())
    if (!known.has(reference)) faults.push(`the vendor knows a transfer ${reference} that is not there`);

  const { rows: houses } = await owner.query<{ purse: string; transit: string; lines: string }>(
    `select coalesce(sum(balance) filter (where name = 'house.purse:purse'), 0)::text as purse,
            coalesce(sum(balance) filter (where name like 'house.transit%'), 0)::text as transit,
            (select count(*) from wallet_transits where status <> 'arrived')::text as lines from wallet_accounts`,
  );
  const there = members.reduce((sum, { id }) => sum + purse.balanceOf(`baize-${id}`), 0n);
  if (BigInt(houses[0]?.purse ?? -1) !== there) faults.push(`the vendor has ${there}, the books ${houses[0]?.purse}`);
  if (houses[0]?.transit !== '0' || houses[0].lines !== '0')
    faults.push(`in transit: ${houses[0]?.transit}, ${houses[0]?.lines} of the line`);

  const { rows: lines } = await owner.query<{ id: string; amount: string }>(
    'select id::text, amount::text from agents_transfers',
  );
  const written = new Map(lines.map(({ id, amount }) => [id, BigInt(amount)]));
  for (const [id, amount] of said.lines)
    if (written.get(id) !== amount) faults.push(`transfer ${id} of the line was ${amount} and is ${written.get(id)}`);
  const { rows: booked } = await owner.query<{ sent: string; count: number }>(
    `select coalesce(sum(amount), 0)::text as sent, count(*)::int as count from wallet_transfers
      where scope = 'agents.transfer' and outcome = 'applied' and debit = 'main'`,
  );
  const sum = [...written.values()].reduce((total, amount) => total + amount, 0n);
  if (BigInt(booked[0]?.sent ?? -1) !== sum || booked[0]?.count !== written.size)
    faults.push(`${written.size} transfers of the line, ${sum}; booked ${booked[0]?.count}, ${booked[0]?.sent}`);
  return faults;
}
