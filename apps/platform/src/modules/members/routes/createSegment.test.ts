import { createSegment, listTrail, MAX_SEGMENTS, updateTags, type InputOf } from '@baize/contract';
import { brandHosts, openOperator, registerMember, startPlatform, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let beside: TestPlatform;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  operator = await openOperator(site);
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

type Draft = InputOf<typeof createSegment>;
const active: Draft['conditions'] = [{ fact: 'played', when: 'within', days: 7 }];
const create = async (
  name: string,
  conditions = active,
  { token, host }: { token?: string; host?: string } = operator,
) =>
  (
    await site.call(
      createSegment,
      { name, conditions },
      { ...(token === undefined ? {} : { token }), ...(host === undefined ? {} : { host }) },
    )
  ).answer;
const mark = async (memberId: bigint, tags: string[], at = site) =>
  (await at.call(updateTags, { memberId: String(memberId), tags }, { token: operator.token })).answer;

describe('works', () => {
  it('keeps name and conditions, amounts in the brand’s currency, with an audit row', async () => {
    const conditions: Draft['conditions'] = [
      { fact: 'depositSum', days: 30, least: 12_345_678n },
      { fact: 'validBets', classify: 'LIVE', days: 7, least: 1n },
      { fact: 'language', languages: ['EN', 'MS'] },
    ];
    const { value } = await create(' High rollers ', conditions);
    expect(value).toMatchObject({ name: 'High rollers', conditions, version: 1, currency: 'CNY', uses: [] });
    const page = { action: 'members.createSegment', objectId: value?.id ?? '', pageNum: 1, pageSize: 20 };
    const trail = await site.call(listTrail, page, { token: operator.token });
    expect(trail.answer.value?.page.content).toMatchObject([{ actor: operator.username, objectType: 'segment' }]);
    expect(trail.answer.value?.page.content[0]?.after).toContain('123.45678');
  });

  it('another brand may use the same name', async () => {
    const other = await openOperator(site, { host: brandHosts.second });
    expect((await create('Both have it')).code).toBe('ok');
    expect((await create('Both have it', active, other)).code).toBe('ok');
    const elsewhere = await registerMember(site, undefined, { host: brandHosts.second });
    await site.owner.query(`insert into members_tags values (2, $1, 'Only there')`, [elsewhere.memberId]);
    expect((await create('Only there')).code).toBe('ok');
  });
});

describe('refuses', () => {
  it('the name of a segment or of a tag, in whatever case', async () => {
    const member = await registerMember(site);
    await mark(member.memberId, ['Watch']);
    expect((await create('WATCH')).code).toBe('segment_name_taken');
    expect((await create('Sleepers')).code).toBe('ok');
    expect((await create('sleepers ')).code).toBe('segment_name_taken');
    await mark(member.memberId, []);
    expect((await create('WATCH')).code).toBe('ok');
  });

  it('one of a tag and a segment that get the same name at the same moment, in two processes', async () => {
    const member = await registerMember(site);
    for (let nth = 0; nth < 12; nth += 1) {
      const name = `Race ${nth}`;
      const [segment, tags] = await Promise.all([create(name), mark(member.memberId, [name], beside)]);
      expect([segment.code, tags.code].toSorted()).toEqual(['ok', 'segment_name_taken']);
    }
  });

  it('an agent who is none of the brand, levels in the wrong order, and what is empty', async () => {
    const member = await registerMember(site);
    const wrong: [Draft['conditions'][number], string][] = [
      [{ fact: 'line', agent: 'nobody77' }, 'field_invalid'],
      [{ fact: 'line', agent: member.account }, 'field_invalid'],
    ];
    for (const [condition, code] of wrong) expect((await create('Wrong', [condition])).code).toBe(code);
    const send = async (body: unknown) => {
      const headers = {
        authorization: `Bearer ${operator.token}`,
        'content-type': 'application/json',
        origin: `http://localhost:${new URL(site.url).port}`,
      };
      const answer = await site.send('POST', createSegment.path, { body: JSON.stringify(body), headers });
      return (answer.json() as { code: string }).code;
    };
    const level = { fact: 'level', from: 2, to: 1 };
    expect(await send({ name: 'Wrong', conditions: [level] })).toBe('field_invalid');
    expect(await send({ name: 'Wrong', conditions: [] })).toBe('field_required');
    expect(await send({ name: ' ', conditions: active })).toBe('field_required');
    expect(await send({ name: 'Wrong', conditions: [{ fact: 'balance', least: '1' }] })).toBe('invalid_input');
    expect(await send({ name: 'Wrong', conditions: [{ fact: 'depositSum', days: 1, least: '0' }] })).toBe(
      'amount_invalid',
    );
    expect(await send({ name: 'Wrong', conditions: Array.from({ length: 11 }, () => active[0]) })).toBe(
      'invalid_input',
    );
  });

  it('one more than a brand keeps', async () => {
    const { token, host } = await openOperator(site, { host: brandHosts.second });
    await site.owner.query(
      `insert into members_segments (brand_id, name, conditions, currency, updated_by)
       select 2, 'filler ' || n, $1, 'CNY', 'test'
         from generate_series(1, $2 - (select count(*)::integer from members_segments where brand_id = 2)) n`,
      [JSON.stringify(active), MAX_SEGMENTS],
    );
    expect((await create('One more', active, { token, host })).code).toBe('segments_too_many');
  });
});

describe('forbids', () => {
  it('auditors, members and guests', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await create('Theirs', active, auditor)).code).toBe('not_allowed');
    expect((await create('Theirs', active, await registerMember(site))).code).toBe('not_logged_in');
    expect((await create('Theirs', active, {})).code).toBe('not_logged_in');
  });
});
