import { bannerGroups, createItem, listAnnouncements } from '@baize/contract';
import { brandHosts, draftOf, openOperator, startPlatform, textsOf as texts, type TestPlatform } from '@baize/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

type AddContent = (...draft: Parameters<typeof draftOf>) => Promise<void>;

let site: TestPlatform;
let token: string;
beforeAll(async () => {
  site = await startPlatform();
  token = (await openOperator(site)).token;
});
afterAll(() => site.close());
beforeEach(() => site.owner.query('delete from content_items'));

const add: AddContent = async (kind, change, frame) => {
  const { answer } = await site.call(createItem, draftOf(kind, change, frame), { token });
  expect(answer.code).toBe('ok');
};
type Wanted = { types?: string; language?: 'CN' | 'EN' | 'MS' };
const list = async (input: Wanted = { language: 'EN' }, host: string = brandHosts.first) => {
  const { types = 'B,PL,PU,PR,H', ...rest } = input;
  const { answer } = await site.call(listAnnouncements, { types, platform: 'W', ...rest }, { host });
  if (answer.value === null) throw new Error(answer.code);
  return answer.value;
};

describe('works', () => {
  it('[CALL-27] [ENTITY-28] returns banners, notices, popups and promotions separately', async () => {
    await add('banner', { groupName: 'w_home', headline: texts('Banner') });
    await add('announcement', { type: 'PL', title: texts('Notice') });
    await add('announcement', { type: 'H', title: texts('Headline') });
    await add('announcement', { type: 'PU', title: texts('Popup') });
    await add('announcement', { type: 'PR', title: texts('Offer') });
    const all = await list();
    expect(all.banners).toMatchObject([{ groupName: 'w_home', headline: 'Banner EN', url: '', linkageType: 'none' }]);
    expect(all.notices.map(({ title }) => title)).toEqual(['Notice EN', 'Headline EN']);
    expect(all.notices[0]?.id).toMatch(/^\d+$/);
    expect(all.popup).toMatchObject([{ title: 'Popup EN', execution: 'A' }]);
    expect(all.promotion).toMatchObject([{ title: 'Offer EN' }]);
  });

  it('filters by requested types and platform', async () => {
    await add('banner', { headline: texts('Banner') });
    await add('announcement', { type: 'PL', title: texts('Notice') });
    await add('announcement', { type: 'H', title: texts('Headline') });
    const raw = await site.send('GET', '/lgw/games/announcements?types=PL&platform=W&language=EN');
    const { value } = raw.json() as { value: Awaited<ReturnType<typeof list>> };
    expect([value.banners.length, value.notices.map(({ title }) => title)]).toEqual([0, ['Notice EN']]);
    expect((await list({ types: 'H', language: 'EN' })).notices.map(({ title }) => title)).toEqual(['Headline EN']);
    expect((await list({ types: 'B' })).notices).toEqual([]);
  });

  it('[ENTITY-23] returns target and group of a banner', async () => {
    const links = [
      ['route', '/rng?lines=1#games'],
      ['external', 'https://partner.example/a'],
      ['promotion', 'spring-1'],
      ['game', 'studio/dragon-eight'],
      ['none', ''],
    ] as const;
    for (const [linkageType, url] of links) await add('banner', { groupName: 'w_live', linkageType, url });
    const { banners } = await list();
    expect(banners.map(({ groupName, linkageType, url }) => [groupName, linkageType, url])).toEqual(
      links.map((link) => ['w_live', ...link]),
    );
  });

  it('returns the group of every banner, so that each page shows its own only', async () => {
    for (const groupName of bannerGroups) await add('banner', { groupName, headline: texts(groupName) });
    const { banners } = await list();
    for (const groupName of bannerGroups) {
      const own = banners.filter((banner) => banner.groupName === groupName);
      expect(own.map(({ headline }) => headline)).toEqual([`${groupName} EN`]);
    }
    expect(banners).toHaveLength(bannerGroups.length);
  });

  it('returns the audience of each popup', async () => {
    for (const execution of ['A', 'B', 'F'] as const) await add('announcement', { type: 'PU', execution });
    expect((await list()).popup.map(({ execution }) => execution)).toEqual(['A', 'B', 'F']);
  });

  it("returns a popup's title, content, start date and promotion type", async () => {
    const startsAt = '2026-01-02T03:04:05.000Z';
    await add(
      'announcement',
      { type: 'PU', title: texts('Gift'), content: texts('<b>Bold</b>'), promotionType: 'REWARD' },
      { startsAt },
    );
    expect((await list()).popup).toMatchObject([
      { title: 'Gift EN', content: '<b>Bold</b> EN', startDate: startsAt, promotionType: 'REWARD' },
    ]);
  });

  it('returns current items in order, without hidden, future or expired ones', async () => {
    const hour = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
    await add('announcement', { title: texts('Second') }, { position: 2 });
    await add('announcement', { title: texts('First') }, { position: 1, startsAt: hour(-2), endsAt: hour(2) });
    await add('announcement', { title: texts('Hidden') }, { isShown: false });
    await add('announcement', { title: texts('Early') }, { startsAt: hour(1) });
    await add('announcement', { title: texts('Late') }, { startsAt: hour(-3), endsAt: hour(-1) });
    expect((await list()).notices.map(({ title }) => title)).toEqual(['First EN', 'Second EN']);
  });

  it("falls back from the requested language to the brand's, then to any", async () => {
    await add('announcement', { title: { CN: '公告', EN: '', MS: 'Notis' }, content: { CN: '甲', EN: 'x', MS: 'm' } });
    await add('announcement', { title: { CN: '', EN: '', MS: 'Hanya' }, content: { CN: '', EN: '', MS: 'm' } });
    const titles = async (language?: 'CN' | 'EN' | 'MS') =>
      (await list(language === undefined ? {} : { language })).notices.map(
        ({ title, content }) => `${title} ${content}`,
      );
    expect(await titles('MS')).toEqual(['Notis m', 'Hanya m']);
    // The text is never in another language than its title.
    expect(await titles('EN')).toEqual(['公告 甲', 'Hanya m']);
    expect(await titles()).toEqual(['公告 甲', 'Hanya m']);
  });
});

describe('refuses', () => {
  it('unknown types, platforms and languages', async () => {
    for (const query of ['types=X', 'types=PL,', 'types=PL,PL,PL,PL,PL,PL', 'platform=M', 'language=XX', 'more=1']) {
      const { status } = await site.send('GET', `/lgw/games/announcements?${query}`);
      expect([query, status]).toEqual([query, 400]);
    }
  });

  it('[A224] script and other unsafe markup, even if it was inserted directly into the table', async () => {
    await add('announcement', { title: texts('x') });
    const evil = '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:x()">b</a>';
    await site.owner.query(
      `update content_items set body = jsonb_set(body, '{content}', jsonb_build_object('CN', $1::text, 'EN', $1, 'MS', $1))`,
      [evil],
    );
    expect((await list()).notices[0]?.content).toBe('<p>a</p><a>b</a>');
  });
});

describe('forbids', () => {
  it('the announcements of another brand', async () => {
    await add('banner', { headline: texts('Mine') });
    await add('announcement', { title: texts('Mine') });
    expect(await list({}, brandHosts.second)).toEqual({ banners: [], notices: [], popup: [], promotion: [] });
  });
});
