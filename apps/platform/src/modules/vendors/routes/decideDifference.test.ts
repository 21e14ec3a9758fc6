import { decideDifference, getBalance, listDifferences, updateDifference } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openVendor,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  type TestVendor,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/wallet/index.ts';

let site: TestPlatform;
let vendor: TestVendor;
let first: string;
let second: string;
beforeAll(async () => {
  site = await startPlatform();
  vendor = await openVendor(site);
  first = (await openOperator(site)).token;
  second = (await openOperator(site, { role: 'approver' })).token;
});
afterAll(() => site.close());
afterEach(async () => {
  const { faults, trialBalance } = await verifyLedger(site.platform.pool);
  expect(faults).toEqual([]);
  expect(trialBalance.map((row) => row.sum).filter((sum) => sum !== 0n)).toEqual([]);
});

/** A round that only the vendor has, with the amount it would pay; its booking is requested by the first operator. */
async function asked(member: TestMember, amount: bigint, isAsked = true): Promise<string> {
  const { rows } = await site.owner.query<{ id: bigint }>(
    `with made as (
       insert into vendors_comparisons (brand_id, vendor_id, from_at, to_at, asked_by, status)
       values (1, $1, now() - interval '1 hour', now(), 'test', 'done') returning id)
     insert into vendors_differences (brand_id, vendor_id, comparison_id, member_id, round, game_code, currency, kind,
            theirs_bet, theirs_win, amount)
     select 1, $1, id, $2, $3, 'dragon-eight', 'CNY', 'missingHere', 0, 0, $4 from made returning id`,
    [vendor.id, member.memberId, randomUUID(), amount],
  );
  const differenceId = String(rows[0]?.id);
  const input = { differenceId, act: 'request', note: 'The vendor sent its log.' } as const;
  if (isAsked) await site.call(updateDifference, input, { token: first });
  return differenceId;
}
const decide = async (differenceId: string, as: { token?: string; host?: string }, isApproved = true) =>
  (await site.call(decideDifference, { differenceId, isApproved }, as)).answer;
const balance = async ({ token }: TestMember) => (await site.call(getBalance, {}, { token })).answer.value?.balance;

describe('works', () => {
  it('[I-34] books what is missing once two operators agree, under concurrency, as a correction of the round', async () => {
    const member = await registerMember(site);
    const id = await asked(member, 300_000n);
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(id, { token: second })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance(member)).toBe(300_000n);
    const { rows } = await site.owner.query('select adjusted, is_closed from vendors_rounds where member_id = $1', [
      member.memberId,
    ]);
    expect(rows).toEqual([{ adjusted: 300_000n, is_closed: true }]);
  });

  it('[I-24] [A164] what the member cannot pay becomes a debt and is shown, and the spendable balance stays at zero', async () => {
    const member = await registerMember(site);
    await decide(await asked(member, 100_000n), { token: second });
    const { value } = await decide(await asked(member, -250_000n), { token: second });
    expect(value).toMatchObject({ state: 'booked', owed: 150_000n });
    expect(await balance(member)).toBe(0n);
    const input = { state: 'booked', pageNum: 1, pageSize: 20 } as const;
    const { answer } = await site.call(listDifferences, input, { token: first });
    expect(answer.value?.content[0]).toMatchObject({ owed: 150_000n, amount: -250_000n });
  });
});

describe('refuses', () => {
  it('[I-34] the requester, differences without a request, refused ones, and rounds changed since', async () => {
    const member = await registerMember(site);
    const id = await asked(member, 300_000n);
    expect((await decide(id, { token: first })).code).toBe('second_operator_needed');
    expect((await decide(id, { token: second }, false)).value).toMatchObject({ state: 'open' });
    expect((await decide(id, { token: second })).code).toBe('difference_state_changed');
    expect((await decide('999999', { token: second })).code).toBe('difference_not_found');
    const moved = await asked(member, 500_000n);
    const { rows } = await site.owner.query<{ round: string }>('select round from vendors_differences where id = $1', [
      moved,
    ]);
    const player = await vendor.player({ memberId: member.memberId });
    await vendor.call('/transaction/bet', vendor.bet(player, { round: rows[0]?.round }));
    const before = await balance(member);
    expect((await decide(moved, { token: second })).code).toBe('difference_state_changed');
    expect(await balance(member)).toBe(before);
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests; [A258] another brand', async () => {
    const member = await registerMember(site);
    const id = await asked(member, 300_000n);
    expect((await decide(id, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await decide(id, { token: member.token })).code).toBe('not_logged_in');
    expect((await decide(id, {})).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await decide(id, foreign)).code).toBe('difference_not_found');
  });
});
