import { getRegisterTerms } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(getRegisterTerms, {}, { token })).answer;

describe('works', () => {
  it("returns the agent's own terms and what it may give: less by the minimum difference", async () => {
    await site.owner.query(
      'insert into agents_quotas (brand_id, member_id, from_bps, to_bps, granted, used) values (1, $1, 1000, 1190, 5, 2)',
      [team.top.memberId],
    );
    expect((await ask(team.top.token)).value).toEqual({
      own: { rebateBps: 1200, prizeGroup: 1950 },
      most: { rebateBps: 1190, prizeGroup: 1948 },
      least: { rebateBps: 0, prizeGroup: 1700 },
      freeRebateBps: 1000,
      quotas: [{ fromBps: 1000, toBps: 1190, granted: 5, left: 3 }],
      percents: { RNG: 5, LIVE: 5, FISH: 5, PVP: 5, SPORTS: 5, ESPORTS: 5, LOTT: 5, ELOTT: 5 },
      links: { open: 0, most: 20 },
    });
  });
});

describe('refuses', () => {
  it('giving anything where there is nothing to give', async () => {
    expect((await ask(team.foreign.token)).code).toBe('not_logged_in');
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect(await ask(team.leaf.token)).toMatchObject({ code: 'not_allowed' });
  });
});
