import {
  createSegment,
  getSegmentMembers,
  listSegments,
  listTrail,
  updateSegment,
  type InputOf,
} from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token } = await openOperator(site));
});
afterAll(() => site.close());

type Draft = InputOf<typeof createSegment>;
const fresh: Draft['conditions'] = [{ fact: 'registered', when: 'within', days: 7 }];
const old: Draft['conditions'] = [{ fact: 'registered', when: 'before', days: 7 }];
const create = async (name: string) => {
  const { value } = (await site.call(createSegment, { name, conditions: fresh }, { token })).answer;
  if (!value) throw new Error('No segment was made.');
  return value;
};
const change = async (id: string, version: number, draft: Draft, by: { token?: string; host?: string } = { token }) =>
  (await site.call(updateSegment, { id, version, draft }, by)).answer;

describe('works', () => {
  it('changes name and conditions; who is in follows at once', async () => {
    const { id } = await create('Newcomers');
    const { account } = await registerMember(site);
    const sample = async () =>
      (await site.call(getSegmentMembers, { segmentId: id }, { token })).answer.value?.sample.map((one) => one.account);
    expect(await sample()).toContain(account);
    const changed = await change(id, 1, { name: 'newcomers', conditions: old });
    expect(changed.value).toMatchObject({ name: 'newcomers', conditions: old, version: 2 });
    expect(await sample()).not.toContain(account);
    const page = { action: 'members.updateSegment', objectId: id, pageNum: 1, pageSize: 20 };
    const [act] = (await site.call(listTrail, page, { token })).answer.value?.page.content ?? [];
    expect([act?.before, act?.after]).toEqual([expect.stringContaining('within'), expect.stringContaining('before')]);
  });
});

describe('refuses', () => {
  it('an outdated version, a name that is taken, an agent who is none, and an unknown segment', async () => {
    const [one, two] = [await create('One'), await create('Two')];
    const draft = { name: 'One', conditions: fresh };
    expect((await change(two.id, 9, draft)).code).toBe('version_conflict');
    expect((await change(two.id, 1, draft)).code).toBe('segment_name_taken');
    const line = { name: 'One', conditions: [{ fact: 'line', agent: 'nobody77' }] } satisfies Draft;
    expect(await change(one.id, 1, line)).toMatchObject({ code: 'field_invalid', value: { field: 'agent' } });
    expect((await change('999999', 1, draft)).code).toBe('segment_not_found');
    const { segments } = (await site.call(listSegments, {}, { token })).answer.value ?? {};
    expect(segments?.filter(({ id }) => id === two.id || id === one.id).map(({ version }) => version)).toEqual([1, 1]);
  });
});

describe('forbids', () => {
  it('auditors, members, guests, and operators of another brand', async () => {
    const { id } = await create('Ours');
    const draft = { name: 'Theirs', conditions: fresh };
    expect((await change(id, 1, draft, await openOperator(site, { role: 'auditor' }))).code).toBe('not_allowed');
    expect((await change(id, 1, draft, await registerMember(site))).code).toBe('not_logged_in');
    expect((await change(id, 1, draft, {})).code).toBe('not_logged_in');
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await change(id, 1, draft, other)).code).toBe('segment_not_found');
  });
});
