import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { patience } from './patience.ts';

/** What lies over the page: the newest is the last one. */
const overlays = '[role$=dialog]';

const find = (name: string, inside: string, at: number): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`${inside} :is(button, a)`)]
    .filter(({ textContent }) => textContent.startsWith(name))
    .at(at);

async function pressFound(name: string, look: () => HTMLElement | undefined): Promise<void> {
  await waitFor(() => expect(look(), `the button ${name}`).toBeDefined(), patience);
  await act(async () => look()?.click());
}

/** Presses the first button or link of the page that begins with these words. */
export async function press(name: string): Promise<void> {
  await pressFound(name, () => find(name, 'body', 0));
}

/** The same in a dialog or a drawer, where the newest has the word. */
export async function pressInDialog(name: string): Promise<void> {
  await pressFound(name, () => find(name, overlays, -1));
}
