// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Types as a visitor does: the field holds it, and whoever listens is told. */
function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('hands over what was typed last, also while it is being handed over', async () => {
  document.body.innerHTML = '<div id="app"><input type="search" /></div>';
  const field = document.querySelector('input')!;
  await import('./startOnInteraction.ts');
  type(field, 'lanter');
  const heard: string[] = [];
  field.addEventListener('input', () => heard.push(field.value));
  document.dispatchEvent(new Event('pagetaken'));
  type(field, 'lantern');
  vi.advanceTimersByTime(1);
  expect(field.value).toBe('lantern');
  expect(heard.at(-1)).toBe('lantern');
});
