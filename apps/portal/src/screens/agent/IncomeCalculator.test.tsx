// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerCalls } from '../../testing/answerCalls.ts';
import { showPage } from '../../testing/showPage.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show() {
  answerCalls({ '/lgw/games/announcements': { banners: [], notices: [], popup: [], promotion: [] } });
  await showPage('/join');
  return within(await screen.findByRole('region', { name: 'What a line could bring' }, { timeout: 60_000 }));
}
type Part = Awaited<ReturnType<typeof show>>;
const type = (part: Part, name: RegExp, value: string): void =>
  void fireEvent.change(part.getByRole('textbox', { name }), { target: { value } });
const shown = (part: Part, name: RegExp): string | null | undefined =>
  part.getByText(name).parentElement?.querySelector('dd')?.textContent;

it('counts with the terms that are put in', async () => {
  const part = await show();
  type(part, /^Players/, '40');
  type(part, /^Staked by each/, '5000');
  type(part, /^Rate/, '0.3');
  type(part, /^Share/, '20');
  expect(shown(part, /^Staked in all/)).toBe('¥200,000.00');
  expect(shown(part, /^Kept by the games/)).toBe('¥8,000.00');
  expect(shown(part, /^Yours/)).toBe('¥2,200.00');
});

it('has no dividend in a month in which the players win, and says that nothing is promised', async () => {
  const part = await show();
  fireEvent.click(part.getByRole('radio', { name: 'Players win' }));
  expect(shown(part, /^Dividends?$/)).toBe('¥0.00');
  expect(part.getByText(/not a promise/)).toBeTruthy();
});

it('shows no sum of what is no number, and says which', async () => {
  const part = await show();
  type(part, /^Share/, 'half');
  expect(part.getByText('Please enter a number.')).toBeTruthy();
  expect(shown(part, /^Yours/)).toBe('–');
});
