// @vitest-environment happy-dom
import { useState, type ReactNode } from 'react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AlertDialog } from './AlertDialog.tsx';
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

/** Layers restore the focus in a separate task. */
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

  it('returns the focus to its trigger', async () => {
    const opener = open(<input aria-label="Username" />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await nextTask();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('[CONST-05] measures 200 by 200 by default, and its own size otherwise', () => {
    open(<p>Text</p>);
    const { width, height } = screen.getByRole('dialog').style;
    expect([width, height]).toEqual(['200px', '200px']);
    cleanup();
    render(
      <Dialog isOpen onOpenChange={() => undefined} size="m" title="Sized" labels={{ close: 'Close' }}>
        Text
      </Dialog>,
    );
    expect(screen.getByRole('dialog').style.width).toBe('');
  });

  it('closes on Escape', async () => {
    open(<p>Text</p>);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await nextTask();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[CONST-06] stays open on a click outside', async () => {
    open(<p>Text</p>);
    await nextTask();
    fireEvent.pointerDown(document.body, { pointerType: 'mouse', button: 0 });
    fireEvent.click(document.body);
    await nextTask();
    expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  });
});

describe('AlertDialog', () => {
  function Login() {
    const [isOpen, setIsOpen] = useState(false);
    const [field, setField] = useState<HTMLInputElement | null>(null);
    return (
      <>
        <input ref={setField} aria-label="Password" />
        <button type="button" onClick={() => setIsOpen(true)}>
          Log in
        </button>
        <AlertDialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Note"
          message="The password is not correct."
          confirmLabel="OK"
          focusAfter={field}
        />
      </>
    );
  }

  it('moves the focus to the invalid field instead of the pressed button', async () => {
    render(<Login />);
    const opener = screen.getByRole('button', { name: 'Log in' });
    act(() => opener.focus());
    fireEvent.click(opener);
    const moves: unknown[] = [];
    document.addEventListener('focusin', ({ target }) => moves.push(target));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    await nextTask();
    const field = screen.getByLabelText('Password');
    expect(document.activeElement).toBe(field);
    expect(moves).toEqual([field]);
  });
});
