import { listAnnouncements } from '@baize/contract/content/listAnnouncements';
import { listGames } from '@baize/contract/games/listGames';
import { listVendors } from '@baize/contract/games/listVendors';
import { hashKey } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { announcementsOf } from './announcementsOf.ts';
import { decode, query } from './call.ts';
import { createQueries } from './createQueries.ts';
import { askPublic } from './askPublic.ts';
import { firstAnswers } from './firstAnswers.ts';
import { loadGames } from './loadGames.ts';
import { firstSlots } from './needs.ts';
import { readSlots } from './readSlots.ts';
import { testStart } from './testing/testStart.ts';

const { signal } = new AbortController();
/** Answers every question with this, and says what was asked. */
function answerWith(answer: object): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json(answer, { status: 'status' in answer ? Number(answer.status) : 200 });
  });
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

it('has the names that a call of the contract would give', () => {
  expect(hashKey(firstAnswers.vendors.queryKey)).toBe(hashKey(query(listVendors, {}).queryKey));
  expect(hashKey(firstAnswers.slots.queryKey)).toBe(hashKey(query(listGames, firstSlots).queryKey));
});

it('reads games as a call of the contract would', () => {
  const { games } = testStart();
  expect(games.content).not.toEqual([]);
  expect(readSlots(games)).toEqual(decode(listGames, games));
});

it('leaves nothing to ask for that came with the page', () => {
  const promotions = { banners: [], notices: [], popup: [], promotion: [] };
  const queries = createQueries(testStart({ promotions }));
  expect(queries.getQueryData(announcementsOf('PR', testStart().language).queryKey)).toEqual(promotions);
  expect(queries.getQueryData(query(listVendors, {}).queryKey)).toEqual(testStart().vendors);
});

it('asks where the contract says, and reads games as a call of it would', async () => {
  const { games, vendors } = testStart();
  let asked = answerWith({ success: true, value: games, message: '', code: 'ok' });
  expect(await loadGames({ ...firstSlots, pageNum: 2, search: undefined }, signal)).toEqual(decode(listGames, games));
  expect(asked).toEqual([`${listGames.path}?gameClassify=RNG&pageSize=60&pageNum=2`]);
  asked = answerWith({ success: true, value: vendors, message: '', code: 'ok' });
  const queries = createQueries(testStart({ vendors: [] }));
  await queries.invalidateQueries({ refetchType: 'none' });
  expect(await queries.fetchQuery(firstAnswers.vendors)).toEqual(vendors);
  const news = { banners: [], notices: [], popup: [], promotion: [] };
  asked.push(...answerWith({ success: true, value: news, message: '', code: 'ok' }));
  expect(await queries.fetchQuery(announcementsOf('PU', 'EN'))).toEqual(news);
  expect(asked[0]).toBe(listVendors.path);
});

it('throws what a refused call throws, and closes the page when the site is closed', async () => {
  const { call } = await import('./call.ts');
  for (const answer of [
    { success: false, value: null, message: 'Too many', code: 'too_many_requests', status: 429 },
    { success: false, value: null, message: 'Closed', code: 'maintenance', status: 503 },
  ]) {
    answerWith(answer);
    const failures = await Promise.allSettled([
      askPublic(listAnnouncements.path, { types: 'PU', language: 'EN' }, signal),
      call(listAnnouncements, { types: 'PU', language: 'EN' }),
    ]);
    const [own, called] = failures.map((failure) => (failure.status === 'rejected' ? failure.reason : undefined));
    expect(own).toMatchObject({ name: 'CallError', code: answer.code, status: answer.status, message: answer.message });
    expect(own).toEqual(called);
  }
});
