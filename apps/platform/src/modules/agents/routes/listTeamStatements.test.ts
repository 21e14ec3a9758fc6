import { getTeamOverview, listTeamStatements, type InputOf, type OutputOf } from '@baize/contract';
import {
  daysAround,
  openInTree,
  openTeam,
  openVendor,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Answer = OutputOf<typeof listTeamStatements>;
type Figures = Answer['own'];
type Person = { memberId: bigint; token: string; account: string; parent: Person | undefined; isAgent: boolean };
type Fact = { of: Person; day: string; game: string; bet: bigint; win: bigint };

let site: TestPlatform;
let team: TestTeam;
const people: Person[] = [];
const facts: Fact[] = [];
const deposits: { of: Person; amount: bigint }[] = [];
const lately = daysAround();
const stretch = { from: '2026-03-02', to: '2026-03-05' };

/** A seeded generator. */
function draws(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

beforeAll(async () => {
  // Rounds of another year: a running aggregation would look for changes of the last minutes only.
  site = await startPlatform({ env: { ROLE: 'web' } });
  await openVendor(site, { games: [{ gameCode: 'quick-three', classify: 'ELOTT', names: ['Quick Three', '快三'] }] });
  team = await openTeam(site);
  const draw = draws(7);
  const top: Person = { ...(await openInTree(site)), parent: undefined, isAgent: true };
  people.push(top);
  for (let at = 0; at < 40; at += 1) {
    const agents = people.filter(({ isAgent }) => isAgent);
    const parent = agents[Math.floor(draw() * agents.length)] ?? top;
    const isAgent = draw() < 0.4;
    const opened = await openInTree(site, { type: isAgent ? 41 : 0, invitedBy: parent });
    people.push({ ...opened, parent, isAgent });
  }
  const rows: unknown[][] = [];
  for (let at = 0; at < 600; at += 1) {
    const of = people[Math.floor(draw() * people.length)] ?? top;
    const game = draw() < 0.5 ? 'quick-three' : 'dragon-eight';
    const hour = Math.floor(draw() * 24 * 7);
    const moment = new Date(Date.parse('2026-03-01T00:00:00+08:00') + hour * 3_600_000 + 1_800_000);
    const bet = BigInt(Math.floor(draw() * 50_000) + 1) * 100n;
    const win = draw() < 0.4 ? BigInt(Math.floor(draw() * 90_000)) * 100n : 0n;
    const shift = game === 'quick-three' ? 2 : 0;
    const day = new Date(moment.getTime() + (8 - shift) * 3_600_000).toISOString().slice(0, 10);
    facts.push({ of, day, game, bet, win });
    rows.push([of.memberId, randomUUID(), game, bet, win, moment]);
  }
  await site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
       is_closed, transactions, started_at, updated_at)
     select m, 1, 1, r, g, 'CNY', 1, b, w, 0, true, '{}', a, a
       from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[]) as t (m, r, g, b, w, a)`,
    [0, 1, 2, 3, 4, 5].map((column) => rows.map((row) => row[column])),
  );
  for (const of of people.slice(0, 12)) {
    const amount = BigInt(1 + Math.floor(draw() * 1000)) * 100_000n;
    deposits.push({ of, amount });
    await site.platform.wallet.post({
      ...{ brandId: 1, memberId: of.memberId, currency: 'CNY', scope: 'test', key: randomUUID(), kind: 'deposit' },
      ...{ debit: 'house.bank:1', credit: 'main', amount },
    });
  }
});
afterAll(() => site.close());

const ask = async (token: string, changes: Partial<InputOf<typeof listTeamStatements>> = {}) =>
  (await site.call(listTeamStatements, { ...stretch, pageNum: 1, pageSize: 100, ...changes }, { token })).answer;

const isBelow = (one: Person, above: Person): boolean =>
  one === above || (one.parent !== undefined && isBelow(one.parent, above));
const abs = (amount: bigint) => (amount < 0n ? -amount : amount);

/** The expected report of some members, from the plain list of facts. */
function recount(of: (one: Person) => boolean, { from, to } = stretch, sinceDeposits = false): Partial<Figures> {
  const own = facts.filter((fact) => of(fact.of) && fact.day >= from && fact.day <= to);
  const sum = (value: (fact: Fact) => bigint) => own.reduce((total, fact) => total + value(fact), 0n);
  const [bets, payout] = [sum(({ bet }) => bet), sum(({ win }) => win)];
  return {
    ...{ rounds: own.length, bets, payout, net: payout - bets },
    validBets: sum(({ bet, win }) => (bet < abs(win - bet) ? bet : abs(win - bet))),
    deposits: sinceDeposits
      ? deposits.filter((one) => of(one.of)).reduce((total, { amount }) => total + amount, 0n)
      : 0n,
  };
}

describe('works', () => {
  it('[AGENT-06] matches a recount of a generated tree from plain lists to the last unit, at every level', async () => {
    for (const above of people.filter(({ isAgent }) => isAgent)) {
      const { value } = await ask(above.token);
      if (!value) throw new Error(above.account);
      expect(value.own).toMatchObject(recount((one) => one === above));
      expect(value.total).toMatchObject(recount((one) => isBelow(one, above)));
      const direct = people.filter(({ parent }) => parent === above);
      expect(value.page.content.map(({ account }) => account).toSorted()).toEqual(
        direct.map(({ account }) => account).toSorted(),
      );
      for (const row of value.page.content) {
        const below = direct.find(({ account }) => account === row.account);
        if (!below) throw new Error(row.account);
        expect(row.figures).toMatchObject(recount((one) => isBelow(one, below)));
        expect(row.teamCount).toBe(people.filter((one) => isBelow(one, below)).length - 1);
      }
      const overview = await site.call(getTeamOverview, { ...stretch, scope: 'team' }, { token: above.token });
      expect(overview.answer.value?.figures).toMatchObject(recount((one) => one !== above && isBelow(one, above)));
    }
  });

  it('assigns a lottery round until 02:00 to the day before, and deposits by booking time', async () => {
    const [top] = people;
    if (!top) throw new Error('Nobody is there.');
    for (const day of ['2026-03-03', '2026-03-04']) {
      const { value } = await ask(top.token, { from: day, to: day });
      expect(value?.total).toMatchObject(recount(() => true, { from: day, to: day }));
    }
    const { value } = await ask(top.token, lately);
    expect(value?.total.deposits).toBe(recount(() => true, lately, true).deposits);
  });

  it('fails when a level is left out', async () => {
    const [top] = people;
    const { value } = await ask(top?.token ?? '');
    const planted = recount((one) => one === top || one.parent === top);
    expect(value?.total.bets).not.toBe(planted.bets);
  });

  it('descends the tree and returns the path', async () => {
    const [top] = people;
    const below = people.find(({ parent, isAgent }) => parent === top && isAgent);
    const { value } = await ask(top?.token ?? '', { parentId: String(below?.memberId) });
    expect(value?.line.map(({ account }) => account)).toEqual([top?.account, below?.account]);
    expect(value?.own).toMatchObject(recount((one) => one === below));
  });
});

describe('refuses', () => {
  it('members outside the own team', async () => {
    const [top] = people;
    for (const { memberId } of [team.sibling, team.cousin, team.foreign]) {
      expect((await ask(top?.token ?? '', { parentId: String(memberId) })).code).toBe('downline_unknown');
    }
    expect((await ask(team.middle.token, { parentId: String(team.top.memberId) })).code).toBe('downline_unknown');
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});
