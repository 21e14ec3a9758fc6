// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCalls } from '../testing/answerCalls.ts';
import { showPage } from '../testing/showPage.tsx';
import { testStart } from '../testing/testStart.ts';

const patience = { timeout: 60_000 };
const [dragon, reef] = testStart().games.content;
if (dragon === undefined || reef === undefined) throw new Error('The test start has no games.');
/** Games as they come over the wire. */
const [first, second] = [dragon, reef].map((game) => ({ ...game, minBet: '1', maxBet: '100' }));
const found = (content: unknown[], totalRows = content.length) => ({ content, totalRows, pageNum: 1, totalPages: 1 });
const box = () =>
  within(screen.getByRole('banner')).findByRole('combobox', { name: 'Search games' }, patience) as Promise<HTMLElement>;
const searches = (asked: readonly string[]): string[] =>
  asked.flatMap((call) => new URL(call.replace('GET ', ''), 'http://localhost').searchParams.get('search') ?? []);
const reached = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

beforeAll(() => Promise.all([import('./SearchResults.tsx'), import('../screens/games/SlotLobbyScreen.tsx')]));
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the search of the header', () => {
  it('asks once the typing pauses, and leads by keyboard to what it found', async () => {
    const asked = answerCalls({ '/lgw/games/games': found([first, second]) });
    const { router } = await showPage('/promotions', testStart());
    const input = await box();
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(input);
    for (const value of ['d', 'dr', ' drag ']) fireEvent.change(input, { target: { value } });
    const list = await screen.findByRole('listbox', { name: 'Search results' }, patience);
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2), patience);
    expect(searches(asked)).toEqual(['drag']);
    expect(screen.getByText('2 games found')).toBeTruthy();
    expect(input.getAttribute('aria-expanded')).toBe('true');
    for (const [key, name] of [
      ['ArrowDown', dragon.name.EN],
      ['ArrowDown', reef.name.EN],
      ['ArrowDown', dragon.name.EN],
      ['ArrowUp', reef.name.EN],
    ] as const) {
      fireEvent.keyDown(input, { key });
      expect(reached(input)).toContain(name);
    }
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.queryByRole('listbox', { name: 'Search results' })).toBeNull();
    expect((input as HTMLInputElement).value).toBe('');
    expect(router.get().place.path).toBe('/promotions');
  });

  it('shows all that it found among the slots, with what was typed in the address', async () => {
    answerCalls({ '/lgw/games/games': found([first], 9) });
    const { router } = await showPage('/promotions', testStart());
    const input = await box();
    fireEvent.focus(input);
    fireEvent.change(input, { target: { value: ' lóng & co ' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Show all in Slots' }, patience));
    await waitFor(() => expect(router.get().place.path).toBe('/rng'), patience);
    expect(router.get().place.search).toEqual({ search: 'lóng & co' });
  });

  it('says that nothing was found, and that it cannot search', async () => {
    answerCalls({ '/lgw/games/games': found([]) });
    await showPage('/promotions', testStart());
    fireEvent.change(await box(), { target: { value: 'zzz' } });
    expect(await screen.findByText('Nothing found for “zzz”', {}, patience)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show all in Slots' })).toBeNull();
    answerCalls({});
    fireEvent.change(await box(), { target: { value: 'yyy' } });
    expect(await screen.findByText('The search is not available right now.', {}, patience)).toBeTruthy();
  });
});
