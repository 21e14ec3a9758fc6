import type pg from 'pg';
import { openBrand } from '@baize/testkit/openBrand';
import type { ModelContract, ModelKind, ModelTier } from './jobModel.ts';
import type { ModelFormula } from './netOf.ts';

export type JobBrand = {
  id: number;
  code: string;
  timeZone: string;
  players: readonly bigint[];
  /** Everybody with who stands above, the member first. */
  lines: ReadonlyMap<bigint, readonly bigint[]>;
  contracts: ModelContract[];
};
export type BrandPlan = {
  code: string;
  timeZone: string;
  startsDay: string;
  groups: number;
  formulas: readonly ModelFormula[];
};

/** How much of a rate counts, in percent. */
export const percents = { lottery: 3, other: 7 };

const tier = (validBet: bigint, rateBps: number, more: Partial<ModelTier> = {}): ModelTier => ({
  ...{ validBet, loss: 0n, activeMembers: 0, rateBps, amount: 0n },
  ...more,
});
const upper: Readonly<Record<ModelKind, readonly ModelTier[]>> = {
  realtime: [tier(0n, 41)],
  hourly: [tier(0n, 23), tier(90_000_000n, 57, { activeMembers: 2 })],
  daily: [tier(0n, 40), tier(200_000_000n, 80, { activeMembers: 3, amount: 777n })],
  dividend: [tier(0n, 1_000, { loss: 1n }), tier(0n, 2_000, { loss: 500_000_000n })],
};
const lower: Readonly<Record<ModelKind, readonly ModelTier[]>> = {
  realtime: [tier(0n, 17)],
  hourly: [tier(0n, 19)],
  daily: [tier(150_000_000n, 33)],
  dividend: [tier(0n, 700, { loss: 1n })],
};
const PURSE = 100_000_000_000_000n;

/**
 * A brand with pairs of agents: the house pays the upper one, who pays the lower one, and each has four contracts.
 * Players are below the lower one. All upper ones but the first, and all players, can afford everything from the start.
 */
export async function seedJobBrand(
  owner: pg.Pool,
  { code, timeZone, startsDay, groups, formulas }: BrandPlan,
): Promise<JobBrand> {
  const id = await openBrand(owner, {
    code,
    name: code,
    timeZone,
    defaultLanguage: 'EN',
    languages: ['EN'],
    hosts: [`${code}.localhost`],
  });
  const { rows } = await owner.query<{ id: string }>(
    `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
            registered_host, registered_address, type)
     select $1, 'member' || n, 'member' || n, '', 'member' || n, 'EN', 'CNY', 'localhost', '127.0.0.1',
            case when n % 3 = 2 then 0 else 1 end
       from generate_series(0, $2::integer * 3 - 1) n returning id::text`,
    [id, groups],
  );
  const people = rows.map((row) => BigInt(row.id)).toSorted((one, other) => (one < other ? -1 : 1));
  const above = people.map((_, at) => (at % 3 === 0 ? null : people[at - 1]!));
  await owner.query(
    `insert into agents_members (member_id, brand_id, parent_id, type)
     select m.id, $1, m.above, m.type from unnest($2::bigint[], $3::bigint[], $4::integer[]) as m (id, above, type)`,
    [id, people, above, people.map((_, at) => (at % 3 === 2 ? 0 : 1))],
  );
  await owner.query(
    `insert into agents_tree (brand_id, ancestor_id, descendant_id, depth)
     with recursive up as (
       select member_id as ancestor, member_id as descendant, 0 as depth, parent_id from agents_members where brand_id = $1
       union all
       select m.member_id, up.descendant, up.depth + 1, m.parent_id
         from up join agents_members m on m.member_id = up.parent_id)
     select $1, ancestor, descendant, depth from up`,
    [id],
  );
  await owner.query(`select wallet_open($1, m, '{CNY}') from unnest($2::bigint[]) m`, [id, people]);
  await giveTo(owner, { brandId: id, key: 'start', members: people.filter((_, at) => at > 0 && at % 3 !== 1) });
  await owner.query('insert into agents_rules (brand_id, rebate_percents) values ($1, $2)', [
    id,
    JSON.stringify({ RNG: percents.other, LOTT: percents.lottery }),
  ]);
  await insertFormulas(owner, id, formulas);
  const contracts: ModelContract[] = [];
  for (const [at, member] of people.entries()) {
    if (at % 3 === 2) continue;
    const isUpper = at % 3 === 0;
    const team = new Set(people.slice(at, at - (at % 3) + 3));
    for (const kind of ['realtime', 'hourly', 'daily', 'dividend'] as const) {
      const tiers = (isUpper ? upper : lower)[kind];
      const isWeekly = kind === 'dividend' && isUpper;
      const isCarried = kind === 'dividend' && !isUpper;
      contracts.push({ id: '', kind, payer: isUpper ? 0n : people[at - 1]!, member, team, tiers, isWeekly, isCarried });
    }
  }
  const written = await owner.query<{ id: string; member: string; kind: ModelKind }>(
    `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
     select $1, c.payer, c.member, c.kind, 'CNY', $5::date
       from unnest($2::bigint[], $3::bigint[], $4::text[]) as c (payer, member, kind)
     returning id::text, member_id::text as member, kind`,
    [
      id,
      contracts.map(({ payer }) => payer),
      contracts.map(({ member }) => member),
      contracts.map(({ kind }) => kind),
      startsDay,
    ],
  );
  const idOf = new Map(written.rows.map((row) => [`${row.member} ${row.kind}`, row.id]));
  const withIds = contracts.map((one) => ({ ...one, id: idOf.get(`${one.member} ${one.kind}`)! }));
  await owner.query(
    `insert into contracts_versions (brand_id, contract_id, from_day, terms)
     select $1, v.contract, $4::date, v.terms::jsonb from unnest($2::bigint[], $3::text[]) as v (contract, terms)`,
    [id, withIds.map((one) => one.id), withIds.map(termsOf), startsDay],
  );
  const lines = new Map(people.map((member, at) => [member, people.slice(at - (at % 3), at + 1).toReversed()]));
  return { id, code, timeZone, players: people, lines, contracts: withIds };
}

