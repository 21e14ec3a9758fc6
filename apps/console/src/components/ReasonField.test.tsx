// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { showInConsole } from '../testing/showInConsole.tsx';
import { FormDialog } from './FormDialog.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useReason } from './useReason.ts';

const act = vi.fn<(reason: string) => void>();
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Asked({ least }: { least: number }) {
  const reason = useReason(least);
  const [isTried, setTried] = useState(false);
  return (
    <FormDialog
      title="Switch it off"
      button="Do it"
      acting={{ isPending: false, isError: false, error: null }}
      onClose={vi.fn()}
      onSubmit={() => {
        setTried(true);
        if (!reason.isShort) act(reason.text);
      }}
    >
      <ReasonField hint="reason.trail" {...reason.field} isTried={isTried} />
    </FormDialog>
  );
}
const type = (value: string): boolean => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const send = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Do it' }));

it('names its bound, counts, and says and shows what is missing once sending was tried', async () => {
  showInConsole(<Asked least={10} />);
  const field = screen.getByRole('textbox', { name: /^Reason/ });
  expect(field).toHaveProperty('required', true);
  screen.getByText('At least 10 characters; it stands in the trail.');
  type('too short    ');
  screen.getByText('13 / 500');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  send();
  await screen.findByText('Give a reason of at least 10 characters.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(act).not.toHaveBeenCalled();
  type('  long enough now ');
  expect(field.getAttribute('aria-invalid')).toBeNull();
  send();
  expect(act.mock.calls).toEqual([['long enough now']]);
});

it('may stay empty where an operation takes it without', () => {
  showInConsole(<Asked least={0} />);
  expect(screen.getByRole('textbox')).toHaveProperty('required', false);
  screen.getByText('optional');
  send();
  expect(act.mock.calls).toEqual([['']]);
});
