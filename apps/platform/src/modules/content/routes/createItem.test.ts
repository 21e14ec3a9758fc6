import { createItem, getStatus, listAnnouncements, listTrail, type InputOf } from '@baize/contract';
import { draftOf, openOperator, registerMember, startPlatform, textsOf, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let site: TestPlatform;
let token: string;
let username: string;
beforeAll(async () => {
  site = await startPlatform();
  ({ token, username } = await openOperator(site));
});
afterAll(() => site.close());

const create = (draft: InputOf<typeof createItem>) => site.call(createItem, draft, { token });
/** Bypasses the contract's types. */
const send = (draft: unknown) =>
  site.send('POST', '/ops/content/createItem', {
    body: JSON.stringify(draft),
    headers: { authorization: `Bearer ${token}` },
  });

describe('works', () => {
  it('adds an item that visitors see at once, with an audit row', async () => {
    const { answer } = await create(draftOf('announcement', { title: textsOf('Fresh') }));
    expect(answer.value).toMatchObject({ version: 1, updatedBy: username, content: { kind: 'announcement' } });
    const { answer: shown } = await site.call(listAnnouncements, { types: 'PL', platform: 'W', language: 'EN' });
    expect(shown.value?.notices.map(({ title }) => title)).toContain('Fresh EN');
    const trail = await site.call(
      listTrail,
      { action: 'content.createItem', objectId: answer.value?.id ?? '', pageNum: 1, pageSize: 20 },
      { token },
    );
    const [row] = trail.answer.value?.page.content ?? [];
    expect(row).toMatchObject({ actor: username, objectType: 'content' });
    expect(row?.after).toContain('Fresh EN');
  });

  it('[A224] keeps basic text elements of HTML only', async () => {
    const html = '<h3 style="x" class="y">T</h3><p onmouseover="a()">b<script>c</script></p><iframe src="/x"></iframe>';
    const content = { CN: html, EN: html, MS: html };
    const { answer } = await create(draftOf('announcement', { content }));
    expect(answer.value?.content.body).toMatchObject({ content: { EN: '<h3>T</h3><p>b</p>' } });
    const { rows } = await site.owner.query<{ text: string }>(
      'select body::text as text from content_items where id = $1',
      [answer.value?.id],
    );
    expect(rows[0]?.text).not.toMatch(/script|style|onmouseover|iframe/);
  });

  it('[ENTITY-27] lists a download in the start-up response, in the requested language', async () => {
    await create(draftOf('resource', { resourceType: 'Android', labelName: textsOf('Pack'), sha256: 'a'.repeat(64) }));
    await create(draftOf('resource', { resourceType: 'IOS' }, { isShown: false }));
    const { answer } = await site.call(getStatus, { language: 'CN' });
    expect(answer.value?.status === 0 ? answer.value.resources : undefined).toEqual([
      {
        resourceType: 'Android',
        url: 'https://downloads.example/ios',
        labelName: 'Pack CN',
        labelNameEn: 'Pack EN',
        version: '1',
        sha256: 'a'.repeat(64),
      },
    ]);
  });
});

describe('refuses', () => {
  const faults: [string, string, InputOf<typeof createItem>][] = [
    [
      'a period that ends before it begins',
      'endsAt',
      draftOf('badge', {}, { startsAt: '2026-02-02T00:00:00Z', endsAt: '2026-02-01T00:00:00Z' }),
    ],
    ['[A226] a route to another site', 'url', draftOf('banner', { linkageType: 'route', url: '//evil.example' })],
    ['[A226] a route with a backslash', 'url', draftOf('banner', { linkageType: 'route', url: '/\\evil.example' })],
    ...['javascript:alert(1)', 'data:text/html,x', 'intent://evil#Intent;end'].map(
      (url): [string, string, InputOf<typeof createItem>] => [
        `[A226] an address that is no page: ${url}`,
        'url',
        draftOf('banner', { linkageType: 'external', url }),
      ],
    ),
    ['[A226] a route that is none', 'url', draftOf('banner', { linkageType: 'route', url: 'javascript:alert(1)' })],
    [
      '[A226] an external link without TLS',
      'url',
      draftOf('banner', { linkageType: 'external', url: 'http://a.example' }),
    ],
    ['a link where there should be none', 'url', draftOf('banner', { url: '/rng' })],
    ['a game without its vendor', 'url', draftOf('banner', { linkageType: 'game', url: 'dragon-eight' })],
    ['a picture outside its folder', 'image', draftOf('banner', { image: '/brand/images/../../secret.png' })],
    ['a banner that shows nothing', 'headline', draftOf('banner', { headline: { CN: '', EN: ' ', MS: '' } })],
    ['an announcement without a title', 'title', draftOf('announcement', { title: { CN: '', EN: '', MS: '' } })],
    ['a download with its sign-in inside', 'url', draftOf('resource', { url: 'https://user:word@a.example/x' })],
  ];
  it.each(faults)('%s', async (_name, field, draft) => {
    const { status, answer } = await create(draft);
    expect([status, answer.code, answer.value]).toEqual([400, 'content_invalid', { field }]);
  });

  it('[A078] a download without TLS, except on localhost', async () => {
    const resource = (url: string) => {
      const sound = draftOf('resource');
      return { ...sound, content: { kind: 'resource', body: { ...sound.content.body, url } } };
    };
    const code = async (url: string) => (await create(draftOf('resource', { url }))).answer.code;
    expect(await code('http://downloads.example/app.apk')).toBe('content_invalid');
    expect(await code('http://localhost.evil.example/app.apk')).toBe('content_invalid');
    expect((await send(resource('javascript:alert(1)'))).status).toBe(400);
    expect((await send(resource('https://downloads.example/"><script>'))).status).toBe(400);
    expect((await send(resource('https://downloads.example/x'))).status).toBe(200);
    expect(await code('http://localhost:8080/down')).toBe('ok');
  });

  it('two articles with one slug', async () => {
    expect((await create(draftOf('article', { slug: 'twice' }))).answer.code).toBe('ok');
    const { answer } = await create(draftOf('article', { slug: 'twice' }));
    expect([answer.code, answer.value]).toEqual(['content_invalid', { field: 'slug' }]);
  });

  it('an unknown kind, group or picture path', async () => {
    const sound = draftOf('banner');
    const change = (body: object) => ({
      ...sound,
      content: { kind: 'banner', body: { ...sound.content.body, ...body } },
    });
    expect((await send({ ...sound, content: { kind: 'page', body: {} } })).status).toBe(400);
    expect((await send(change({ groupName: 'w_other' }))).status).toBe(400);
    expect((await send(change({ image: 'https://elsewhere.example/a.png' }))).status).toBe(400);
    expect((await send(change({ html: '<b>' }))).status).toBe(400);
    expect((await send(sound)).status).toBe(200);
  });
});

describe('forbids', () => {
  it('[A257] everyone without the permission', async () => {
    const auditor = await openOperator(site, { role: 'auditor' });
    const member = await registerMember(site);
    const status = async (by?: string) =>
      (await site.call(createItem, draftOf('badge'), by === undefined ? {} : { token: by })).status;
    expect([await status(auditor.token), await status(member.token), await status()]).toEqual([403, 401, 401]);
  });
});
