// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { showPage } from '../../testing/showPage.tsx';

const promotion = {
  id: 'p1',
  title: 'First deposit doubled',
  content: '<p>Terms</p>',
  startDate: '2026-03-05',
  promotionType: '',
};
const patience = { timeout: 60_000 };
let answers: Record<string, unknown>;

beforeEach(() => {
  sessionStorage.clear();
  answers = { '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [promotion] } };
});
afterEach(() => {
  cleanup();
  endSession('loggedOut');
  vi.unstubAllGlobals();
});

it('shows what the agent wrote, what is on offer, and the registration with the code filled in and locked', async () => {
  answers['/wps/agents/getInvite'] = {
    code: 'AB12CD34EF',
    title: 'Come to my table',
    content: 'Ask me anything.',
    picture: 'welcome',
  };
  const asked = answerCalls(answers);
  await showPage('/invite?referralCode=AB12CD34EF');
  expect(await screen.findByRole('heading', { level: 1, name: 'Come to my table' }, patience)).toBeTruthy();
  expect(screen.getByText('Ask me anything.')).toBeTruthy();
  expect(await screen.findByText('AB12CD34EF', {}, patience)).toBeTruthy();
  expect(screen.queryByDisplayValue('AB12CD34EF')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  const offer = await screen.findByRole('link', { name: 'First deposit doubled' }, patience);
  expect(offer.getAttribute('href')).toBe('/promotions#p1');
  expect(asked.filter((call) => call.includes('getInvite'))).toEqual(['GET /wps/agents/getInvite?code=AB12CD34EF']);
});

it('stands in the house’s own words where the agent wrote none', async () => {
  answers['/wps/agents/getInvite'] = { code: 'AB12CD34EF', title: '', content: '', picture: 'register' };
  answerCalls(answers);
  await showPage('/invite?referralCode=AB12CD34EF');
  expect(await screen.findByRole('heading', { level: 1, name: /^Take a seat at / }, patience)).toBeTruthy();
});

it.each(['', `?referralCode=${'A'.repeat(33)}`])(
  'asks for no invitation where the address holds no code: %j',
  async (search) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (address: string | URL) => {
      asked.push(String(address));
      return Response.json({ success: true, value: answers['/lgw/games/announcements'], message: '', code: 'ok' });
    });
    await showPage(`/invite${search}`);
    expect(await screen.findByText('This invitation is not valid any more', {}, patience)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(asked.filter((address) => address.includes('getInvite'))).toEqual([]);
  },
);

it('says that an invitation is not valid any more, and opens an account all the same', async () => {
  vi.stubGlobal('fetch', async (address: string | URL) =>
    String(address).includes('getInvite')
      ? Response.json({ success: false, value: null, message: '', code: 'invitation_code_error' })
      : Response.json({ success: true, value: answers['/lgw/games/announcements'], message: '', code: 'ok' }),
  );
  await showPage('/invite?referralCode=OLDONE');
  expect(await screen.findByText('This invitation is not valid any more', {}, patience)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});
