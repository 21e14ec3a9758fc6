import { createSegment, getSegmentMembers } from '@baize/contract';
import {
  openInTree,
  openOperator,
  openVendor,
  payIn,
  playRound,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDepositMethods } from '#modules/cashier/index.ts';
import type { Condition } from './SegmentRow.ts';
import { segmentsOf } from './segmentsOf.ts';

const DAY_MS = 86_400_000;

let site: TestPlatform;
let token: string;
let agent: TestMember;
let nth = 0;
beforeAll(async () => {
  site = await startPlatform();
  await openVendor(site, { games: [{ gameCode: 'golden-table', classify: 'LIVE', names: ['Golden Table', '金桌'] }] });
  await seedDepositMethods(site.platform.pool, { brandId: 1, currency: 'CNY' });
  ({ token } = await openOperator(site));
  agent = await openInTree(site);
});
afterAll(() => site.close());

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY_MS);
const set = (column: string, value: string) => (member: TestMember) =>
  site.owner.query(`update identity_accounts set ${column} = ${value} where id = $1`, [member.memberId]);
const bet =
  (days: number, amount = 10_000_000n, game = 'dragon-eight') =>
  (member: TestMember) =>
    playRound(site, { memberId: member.memberId, at: daysAgo(days), bet: amount, win: 0n, game });
const cancelledBet = (member: TestMember) =>
  site.owner.query(
    `insert into vendors_rounds (member_id, brand_id, vendor_id, round, game_code, currency, bets, bet, win, adjusted,
            is_closed, transactions, started_at, updated_at)
     values ($1, 1, 1, gen_random_uuid(), 'dragon-eight', 'CNY', 0, 0, 0, 0, true, '{}', now(), now())`,
    [member.memberId],
  );
const deposit = (amount: bigint) => (member: TestMember) => payIn(site, member, amount);
/** A deposit that was credited long ago. */
const oldDeposit = (amount: bigint) => async (member: TestMember) => {
  const id = await payIn(site, member, amount);
  await site.owner.query(
    `begin; set local session_replication_role = replica;
     update cashier_deposits set decided_at = now() - interval '40 days' where id = ${id}; commit`,
  );
};
const level = (of: number, expires: string | null) => (member: TestMember) =>
  site.owner.query(
    `insert into kyc_submissions (brand_id, member_id, account, level, status, decided_by, decided_at, expires_on)
     select 1, $1, $2, n, 'approved', 1, now(), $4::date from generate_series(1, $3::integer) n`,
    [member.memberId, member.account, of, expires],
  );
const tag = (text: string) => (member: TestMember) =>
  site.owner.query('insert into members_tags (brand_id, member_id, tag) values (1, $1, $2)', [member.memberId, text]);

type Arrange = (member: TestMember) => unknown;
const nothing: Arrange = () => undefined;

/** Each condition, with what a member does who is in the segment, and what one does who is not. */
const cases: readonly [string, Condition, Arrange, Arrange][] = [
  [
    'registered at most ten days ago',
    { fact: 'registered', when: 'within', days: 10 },
    set('created_at', `now() - interval '9 days'`),
    set('created_at', `now() - interval '11 days'`),
  ],
  [
    'registered at least ten days ago',
    { fact: 'registered', when: 'before', days: 10 },
    set('created_at', `now() - interval '11 days'`),
    set('created_at', `now() - interval '9 days'`),
  ],
  [
    'a login within ten days',
    { fact: 'signedIn', when: 'within', days: 10 },
    nothing,
    set('last_login_at', `now() - interval '11 days'`),
  ],
  [
    'no login for ten days',
    { fact: 'signedIn', when: 'before', days: 10 },
    set('last_login_at', `now() - interval '11 days'`),
    nothing,
  ],
  [
    'a bet within ten days',
    { fact: 'played', when: 'within', days: 10 },
    bet(9),
    async (one) => [await bet(11)(one), await cancelledBet(one)],
  ],
  ['no bet for ten days', { fact: 'played', when: 'before', days: 10 }, bet(11), bet(9)],
  ['no bet for ten days, and none ever', { fact: 'played', when: 'before', days: 10 }, nothing, bet(9)],
  ['a deposit', { fact: 'deposited', has: true }, deposit(5_000_000n), nothing],
  ['no deposit', { fact: 'deposited', has: false }, nothing, oldDeposit(5_000_000n)],
  [
    'a sum of deposits within thirty days',
    { fact: 'depositSum', days: 30, least: 10_000_000n },
    async (one) => [await deposit(5_000_000n)(one), await deposit(5_000_000n)(one)],
    async (one) => [await oldDeposit(10_000_000n)(one), await deposit(5_000_000n)(one)],
  ],
  [
    'a sum of valid bets within thirty days',
    { fact: 'validBets', classify: null, days: 30, least: 20_000_000n },
    async (one) => [await bet(1)(one), await bet(2, 10_000_000n, 'golden-table')(one)],
    async (one) => [await bet(1)(one), await bet(31)(one)],
  ],
  [
    'a sum of valid bets in a category within thirty days',
    { fact: 'validBets', classify: 'LIVE', days: 30, least: 10_000_000n },
    bet(1, 10_000_000n, 'golden-table'),
    bet(1, 90_000_000n),
  ],
  ['a level from 1 to 2', { fact: 'level', from: 1, to: 2 }, level(2, null), level(3, null)],
  ['no level', { fact: 'level', from: 0, to: 0 }, level(1, '2020-01-01'), level(1, null)],
  ['a language', { fact: 'language', languages: ['MS', 'CN'] }, set('language', `'MS'`), set('language', `'EN'`)],
  ['a currency', { fact: 'currency', currency: 'MYR' }, set('currency', `'MYR'`), set('currency', `'CNY'`)],
  ['a tag, in whatever case', { fact: 'tag', has: true, tag: 'whale' }, tag('Whale'), tag('Wha')],
  ['no tag', { fact: 'tag', has: false, tag: 'watch' }, nothing, tag('Watch')],
];

