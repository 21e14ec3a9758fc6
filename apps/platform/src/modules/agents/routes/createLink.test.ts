import { checkAffiliate, createLink, register, type InputOf } from '@baize/contract';
import { openTeam, registration, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMember } from '../index.ts';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
});
afterAll(() => site.close());

const make = async (changes: Partial<InputOf<typeof createLink>> = {}, token = team.top.token) =>
  (
    await site.call(
      createLink,
      {
        ...{ requestId: randomUUID(), type: 0, rebateBps: 300, prizeGroup: 1750, days: 7, uses: 2, note: 'fair' },
        ...changes,
      },
      { token },
    )
  ).answer;
const come = async (username: string, referralCode?: string) => {
  const asked = referralCode === undefined ? {} : { referralCode };
  const { answer } = await site.call(register, await registration(site, username, asked));
  const memberId = BigInt(answer.value?.session?.userInfo.id ?? 0);
  return { code: answer.code, place: await readMember(site.owner, { brandId: 1, memberId }) };
};

const isThere = async (username: string): Promise<boolean> => {
  const found = await site.owner.query('select from identity_accounts where username_key = $1', [username]);
  return found.rowCount === 1;
};

describe('works', () => {
  it("[A208] a registration by it is below the agent, with the link's account type and terms", async () => {
    const link = await make({ type: 2 });
    expect(link.value).toMatchObject({ type: 2, rebateBps: 300, uses: 2, joined: 0, state: 'open', note: 'fair' });
    const code = link.value?.code ?? '';
    expect((await site.call(checkAffiliate, { code, domain: 'localhost' })).answer.success).toBe(true);
    const { place } = await come('bylink1', code);
    expect(place).toMatchObject({ parentId: team.top.memberId, type: 2, rebateBps: 300, prizeGroup: 1750 });
    await come('bylink2', code.toLowerCase());
    // Used up: the third gets the error of an unknown code, and without it no upline.
    expect((await come('bylink3', code)).code).toBe('invitation_code_error');
    expect((await come('bylink3')).place).toMatchObject({ parentId: null, type: 0, rebateBps: 0 });
    expect((await site.call(checkAffiliate, { code, domain: 'localhost' })).answer.code).toBe('invitation_code_error');
  });

  it('allows no more registrations than its maximum, under concurrency', async () => {
    const code = (await make({ uses: 1 })).value?.code ?? '';
    const all = await Promise.all(['race1', 'race2', 'race3'].map((name) => come(name, code)));
    expect(all.filter(({ place }) => place?.parentId === team.top.memberId)).toHaveLength(1);
  });

  it('is idempotent by request id', async () => {
    const requestId = randomUUID();
    const [one, other] = [await make({ requestId }), await make({ requestId })];
    expect(one.value?.id).toBe(other.value?.id);
  });

  it('gives nothing that its agent may no longer give', async () => {
    const code = (await make({ rebateBps: 900 }, team.middle.token)).value?.code ?? '';
    await site.owner.query('update agents_members set rebate_bps = 500 where member_id = $1', [team.middle.memberId]);
    expect((await come('toolate1', code)).code).toBe('invitation_code_error');
    expect(await isThere('toolate1')).toBe(false);
  });
});

describe('refuses', () => {
  it('[A208] what somebody adds to a registration by a link: account type, terms and upline are those of the link', async () => {
    const referralCode = (await make({ uses: 1 })).value?.code ?? '';
    const form = await registration(site, 'byedited1', { referralCode });
    const { memberId } = team.sibling;
    for (const [field, value] of Object.entries({
      ...{ type: 2, rebate: 1190, rebateBps: 1190, prizeGroup: 1949, uplineId: String(memberId) },
      parentId: String(memberId),
    })) {
      const { status, answer } = await site.call(register, { ...form, [field]: value } as never);
      expect([status, answer.code], field).toEqual([400, 'unknown_field']);
    }
    expect(await isThere('byedited1')).toBe(false);
    const { code, place } = await come('byedited1', referralCode);
    expect(code).toBe('ok');
    expect(place).toMatchObject({ parentId: team.top.memberId, type: 0, rebateBps: 300, prizeGroup: 1750 });
  });

  it('[A208] a registration by a link whose time is over', async () => {
    const code = (await make()).value?.code ?? '';
    await site.owner.query('update agents_links set expires_at = now() where code = $1', [code]);
    expect((await come('bypast1', code)).code).toBe('invitation_code_error');
    expect(await isThere('bypast1')).toBe(false);
    expect((await site.call(checkAffiliate, { code, domain: 'localhost' })).answer.code).toBe('invitation_code_error');
  });

  it('what the agent may not give, and more links than there may be', async () => {
    expect((await make({ rebateBps: 1191 })).code).toBe('rebate_out_of_range');
    expect((await make({ prizeGroup: 1950 })).code).toBe('prize_group_out_of_range');
    await site.owner.query('update agents_rules set links_at_once = 1 where brand_id = 1');
    await make({}, team.sibling.token);
    expect((await make({}, team.sibling.token)).code).toBe('link_too_many');
    await site.owner.query('update agents_rules set links_at_once = 20 where brand_id = 1');
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await make({}, team.leaf.token)).code).toBe('not_allowed');
    expect((await make({}, '')).code).toBe('not_logged_in');
  });
});
