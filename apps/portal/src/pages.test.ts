import { operations } from '@baize/contract';
import { getHelpCenter } from '@baize/contract/content/getHelpCenter';
import { getOpenedNumero } from '@baize/contract/lotteries/getOpenedNumero';
import { getStatus } from '@baize/contract/site/getStatus';
import { hashKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { announcementsOf } from './announcementsOf.ts';
import { query } from './call.ts';
import { isIndexed, listed } from './listed.ts';
import { keyOf, need, type Need } from './need.ts';
import { needs } from './needs.ts';
import { needsOf } from './needsOf.ts';
import { readSearch, type Path } from './paths.ts';
import { promotionsOf } from './promotionsOf.ts';
import { readPlace } from './router/Place.ts';
import { screens } from './routes.tsx';
import { startOf } from './startOf.ts';
import type { PageAnswer } from './Start.ts';
import { testBanner } from './testing/testBanner.ts';
import { testStart } from './testing/testStart.ts';

const paths = Object.keys(screens) as Path[];
const every = needsOf({ path: undefined, search: {} }, 'EN');
const byId = new Map(Object.values(operations).map((one) => [one.id, one]));

describe('the declaration of pages', () => {
  it('has every address', () => {
    expect([...paths].sort()).toEqual(Object.keys(readSearch).sort());
  });

  it.each(paths)('%s begins with calls of the contract that anybody may make', (path) => {
    for (const language of ['CN', 'EN'] as const) {
      for (const { id, input } of needsOf(readPlace(path), language)) {
        const operation = byId.get(id);
        expect(operation, id).toMatchObject({ audience: 'public', method: 'GET' });
        expect(z.safeParse(operation?.input ?? z.never(), input), id).toMatchObject({ success: true });
      }
    }
  });

  it('takes no call that needs a session, nor an input that the call has not', () => {
    // @ts-expect-error A member's own: the server has no session to answer it with.
    expect(need('members.getProfile', {})).toBeDefined();
    // @ts-expect-error Operators' as well.
    expect(need('site.getSettings', {})).toBeDefined();
    // @ts-expect-error There is no such category.
    expect(need('games.listGames', { gameClassify: 'CHESS' })).toBeDefined();
    // @ts-expect-error There is no such call.
    expect(need('games.listChess', {})).toBeDefined();
  });

  it('lets the server answer nothing for pages of members but what every page begins with', () => {
    for (const path of listed.closed) expect(needsOf(readPlace(path), 'EN'), path).toEqual(every);
  });

  it('offers the latest draws on the page of checks, unless it names one', () => {
    const asked = (href: string) => needsOf(readPlace(href), 'EN').slice(every.length);
    expect(asked('/drawCheck')).toEqual([needs.latestDraws]);
    expect(asked('/drawCheck?gameCode=ssc-1&drawNo=')).toEqual([needs.latestDraws]);
    expect(asked('/drawCheck?gameCode=ssc-1&drawNo=20260305-0001')).toEqual([]);
  });

  it('tells search engines of every public page but those that are kept from them', () => {
    expect([...listed.indexed].sort()).toEqual(
      [
        ...['/', '/rng', '/live', '/sports', '/esports', '/fish', '/pvp', '/lott', '/elott', '/promotions', '/join'],
        ...['/down', '/help', '/terms', '/agent', '/login', '/register'],
      ].sort(),
    );
    for (const path of paths) {
      expect(isIndexed(path), path).toBe(listed.indexed.includes(path));
      expect(listed.closed.includes(path), path).toBe(screens[path].isPublic !== true);
    }
    expect(isIndexed(undefined)).toBe(false);
  });

  it('names answers as the queries of the browser do', () => {
    const same = (need: Need, key: readonly unknown[]): void =>
      expect(hashKey(keyOf(need)), need.id).toBe(hashKey(key));
    same(needs.status('EN'), query(getStatus, { language: 'EN' }).queryKey);
    same(needs.help('EN'), query(getHelpCenter, { language: 'EN' }).queryKey);
    same(needs.installGuides('EN'), query(getHelpCenter, { language: 'EN', topic: 'install' }).queryKey);
    same(needs.terms('EN'), query(getHelpCenter, { language: 'EN', topic: 'agreement' }).queryKey);
    same(needs.latestDraws, query(getOpenedNumero, {}).queryKey);
    same(needs.announcements('PR', 'EN'), announcementsOf('PR', 'EN').queryKey);
    same(needs.promotions('EN'), promotionsOf('EN').queryKey);
  });
});

describe('what a page carries', () => {
  const { status, vendors, games } = testStart();
  const own = { tagline: {}, verifierUrl: '' };
  const banners = [testBanner('w_home'), testBanner('w_rng')];
  const notices = [{ id: '1', title: 'News', content: '<p>All of it</p>', startDate: '2026-03-05T09:07:00.000Z' }];
  const values: Record<string, unknown> = {
    'site.getStatus': { ...status, location: { ip: '203.0.113.7', country: 'CN' }, whitelabel: { a: 1 } },
    'content.listAnnouncements': { banners, notices, popup: [], promotion: [] },
    'content.listBadges': [],
    'games.listVendors': vendors,
    'games.listGames': games,
    'content.getHelpCenter': [],
  };
  const answersFor = (href: string): PageAnswer[] =>
    needsOf(readPlace(href), 'EN').flatMap((need) =>
      need.id in values ? [[...keyOf(need), values[need.id]] as const] : [],
    );

  it('is its own banners and answers, and of notices the titles', () => {
    const start = startOf('/rng', { language: 'EN', own, answers: answersFor('/rng') });
    expect(start.content).toMatchObject({ banners: [banners[1]], bannerGroups: ['w_home', 'w_rng'] });
    expect(start.content.notices).toEqual([{ id: '1', title: 'News', startDate: '2026-03-05T09:07:00.000Z' }]);
    expect(start.answers).toEqual([
      [...keyOf(needs.vendors), vendors],
      [...keyOf(needs.slots), games],
    ]);
    const terms = startOf('/terms', { language: 'EN', own, answers: answersFor('/terms') });
    expect(terms.answers.map(([id]) => id)).toContain('content.getHelpCenter');
  });

  it('is no visitor, no moment and no key', () => {
    const { status: carried } = startOf('/', { language: 'EN', own, answers: answersFor('/') });
    expect(carried.location).toEqual({ ip: '', country: '' });
    expect(carried.serverTime).toBe(new Date(0).toISOString());
    expect(Object.keys(carried)).not.toEqual(expect.arrayContaining(['sealKey']));
    expect(Object.keys(carried)).not.toEqual(expect.arrayContaining(['whitelabel']));
  });

  it('leaves to the browser what could not be answered, and is nothing without an open site', () => {
    const answers = answersFor('/').filter(([id]) => id === 'site.getStatus');
    const start = startOf('/', { language: 'EN', own, answers });
    expect([start.answers, start.content.badges, start.content.banners]).toEqual([[], [], []]);
    expect(() => startOf('/', { language: 'EN', own, answers: [] })).toThrow('no open site');
  });
});
