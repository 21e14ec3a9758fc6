import { decideCandidate, getInvite, listCandidates, register, type InputOf } from '@baize/contract';
import {
  brandHosts,
  openOperator,
  openTeam,
  registration,
  startPlatform,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offerOf, readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

let people = 0;
/** An open candidate. */
async function candidate(): Promise<string> {
  people += 1;
  const { rows } = await site.owner.query<{ id: bigint }>(
    `insert into agents_candidates (brand_id, name, channel, contact, about, language)
     values (1, 'Ann Lee', 'telegram', $1, 'I know about forty people who play every week.', 'EN') returning id`,
    [`@ann${people}`],
  );
  return String(rows[0]?.id);
}
const decide = async (input: InputOf<typeof decideCandidate>, by = token) =>
  (await site.call(decideCandidate, input, { token: by })).answer;
const terms = { rebateBps: 900, prizeGroup: 1850, days: 14 };
const accept = (id: string, upline = team.top.account, by = token) =>
  decide({ id, decision: 'accept', note: '', upline, ...terms }, by);

describe('works', () => {
  it('starts the review, and accepts with a link that opens one agent account below the upline', async () => {
    const id = await candidate();
    expect((await decide({ id, decision: 'talk', note: 'Called twice.' })).value).toMatchObject({
      ...{ status: 'talking', note: 'Called twice.', linkCode: '' },
    });
    const { value } = await accept(id);
    expect(value).toMatchObject({ status: 'accepted', upline: team.top.account, decidedBy: expect.any(String) });
    const offer = await offerOf(site.owner, { brandId: 1, code: value?.linkCode ?? '' });
    expect(offer).toMatchObject({
      ...{ ownerId: team.top.memberId, type: 2, terms: { rebateBps: 900, prizeGroup: 1850 } },
    });
    const { rows } = await site.owner.query(
      `select (select uses from agents_links where id = c.link_id) as uses,
              (select count(*)::int from audit_trail
                where action = 'agents.decideCandidate' and object_id = c.id::text) as acts
         from agents_candidates c where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ uses: 1, acts: 2 }]);
  });

  it('accepts with a link of the house that opens one agent at the top, as long as the rules allow its terms', async () => {
    const order = { decision: 'accept', note: '', upline: '', rebateBps: 1250, prizeGroup: 1956, days: 14 } as const;
    const { value } = await decide({ id: await candidate(), ...order });
    expect(value).toMatchObject({ status: 'accepted', upline: '' });
    const code = value?.linkCode ?? '';
    const page = await site.call(getInvite, { code });
    expect(page.answer.value).toEqual({ code, title: '', content: '', picture: 'register' });
    const come = async (name: string) =>
      (await site.call(register, await registration(site, name, { referralCode: code }))).answer;
    const rule = (most: number) =>
      site.owner.query('update agents_rules set max_rebate_bps = $1 where brand_id = 1', [most]);
    await rule(1200);
    expect((await come('tooearly1')).code).toBe('invitation_code_error');
    await rule(1300);
    const memberId = BigInt((await come('candidate1')).value?.session?.userInfo.id ?? 0);
    expect(await readMember(site.owner, { brandId: 1, memberId })).toMatchObject({
      ...{ parentId: null, type: 2, rebateBps: 1250, prizeGroup: 1956 },
    });
    expect((await come('secondone1')).code).toBe('invitation_code_error');
  });

  it('lets one of several concurrent approvals win, with one link', async () => {
    const id = await candidate();
    const codes = (await Promise.all([accept(id), accept(id), accept(id)])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['candidate_decided', 'candidate_decided', 'ok']);
    const { rows } = await site.owner.query('select count(*)::int as links from agents_links where note = $1', [
      `#${id}`,
    ]);
    expect(rows).toEqual([{ links: 1 }]);
  });
});

describe('refuses', () => {
  it('invalid decisions, and leaves the candidate open', async () => {
    const id = await candidate();
    const order = { id, decision: 'accept', note: '', upline: team.top.account, ...terms } as const;
    expect((await decide({ id, decision: 'decline', note: 'short' })).code).toBe('reason_required');
    expect((await decide({ ...order, upline: 'nobody12' })).code).toBe('member_not_found');
    expect((await decide({ ...order, upline: team.foreign.account })).code).toBe('member_not_found');
    expect((await decide({ ...order, upline: team.leaf.account })).code).toBe('member_not_found');
    expect((await decide({ ...order, upline: '', rebateBps: 1301 })).code).toBe('rebate_out_of_range');
    expect((await decide({ ...order, rebateBps: 1200 })).code).toBe('rebate_out_of_range');
    expect((await decide({ ...order, prizeGroup: 1960 })).code).toBe('prize_group_out_of_range');
    expect((await decide({ id: '999999', decision: 'talk', note: '' })).code).toBe('candidate_not_found');
    const { answer } = await site.call(listCandidates, { view: 'open', pageNum: 1, pageSize: 20 }, { token });
    expect(answer.value?.content.find((row) => row.id === id)?.status).toBe('waiting');
    expect((await decide({ id, decision: 'decline', note: 'Has an account already.' })).value?.status).toBe('declined');
    expect((await decide({ id, decision: 'talk', note: '' })).code).toBe('candidate_decided');
  });
});

describe('forbids', () => {
  it('auditors, members, and operators of another brand', async () => {
    const id = await candidate();
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await accept(id, team.top.account, auditor.token)).code).toBe('not_allowed');
    expect((await accept(id, team.top.account, team.top.token)).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    const input = { id, decision: 'talk', note: '' } as const;
    const { answer } = await site.call(decideCandidate, input, { token: other.token, host: brandHosts.second });
    expect(answer.code).toBe('candidate_not_found');
  });
});
