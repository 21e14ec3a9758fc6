import { listDifferences, updateDifference } from '@baize/contract';
import { brandHosts, openOperator, openVendor, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
let ids: string[];
beforeAll(async () => {
  site = await startPlatform();
  const { id } = await openVendor(site);
  const { rows } = await site.owner.query<{ id: bigint }>(
    `with made as (
       insert into vendors_comparisons (brand_id, vendor_id, from_at, to_at, asked_by, status)
       values (1, $1, now() - interval '1 hour', now(), 'test', 'done') returning id)
     insert into vendors_differences (brand_id, vendor_id, comparison_id, member_id, round, game_code, currency, kind, amount)
     select 1, $1, id, 9, n::text, 'dragon-eight', 'CNY', 'missingHere', 100 from made, generate_series(1, 3) n returning id`,
    [id],
  );
  ids = rows.map((row) => String(row.id));
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());

const act = async (at: number, what: 'note' | 'request', as: { token?: string; host?: string } = { token }) => {
  const input = { differenceId: ids[at] ?? '999999', act: what, note: 'Asked the vendor.' };
  return (await site.call(updateDifference, input, as)).answer;
};
const count = async (state: 'open' | 'noted' | 'requested' | 'all') =>
  (await site.call(listDifferences, { state, pageNum: 1, pageSize: 20 }, { token })).answer.value?.totalRows;

describe('works', () => {
  it('stores a note or a request, and a noted difference can still be requested', async () => {
    expect((await act(0, 'note')).value).toMatchObject({ state: 'noted', note: 'Asked the vendor.' });
    expect((await act(0, 'request')).value).toMatchObject({ state: 'requested' });
    expect((await act(1, 'note')).success).toBe(true);
    expect([await count('open'), await count('noted'), await count('requested'), await count('all')]).toEqual([
      1, 1, 1, 3,
    ]);
  });
});

describe('refuses', () => {
  it('differences awaiting a decision, and unknown ones', async () => {
    expect((await act(0, 'note')).code).toBe('difference_state_changed');
    expect((await act(7, 'note')).code).toBe('difference_not_found');
  });
});

describe('forbids', () => {
  it('[A257] auditors and guests; [A258] another brand', async () => {
    expect((await act(2, 'note', await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await act(2, 'note', {})).code).toBe('not_logged_in');
    const foreign = await openOperator(site, { host: brandHosts.second });
    expect((await act(2, 'note', foreign)).code).toBe('difference_not_found');
  });
});
