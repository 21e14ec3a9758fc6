import {
  cancelBroadcast,
  createBroadcast,
  createSegment,
  getUnreadCount,
  listBroadcasts,
  listMessages,
  listTrail,
  type InputOf,
} from '@baize/contract';
import {
  brandHosts,
  openOperator,
  registerMember,
  startPlatform,
  type TestMember,
  type TestPlatform,
  waitUntil,
} from '@baize/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let beside: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  beside = await startPlatform({ beside: site });
  ({ token } = await openOperator(site));
});
afterAll(async () => {
  await beside.close();
  await site.close();
});

type Draft = InputOf<typeof createBroadcast>;
const draftOf = (changes: Partial<Draft> = {}): Draft => ({
  ...{ requestId: randomUUID(), audience: 'everybody', days: null, tag: null, segmentId: null, sendAt: null },
  ...{ title: { CN: `Tonight ${randomUUID()}` }, content: { CN: 'A new table.\nCome.' } },
  ...changes,
});
const send = async (draft: Draft) => (await site.call(createBroadcast, draft, { token })).answer;
const page = { pageNum: 1, pageSize: 20 };
const statusOf = async (id: string | undefined) =>
  (await site.call(listBroadcasts, page, { token })).answer.value?.content.find((row) => row.id === id);
/** Both processes run their jobs until it is sent. */
const untilSent = (id: string | undefined) =>
  waitUntil(async () => {
    await Promise.all([site, beside].map(({ platform }) => platform.jobs.turn('messages.sendDue')));
    const row = await statusOf(id);
    return row?.status === 'sent' && row;
  });
const titlesOf = async (member: TestMember, host: string = brandHosts.first) =>
  (await site.call(listMessages, { filter: 'all', ...page }, { token: member.token, host })).answer.value?.content.map(
    ({ title }) => title,
  ) ?? [];