async function insertFormulas(owner: pg.Pool, brandId: number, formulas: readonly ModelFormula[]): Promise<void> {
  for (const { fromDay, ...shares } of formulas) {
    await owner.query(
      `insert into contracts_formulas (brand_id, from_day, platform_fee_bps, rebates_percent, activity_percent,
              deposit_fee_bps, withdrawal_fee_bps, reason, created_by)
       values ($1, $2, $3, $4, $5, $6, $7, 'Agreed with all.', 'torture')`,
      [
        ...[brandId, fromDay, shares.platformFeeBps, shares.rebatesPercent, shares.activityPercent],
        ...[shares.depositFeeBps, shares.withdrawalFeeBps],
      ],
    );
  }
}

/** Terms in the table's format. */
function termsOf({ tiers, isWeekly, isCarried }: ModelContract): string {
  return JSON.stringify({
    ...{ period: isWeekly ? 'weekly' : 'daily', carry: isCarried ? 'permanent' : 'none', activeBet: '0' },
    tiers: tiers.map((one) => ({
      ...one,
      validBet: wire(one.validBet),
      loss: wire(one.loss),
      amount: wire(one.amount),
    })),
  });
}

/** An amount in wire format. */
function wire(units: bigint): string {
  const part = String(units % 100_000n)
    .padStart(5, '0')
    .replace(/0+$/, '');
  return `${units / 100_000n}${part === '' ? '' : `.${part}`}`;
}

/** Gives members enough money for everything they owe. */
export async function giveTo(
  owner: pg.Pool,
  { brandId, key, members }: { brandId: number; key: string; members: readonly bigint[] },
): Promise<void> {
  if (members.length === 0) return;
  await owner.query(
    `select count(*) from wallet_post((
       select jsonb_agg(jsonb_build_object('brand', $1::integer, 'member', m, 'currency', 'CNY', 'scope', 'torture',
                'key', $2::text || ' ' || m, 'kind', 'deposit', 'debit', 'house.bank:torture', 'credit', 'main',
                'amount', $4::bigint))
         from unnest($3::bigint[]) m))`,
    [brandId, key, members, PURSE],
  );
}