/** The members of a segment with these conditions, by what the console shows; the newest ten. */
async function membersOf(conditions: Condition[]): Promise<{ id: string; members: string[] }> {
  nth += 1;
  const made = await site.call(createSegment, { name: `Segment ${nth}`, conditions }, { token });
  const segmentId = made.answer.value?.id ?? '';
  const { answer } = await site.call(getSegmentMembers, { segmentId }, { token });
  return { id: segmentId, members: answer.value?.sample.map((one) => one.account) ?? [] };
}

/** The same, asked of one member, as promotions do. */
const isIn = async (segmentId: string, { memberId }: TestMember): Promise<boolean> => {
  const readClasses = () => site.platform.catalogue.classesOf(1);
  const asked = { brandId: 1, memberId, segmentIds: [BigInt(segmentId)], readClasses };
  return (await segmentsOf(site.platform.pool, asked)).has(BigInt(segmentId));
};

describe('a condition alone', () => {
  it.each(cases)('%s', async (_what, condition, arrangeInside, arrangeOutside) => {
    const [inside, outside] = [await registerMember(site), await registerMember(site)];
    await arrangeInside(inside);
    await arrangeOutside(outside);
    const { id, members } = await membersOf([condition]);
    expect(members).toContain(inside.account);
    expect(members).not.toContain(outside.account);
    expect([await isIn(id, inside), await isIn(id, outside)]).toEqual([true, false]);
  });

  it('an agent’s line, at any depth, without the agent', async () => {
    const below = await openInTree(site, { invitedBy: agent });
    const inside = await openInTree(site, { type: 0, invitedBy: below });
    const outside = await openInTree(site, { type: 0 });
    const { id, members } = await membersOf([{ fact: 'line', agent: agent.account.toUpperCase() }]);
    expect(members).toEqual([inside.account, below.account]);
    expect([await isIn(id, inside), await isIn(id, outside), await isIn(id, agent)]).toEqual([true, false, false]);
  });
});

describe('several conditions', () => {
  it('are all met by whoever is in; trial accounts are in none', async () => {
    const [both, one, trial] = [await registerMember(site), await registerMember(site), await registerMember(site)];
    for (const member of [both, one, trial]) await tag('Guest')(member);
    for (const member of [both, trial]) await bet(1)(member);
    await set('type', '4')(trial);
    const { id, members } = await membersOf([
      { fact: 'played', when: 'within', days: 5 },
      { fact: 'tag', has: true, tag: 'guest' },
      { fact: 'registered', when: 'within', days: 1 },
    ]);
    expect(members).toEqual([both.account]);
    expect([await isIn(id, both), await isIn(id, one), await isIn(id, trial)]).toEqual([true, false, false]);
  });

  it('ask nothing more once nobody is left', async () => {
    const { members } = await membersOf([
      { fact: 'tag', has: true, tag: 'nobody has it' },
      { fact: 'validBets', classify: null, days: 1, least: 1n },
    ]);
    expect(members).toEqual([]);
  });
});
