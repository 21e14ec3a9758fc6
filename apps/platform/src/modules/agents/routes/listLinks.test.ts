import { createLink, listLinks } from '@baize/contract';
import { openTeam, startPlatform, type TestPlatform, type TestTeam } from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;
beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(listLinks, { pageNum: 1, pageSize: 2 }, { token })).answer;

describe('works', () => {
  it('lists the own links, newest first', async () => {
    const terms = { type: 0 as const, rebateBps: 0, prizeGroup: 1700, days: 1, uses: 1 };
    for (const note of ['one', 'two', 'three']) {
      await site.call(createLink, { requestId: randomUUID(), ...terms, note }, { token: team.top.token });
    }
    const { value } = await ask(team.top.token);
    expect(value?.content.map(({ note }) => note)).toEqual(['three', 'two']);
    expect(value).toMatchObject({ totalPages: 2, totalRows: 3 });
    await site.owner.query("update agents_links set expires_at = now() where note = 'three'");
    expect((await ask(team.top.token)).value?.content[0]?.state).toBe('expired');
  });
});

describe('refuses', () => {
  it("to show anybody else's links", async () => {
    for (const { token } of [team.middle, team.sibling]) expect((await ask(token)).value?.content).toEqual([]);
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
  });
});
