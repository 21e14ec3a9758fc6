import { createItem, listAgentNotices, listAnnouncements } from '@baize/contract';
import {
  draftOf,
  openOperator,
  openTeam,
  startPlatform,
  textsOf,
  type TestPlatform,
  type TestTeam,
} from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let team: TestTeam;

beforeAll(async () => {
  site = await startPlatform();
  team = await openTeam(site);
  const { token } = await openOperator(site, { role: 'approver' });
  for (const [type, text] of [
    ['AG', 'For agents'],
    ['PL', 'For players'],
  ] as const) {
    const made = await site.call(createItem, draftOf('announcement', { type, title: textsOf(text) }), { token });
    if (!made.answer.success) throw new Error(made.answer.code);
  }
});
afterAll(() => site.close());

const ask = async (token: string) => (await site.call(listAgentNotices, { language: 'EN' }, { token })).answer;

describe('works', () => {
  it('[AGENT-01] shows agents what is for agents', async () => {
    expect((await ask(team.top.token)).value?.map(({ title }) => title)).toEqual(['For agents EN']);
  });
});

describe('refuses', () => {
  it('to show it to anybody else, on any page', async () => {
    const { answer } = await site.call(listAnnouncements, { types: 'PL,PU,PR,H', platform: 'W', language: 'EN' });
    expect(JSON.stringify(answer.value)).not.toContain('For agents');
  });
});

describe('forbids', () => {
  it('everybody but agents', async () => {
    expect((await ask(team.leaf.token)).code).toBe('not_allowed');
    expect((await ask('')).code).toBe('not_logged_in');
  });
});
