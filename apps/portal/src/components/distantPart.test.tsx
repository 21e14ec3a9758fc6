// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { distantPart } from './distantPart.tsx';

it('[ROLE-01] keeps a press on a part whose code is not loaded yet, and replays it once when it is', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  const pressed = vi.fn();
  let arrive: (module: { Deposit: () => React.JSX.Element }) => void = () => undefined;
  const Deposit = () => (
    <button type="button" onClick={pressed}>
      Deposit
    </button>
  );
  const code = new Promise<{ Deposit: typeof Deposit }>((done) => (arrive = done));
  const Distant = distantPart(() => code, 'Deposit', 'high');
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = '<div class="distant high"><!--$--><button type="button">Deposit</button><!--/$--></div>';
  const faults: unknown[] = [];
  const page = await act(async () =>
    hydrateRoot(root, <Distant />, { onRecoverableError: (fault) => void faults.push(fault) }),
  );
  const button = root.querySelector('button');
  act(() => button?.click());
  expect(pressed).not.toHaveBeenCalled();
  await act(async () => arrive({ Deposit }));
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce(), { timeout: 20_000 });
  expect(root.querySelector('button')).toBe(button);
  act(() => button?.click());
  expect(pressed).toHaveBeenCalledTimes(2);
  expect(faults).toEqual([]);
  act(() => page.unmount());
  root.remove();
  vi.unstubAllGlobals();
});
