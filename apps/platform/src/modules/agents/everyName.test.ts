import { operations, setPaymentPassword, type Operation } from '@baize/contract';
import {
  brandHosts,
  changeSettings,
  daysAround,
  goodPaymentPassword,
  openInTree,
  openOperator,
  openTeam,
  playRound,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/* Calls every operation of agents and contracts with everybody else's ids and names. A new field that is in neither
   of the two lists below fails the test, so that no operation goes untested. */

const terms = {
  ...{ period: 'daily', carry: 'none', activeBet: '0' },
  tiers: [{ validBet: '0', loss: '0', activeMembers: 0, rateBps: 10, amount: '0' }],
};
const days = daysAround();
const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** Fields that refer to nobody, with a valid value. */
const plain = (): Record<string, unknown> => ({
  ...{
    ...days,
    format: 'csv',
    kind: 'daily',
    scope: 'team',
    pageNum: 1,
    pageSize: 50,
    isWaiting: '1',
    terms,
    requestId: randomUUID(),
  },
  ...{ amount: '1', paymentPassword: goodPaymentPassword, password: 'orchard gate 41 lamp', username: 'nobodyyet' },
  usernames: ['nobodyyet'],
  ...{ rebateBps: 0, prizeGroup: 1700, days: 1, uses: 1, type: 0, note: 'A note that is long enough' },
  ...{ title: 'Come and play', content: 'All in one place', picture: 'welcome' },
  ...{ fromBps: 1000, toBps: 1100, granted: 1 },
  ...{ maxRebateBps: 1300, minDifferenceBps: 10, minPrizeGroup: 1700, maxPrizeGroup: 1960, minPrizeDifference: 2 },
  ...{ platformFeeBps: 1000, rebatesPercent: 100, activityPercent: 100, depositFeeBps: 60, withdrawalFeeBps: 20 },
  fromDay: '2099-01-01',
  ...{ freeRebateBps: 1000, linksAtOnce: 20, transferDailySum: '50000', version: 1 },
  rebatePercents: { RNG: 5, LIVE: 5, FISH: 5, PVP: 5, SPORTS: 5, ESPORTS: 5, LOTT: 5, ELOTT: 5 },
  ...{ reason: 'A reason that is long enough', name: 'Somebody', language: 'EN', channel: 'email', isAdult: true },
  ...{
    contact: 'somebody@example.com',
    about: 'Known to many players for years.',
    botCheck: { challenge: '', answer: '' },
  },
  // Upwards transfers to the own upline are allowed; the test is about sending to others.
  direction: 'downline',
});

/** Fields that refer to a member or a member's object. */
const naming = [
  'code',
  'memberId',
  'parentId',
  'account',
  'search',
  'toAccount',
  'upline',
  'id',
  'templateId',
] as const;
type Naming = (typeof naming)[number];
/** Those of them that are numbers. */
const numbered: readonly Naming[] = ['memberId', 'parentId', 'id', 'templateId'];
/** A number that nothing has. */
const UNKNOWN = '999999999999';
/** Optional fields that are always set: without them nothing would be tested. */
const wanted = new Set(['terms', 'paymentPassword']);
const isNaming = (name: string): name is Naming => (naming as readonly string[]).includes(name);

/** What the `id` of an operation refers to. */
const idsOf = {
  'agents.closeLink': 'link',
  'agents.decideCandidate': 'candidate',
  'agents.decideMove': 'move',
  'contracts.approveBill': 'bill',
  'contracts.closeTemplate': 'template',
  'contracts.decideOffer': 'request',
  'contracts.listBillRounds': 'bill',
  'contracts.listPayRounds': 'bill',
  'contracts.listRebateRounds': 'rebate',
  'contracts.processContract': 'request',
  'contracts.rejectBill': 'bill',
} as const;

type Belongings = { account: string; memberId: string; code: string } & Record<
  (typeof idsOf)[keyof typeof idsOf],
  string
>;

const all: readonly Operation[] = Object.values(operations).filter(({ id }) => /^(agents|contracts)\./.test(id));

type Schema = { _zod: { def: Record<string, unknown> & { type: string } } };
type Variant = Record<string, unknown>;

/** All variants of a schema: each choice of a union, every field of an object. */
function variantsOf(schema: Schema, name: string, whose: (name: Naming) => unknown): unknown[] {
  if (isNaming(name)) return [whose(name)];
  const values = plain();
  if (name in values) return [values[name]];
  const { def } = schema._zod;
  if (def.type === 'optional' || def.type === 'default') return variantsOf(def['innerType'] as Schema, name, whose);
  if (def.type === 'literal') return [...(def['values'] as unknown[])];
  if (def.type === 'enum') return Object.values(def['entries'] as Record<string, unknown>);
  if (def.type === 'union') return (def['options'] as Schema[]).flatMap((option) => variantsOf(option, name, whose));
  if (def.type !== 'object') throw new Error(`Say whether ${name} names somebody, here in this test.`);
  let inputs: Variant[] = [{}];
  for (const [field, part] of Object.entries(def['shape'] as Record<string, Schema>)) {
    // A filter that matches nobody only makes a list shorter.
    const isFilter = part._zod.def.type === 'optional' && !isNaming(field) && !wanted.has(field);
    if (isFilter) continue;
    const choices = variantsOf(part, field, whose);
    inputs = inputs.flatMap((input) => choices.map((choice) => ({ ...input, [field]: choice })));
  }
  return inputs;
}

const namesOf = (schema: Schema): Set<Naming> => {
  const found = new Set<Naming>();
  variantsOf(schema, '', (name) => found.add(name));
  return found;
};

const valueOf = (operation: Operation, { account, memberId, ...ids }: Belongings, name: Naming): string => {
  if (name === 'templateId') return ids.template;
  if (name === 'code') return ids.code;
  if (name === 'memberId' || name === 'parentId') return memberId;
  if (name !== 'id') return account;
  const what = (idsOf as Record<string, keyof typeof ids>)[operation.id];
  if (what === undefined) throw new Error(`Say what the id of ${operation.id} is the number of, here in this test.`);
  return ids[what];
};

let site: TestPlatform;
let team: TestTeam;
let operator: { token: string };
let own: { member: Belongings; operator: Belongings };
let others: { name: string; things: Belongings; isAway: boolean }[];

beforeAll(async () => {
  site = await startPlatform({ env: { ROLE: 'web' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } });
  await changeSettings(site, { modules: { AGENTPOLICY3: '1' } }, { host: brandHosts.second });
  team = await openTeam(site, { balance: 50_00000n });
  const below = await openInTree(site, { type: 2, invitedBy: team.middle });
  const beside = await openInTree(site, { type: 2, invitedBy: team.top, balance: 50_00000n });
  // A possible upline for the other brand's agent.
  await openInTree(site, { type: 2, brandId: 2 });
  const { token, password: currentPassword } = team.middle;
  const passwords = { newPaymentPassword: goodPaymentPassword, confirmPaymentPassword: goodPaymentPassword };
  await site.call(setPaymentPassword, { currentPassword, ...passwords }, { token });
  operator = await openOperator(site);
  const mine = await belongingsOf(below, 1, team.middle);
  own = { member: mine, operator: mine };
  others = [
    { name: 'the upline', things: await belongingsOf(team.top, 1), isAway: false },
    { name: 'a sibling', things: await belongingsOf(beside, 1), isAway: false },
    { name: 'another root', things: await belongingsOf(team.sibling, 1), isAway: false },
    { name: 'somebody below another root', things: await belongingsOf(team.cousin, 1), isAway: false },
    { name: 'another brand', things: await belongingsOf(team.foreign, 2), isAway: true },
  ];
  for (const { memberId } of [team.top, beside, team.sibling, team.cousin]) {
    await playRound(site, { memberId, at: new Date(), bet: 1_23456n, win: 0n });
  }
});
afterAll(() => site.close());

/**
 * Inserts one of every object that an id can refer to, for one owner. `reader` pays the bill and was given the rebate: only
 * the two sides of a contract may read what was summed, and of a rebate its member alone.
 */
async function belongingsOf(
  { memberId, account }: TestMember,
  brandId: number,
  reader?: TestMember,
): Promise<Belongings> {
  const one = async (text: string, ...values: unknown[]): Promise<string> => {
    const { rows } = await site.owner.query<{ id: bigint }>(`${text} returning id`, [brandId, memberId, ...values]);
    return String(rows[0]?.id);
  };
  const contract = await one(
    `insert into contracts_contracts (brand_id, payer_id, member_id, kind, currency, starts_day)
     values ($1, 0, $2, 'dividend', 'CNY', $3)`,
    today,
  );
  const written = JSON.stringify(terms);
  await one(
    'insert into contracts_versions (brand_id, contract_id, from_day, terms) select $1, $3, $4, $5::jsonb where $2 > 0',
    ...[contract, today, written],
  );
  const code = randomBytes(5).toString('hex').toUpperCase();
  return {
    ...{ account, memberId: String(memberId), code },
    link: await one(
      `insert into agents_links (brand_id, owner_id, request_id, code, type, rebate_bps, prize_group, uses, expires_at)
       values ($1, $2, gen_random_uuid(), $3, 0, 0, 1700, 5, now() + interval '1 day')`,
      code,
    ),
    candidate: await one(
      `insert into agents_candidates (brand_id, name, channel, contact, about, language)
       select $1, 'Candidate', 'email', 'c' || $2::bigint || '@example.com', 'Known to many players for years.', 'EN'`,
    ),
    move: await one(
      `insert into agents_moves (brand_id, member_id, to_id, from_id, reason, team_count, asked_by, asked_by_name)
       select $1, m.member_id, case when m.parent_id is null then (select min(member_id) from agents_members where brand_id = $1
         and member_id <> m.member_id) end, m.parent_id, 'A reason that is long enough', 1, 0, '' from agents_members m
        where m.member_id = $2`,
    ),
    template: await one(
      `insert into contracts_templates (brand_id, name, kind, terms, created_by)
       values ($1, 'Of member ' || $2::bigint, 'daily', $3::jsonb, 'test')`,
      written,
    ),
    request: await one(
      `insert into contracts_requests (brand_id, request_id, payer_id, member_id, kind, what, asked_by, terms)
       values ($1, gen_random_uuid(), 0, $2, 'daily', 'new', 0, $3::jsonb)`,
      written,
    ),
    rebate: await one(
      `insert into contracts_rebates (brand_id, member_id, currency, slot_at, own_bet, team_bet, carry_in, earned, carry_out,
              amount, status)
       values ($1, coalesce($3, $2::bigint), 'CNY', now(), 123456, 0, 0, 0, 0, 0, 'nothing')`,
      reader?.memberId,
    ),
    bill: await one(
      `insert into contracts_bills (brand_id, contract_id, period, kind, payer_id, member_id, currency, from_day, to_day,
              terms, valid_bet, net, active_members, late_bet, late_net, late_rounds, corrected_rounds, carry_in, carry_out,
              tier, rate_bps, amount, depth, status)
       values ($1, $3, 'test', 'dividend', coalesce($6, 0), $2, 'CNY', $4::date, $4::date + 1, $5::jsonb, 123456, -123456, 1, 0, 0, 0, 0,
               0, 0, 0, 10, 123456, 0, 'unapproved')`,
      ...[contract, today, written, reader?.memberId],
    ),
  };
}

async function attempt(operation: Operation, input: Variant): Promise<{ text: string; code: string }> {
  const isRead = operation.method === 'GET' || operation.method === 'DELETE';
  const query = isRead ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const body = operation.isSealed === true ? { envelope: await site.seal(operation.path, input) } : input;
  const token = { member: team.middle.token, operator: operator.token, public: undefined }[
    operation.audience as 'member'
  ];
  const { text } = await site.send(operation.method, operation.path + query, {
    headers: {
      host: `${brandHosts.first}:${new URL(site.url).port}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(isRead ? {} : { body: JSON.stringify(body) }),
  });
  // A file response is not JSON.
  return { text, code: text.startsWith('{') ? (JSON.parse(text) as { code: string }).code : 'ok' };
}

/** Everything stored about agents, contracts and money; aggregated figures are derived from it. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await site.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name ~ '^(agents|contracts|wallet)_'
        and table_name not in ('agents_own', 'agents_sums', 'agents_cursors') order by 1`,
  );
  expect(tables.length).toBeGreaterThan(20);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as part from ${name} t`,
  );
  const { rows } = await site.owner.query<{ part: string }>(parts.join(' union all '));
  return rows.map(({ part }) => part).join();
}

/**
 * Calls an operation with each of its references replaced by somebody else's; the others stay own ones. A number is answered
 * exactly as one that nothing has, so that nobody learns by counting which there are.
 */
async function tryAll(operation: Operation, found: string[]): Promise<number> {
  const schema = operation.input as unknown as Schema;
  const isByMember = operation.audience === 'member';
  let tried = 0;
  for (const name of namesOf(schema)) {
    for (const { name: relation, things, isAway } of others) {
      // Operators and guests see all of a brand, and nothing of another.
      if (!isByMember && !isAway) continue;
      // This many calls exceed the rate limits.
      await site.owner.query('delete from kit_limits');
      const whose = (field: Naming) => valueOf(operation, field === name ? things : own.member, field);
      const nobodys = (field: Naming) => (field === name && numbered.includes(name) ? UNKNOWN : whose(field));
      const unknown = variantsOf(schema, '', nobodys) as Variant[];
      for (const [place, input] of (variantsOf(schema, '', whose) as Variant[]).entries()) {
        if (!JSON.stringify(input).includes(`"${name}"`)) continue;
        const { text, code } = await attempt(operation, input);
        tried += 1;
        const where = `${operation.id} with ${name} of ${relation}`;
        if (
          [
            'invalid_input',
            'unknown_field',
            'too_many_requests',
            'not_logged_in',
            'not_found',
            'internal_error',
          ].includes(code)
        ) {
          found.push(`${where} was not tried: ${text}`);
        }
        const told = numbered.includes(name) ? (await attempt(operation, unknown[place] ?? {})).text : text;
        if (told !== text) found.push(`${where} is told from an unknown one: ${text} ${told}`);
        if (operation.method !== 'GET' && code === 'ok') found.push(`${where} was done: ${text}`);
        if (text.includes(things.account) || text.includes('1.23456')) found.push(`${where} tells: ${text}`);
      }
    }
  }
  return tried;
}

describe('every operation of agents and contracts', () => {
  it(
    "[ROLE-18] [A098] [A204] [A205] [I-41] neither acts on nor reveals a sibling's, an upline's, another tree's or another brand's objects, by name or id",
    { timeout: 120_000 },
    async () => {
      const before = await fingerprint();
      const found: string[] = [];
      const tried = new Map<string, number>();
      for (const operation of all) tried.set(operation.id, await tryAll(operation, found));
      expect(found).toEqual([]);
      expect(await fingerprint()).toBe(before);
      // Asserts that every operation with an id was tested with it.
      expect(Object.keys(idsOf).filter((id) => (tried.get(id) ?? 0) === 0)).toEqual([]);
      expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(80);
    },
  );

  it('[I-41] own lists do not contain them either', async () => {
    for (const operation of all) {
      const schema = operation.input as unknown as Schema;
      if (operation.method !== 'GET' || operation.audience === 'public') continue;
      await site.owner.query('delete from kit_limits');
      const shape = (schema._zod.def['shape'] ?? {}) as Record<string, Schema>;
      const isLeftOut = (name: string): boolean => isNaming(name) && shape[name]?._zod.def.type === 'optional';
      const whose = (name: Naming) => valueOf(operation, own.member, name);
      for (const whole of variantsOf(schema, '', whose) as Variant[]) {
        const input = Object.fromEntries(Object.entries(whole).filter(([name]) => !isLeftOut(name)));
        const { text, code } = await attempt(operation, input);
        expect(code, `${operation.id}: ${text}`).toBe('ok');
        for (const { name, things, isAway } of others) {
          if (operation.audience === 'operator' && !isAway) continue;
          // The own upline's name is visible, as a receiver of transfers and as a payer.
          if (name === 'the upline' && ['agents.getUpline'].includes(operation.id)) continue;
          expect(text, `${operation.id} and ${name}`).not.toContain(things.account);
        }
      }
    }
  });

  it('fails for an added field that is in neither list', () => {
    const strange = { _zod: { def: { type: 'string' } } };
    const input = { _zod: { def: { type: 'object', shape: { targetId: strange } } } };
    expect(() => variantsOf(input, '', () => '1')).toThrow('Say whether targetId names somebody');
    const added = { id: 'agents.openEverything' } as Operation;
    expect(() => valueOf(added, own.member, 'id')).toThrow('Say what the id of agents.openEverything');
  });
});
