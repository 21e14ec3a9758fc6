import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { pageText } from './pageText.ts';
import { patience } from './patience.ts';

/** Waits until the page says this. */
export async function seeText(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(pageText()).toMatch(text), patience);
}
