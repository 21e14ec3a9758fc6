// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { SafeHtml } from './SafeHtml.tsx';

it('puts what the browser made of a text in the place of what the server showed', async () => {
  const failed = vi.spyOn(console, 'error');
  const link = (rest: string): string => `<p><a href="https://example.com/"${rest}>Rules</a></p>`;
  const holder = document.createElement('div');
  holder.innerHTML = `<div class="x">${link(' rel="noopener noreferrer"')}</div>`;
  const element = holder.firstElementChild;
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(holder, <SafeHtml html={link(' rel="noopener noreferrer"')} />);
  });
  expect(holder.firstElementChild).toBe(element);
  expect(holder.querySelector('a')?.getAttribute('target')).toBe('_blank');
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
  await act(async () => root?.unmount());
});
