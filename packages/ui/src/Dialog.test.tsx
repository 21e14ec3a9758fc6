// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Host({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Log in"
        labels={{ close: 'Close' }}
        footer={<button type="button">Delete</button>}
      >
        {children}
      </Dialog>
    </>
  );
}

function open(children: ReactNode): HTMLElement {
  render(<Host>{children}</Host>);
  const opener = screen.getByRole('button', { name: 'Open' });
  act(() => opener.focus());
  fireEvent.click(opener);
  return opener;
}

/** Layers hand the focus back in a task of their own. */
const nextTask = () => act(() => new Promise((done) => setTimeout(done, 0)));

describe('Dialog', () => {
  it('moves the focus to its first field', () => {
    open(<input aria-label="Username" />);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }));
  });

  it('moves the focus to its heading when it has no field, never to an action', () => {
    open(<p>Nothing to fill in.</p>);
    expect(document.activeElement?.textContent).toBe('Log in');
  });

  it('gives the focus back to what opened it', async () => {
    const opener = open(<input aria-label="Username" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await nextTask();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes on Escape', async () => {
    open(<p>Text</p>);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await nextTask();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when someone clicks beside it', async () => {
    open(<p>Text</p>);
    await nextTask();
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
    fireEvent.click(document.body);
    await nextTask();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });
});