describe('works', () => {
  it('reaches every member of the brand once, whichever process sends it, and no trial account', async () => {
    const [one, two, trial] = await Promise.all([registerMember(site), registerMember(site), registerMember(site)]);
    await site.owner.query('update identity_accounts set type = 4 where id = $1', [trial.memberId]);
    const elsewhere = await registerMember(site, undefined, { host: brandHosts.second });
    const draft = draftOf();
    const answers = await Promise.all([1, 2, 3].map(() => send(draft)));
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    const id = answers[0]?.value?.id ?? '';
    const done = await untilSent(id);
    const { rows } = await site.owner.query<{ count: number }>(
      'select count(*)::int as count from identity_accounts where brand_id = 1 and type <> 4',
    );
    expect(done).toMatchObject({ sent: rows[0]?.count });
    for (const member of [one, two]) {
      expect((await titlesOf(member)).filter((title) => title === draft.title.CN)).toHaveLength(1);
      expect((await site.call(getUnreadCount, {}, { token: member.token })).answer.value?.count).toBeGreaterThan(0);
    }
    expect(await titlesOf(elsewhere, brandHosts.second)).toEqual([]);
    const kept = await site.owner.query('select 1 from messages_items where member_id = $1', [trial.memberId]);
    expect(kept.rows).toEqual([]);
    const trail = await site.call(listTrail, { action: 'messages.createBroadcast', objectId: id, ...page }, { token });
    expect(trail.answer.value?.page.content).toHaveLength(1);
  });

  it('reaches a segment only: new members, inactive ones, those with a tag', async () => {
    const [fresh, silent, tagged] = await Promise.all([
      registerMember(site),
      registerMember(site),
      registerMember(site),
    ]);
    await site.owner.query(
      `update identity_accounts set created_at = now() - interval '90 days', last_login_at = now() - interval '40 days'
        where id = $1`,
      [silent.memberId],
    );
    await site.owner.query(`insert into members_tags (brand_id, member_id, tag) values (1, $1, 'VIP')`, [
      tagged.memberId,
    ]);
    const drafts = [
      draftOf({ audience: 'newMembers', days: 7 }),
      draftOf({ audience: 'silent', days: 30 }),
      draftOf({ audience: 'tagged', tag: 'vip' }),
    ];
    for (const draft of drafts) await untilSent((await send(draft)).value?.id);
    const [toNew = '', toSilent = '', toTagged = ''] = drafts.map(({ title }) => title.CN);
    expect(await titlesOf(fresh)).toEqual([toNew]);
    expect(await titlesOf(silent)).toEqual([toSilent]);
    expect(await titlesOf(tagged)).toEqual([toTagged, toNew]);
  });

  it('reaches the members of a segment once each, over several steps and two processes', async () => {
    const opened = await site.owner.query<{ id: bigint; isAway: boolean }>(
      `insert into identity_accounts (brand_id, username_display, username_key, password_hash, nickname, language, currency,
              registered_host, registered_address, last_login_at)
       select 1 + (n % 5 = 0)::integer, 'crowd' || n, 'crowd' || n, '', 'm', 'MS', 'CNY', 'h', 'a',
              now() - case when n % 2 = 0 then interval '40 days' else interval '1 day' end
         from generate_series(1, 1800) n
       returning id, brand_id = 1 and last_login_at < now() - interval '30 days' as "isAway"`,
    );
    const absent = opened.rows.filter(({ isAway }) => isAway).map(({ id }) => id);
    const conditions: InputOf<typeof createSegment>['conditions'] = [
      { fact: 'signedIn', when: 'before', days: 30 },
      { fact: 'language', languages: ['MS'] },
      { fact: 'deposited', has: false },
    ];
    const made = await site.call(createSegment, { name: 'Away', conditions }, { token });
    const segment = { id: made.answer.value?.id ?? '', name: 'Away' };
    const draft = draftOf({ audience: 'segment', segmentId: segment.id });
    const { value } = await send(draft);
    expect(value).toMatchObject({ audience: 'segment', segment });
    expect(await untilSent(value?.id)).toMatchObject({ sent: absent.length, segment });
    const { rows } = await site.owner.query<{ memberId: bigint }>(
      'select member_id as "memberId" from messages_items where title = $1 order by member_id',
      [draft.title.CN],
    );
    expect(rows.map(({ memberId }) => memberId)).toEqual(absent.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it('reaches each member in the own language, and in the brand’s default one where that has no text', async () => {
    const [chinese, english, malay] = await Promise.all([1, 2, 3].map(() => registerMember(site)));
    if (!chinese || !english || !malay) throw new Error('Nobody came.');
    for (const [{ memberId }, language] of [
      [chinese, 'CN'],
      [english, 'EN'],
      [malay, 'MS'],
    ] as const) {
      await site.owner.query('update identity_accounts set language = $2 where id = $1', [memberId, language]);
    }
    const draft = draftOf({
      title: { CN: ' 今晚 ', EN: 'Tonight' },
      content: { CN: '来吧。', EN: ' A table.\r\nCome. ' },
    });
    const { value } = await send(draft);
    const texts = { title: { CN: '今晚', EN: 'Tonight' }, content: { CN: '来吧。', EN: 'A table.\nCome.' } };
    expect(value).toMatchObject({ ...texts, language: 'CN' });
    expect((await send(draft)).value?.id).toBe(value?.id);
    await untilSent(value?.id);
    const read = async ({ token: of }: TestMember) =>
      (await site.call(listMessages, { filter: 'all', ...page }, { token: of })).answer.value?.content[0];
    expect(await read(english)).toMatchObject({ title: 'Tonight', content: 'A table.\nCome.' });
    for (const member of [chinese, malay]) {
      expect(await read(member)).toMatchObject({ title: '今晚', content: '来吧。' });
    }
    const trail = await site.call(
      listTrail,
      { action: 'messages.createBroadcast', objectId: value?.id ?? '', ...page },
      { token },
    );
    expect(trail.answer.value?.page.content[0]?.after).toContain('Tonight');
  });

  it('waits for its time, and is not sent if cancelled before', async () => {
    const member = await registerMember(site);
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const [kept, called] = [draftOf({ sendAt }), draftOf({ sendAt })];
    const [keptId, calledId] = [(await send(kept)).value?.id, (await send(called)).value?.id];
    const cancelled = await site.call(cancelBroadcast, { broadcastId: calledId ?? '' }, { token });
    expect(cancelled.answer.value?.status).toBe('cancelled');
    // A due one that is sent proves that the others were skipped.
    await untilSent((await send(draftOf())).value?.id);
    expect(await titlesOf(member)).not.toContain(kept.title.CN);
    await site.owner.query('update messages_broadcasts set send_at = now() where id = $1', [keptId]);
    await untilSent(keptId);
    expect(await titlesOf(member)).toContain(kept.title.CN);
    expect(await titlesOf(member)).not.toContain(called.title.CN);
  });
});

describe('refuses', () => {
  it('an audience without its days or tag, a time in the past or too far ahead, an empty text, and another text under one id', async () => {
    const far = new Date(Date.now() + 91 * 86_400_000).toISOString();
    const wrong: Partial<Draft>[] = [
      { audience: 'silent' },
      { days: 3 },
      { audience: 'tagged' },
      { tag: 'vip' },
      { audience: 'segment' },
      { segmentId: '1' },
      { sendAt: '2020-01-01T00:00:00.000Z' },
      { sendAt: far },
    ];
    for (const changes of wrong)
      expect((await send(draftOf(changes))).code, JSON.stringify(changes)).toBe('field_invalid');
    expect((await send(draftOf({ audience: 'segment', segmentId: '999999' }))).code).toBe('segment_not_found');
    const texts: [Pick<Draft, 'title' | 'content'>, string, string][] = [
      [{ title: { CN: 'Tonight' }, content: { CN: ' \n ' } }, 'field_required', 'content.CN'],
      [{ title: { EN: 'Tonight' }, content: { EN: 'Come.' } }, 'field_required', 'title.CN'],
      [{ title: { CN: 'Tonight', EN: 'Tonight' }, content: { CN: 'Come.' } }, 'field_required', 'content.EN'],
      [{ title: { CN: 'Tonight' }, content: { CN: 'Come.', EN: 'Come.' } }, 'field_required', 'title.EN'],
      [{ title: { CN: 'Tonight', MS: 'Malam' }, content: { CN: 'Come.', MS: 'Mari.' } }, 'field_invalid', 'title.MS'],
    ];
    for (const [changes, code, field] of texts) {
      const answer = await send(draftOf(changes));
      expect({ code: answer.code, value: answer.value }, field).toEqual({ code, value: { field } });
    }
    expect((await send(draftOf({ title: { CN: 'x'.repeat(121) } }))).code).toBe('invalid_input');
    expect((await send(draftOf({ content: { CN: 'x'.repeat(4_001) } }))).code).toBe('invalid_input');
    const first = draftOf();
    await send(first);
    expect((await send({ ...first, title: { CN: 'Another' } })).code).toBe('request_conflict');
    const more = { title: { ...first.title, EN: 'Another' }, content: { ...first.content, EN: 'Come.' } };
    expect((await send({ ...first, ...more })).code).toBe('request_conflict');
  });

  it('[A189] undoing: sent ones stay sent, even for the owner of the tables', async () => {
    const { value } = await send(draftOf());
    await untilSent(value?.id);
    for (const change of [`status = 'scheduled', ended_at = null`, 'last_member = 0', 'sent = 0']) {
      const moving = site.owner.query(`update messages_broadcasts set ${change} where id = $1`, [value?.id]);
      await expect(moving).rejects.toThrow('does not go back');
    }
  });
});

describe('forbids', () => {
  it('[A257] auditors, members and guests', async () => {
    const member = await registerMember(site);
    const auditor = await openOperator(site, { role: 'auditor' });
    expect((await site.call(createBroadcast, draftOf())).status).toBe(401);
    expect((await site.call(createBroadcast, draftOf(), { token: member.token })).status).toBe(401);
    expect((await site.call(createBroadcast, draftOf(), { token: auditor.token })).answer.code).toBe('not_allowed');
  });
});
