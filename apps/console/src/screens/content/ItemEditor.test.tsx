// @vitest-environment happy-dom
import { CallError } from '@baize/client';
import { createItem, removeItem, updateItem, type listItems, type OutputOf } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftOfItem } from './draftOfItem.ts';
import { emptyDraft } from './emptyDraft.ts';
import { ItemEditor } from './ItemEditor.tsx';
import { showInConsole } from '../../testing/showInConsole.tsx';

const sent = vi.fn<(operation: { id: string }, input: unknown) => Promise<unknown>>();
vi.mock('../../call.ts', () => ({
  call: (operation: { id: string }, input: unknown) => sent(operation, input),
  query: () => ({ queryKey: ['x'] }),
}));

type Item = OutputOf<typeof listItems>[number];
const nothing = { CN: '', EN: '', MS: '' };
const item: Item = {
  ...{ id: '7', version: 3, position: 10, isShown: true, startsAt: null, endsAt: null },
  ...{ updatedAt: '2026-03-05T12:00:00.000Z', updatedBy: 'operator' },
  content: {
    kind: 'announcement',
    body: {
      ...{ type: 'PL', execution: 'A', promotionType: '' },
      title: { CN: '公告', EN: 'Notice', MS: 'Notis' },
      content: { ...nothing, EN: '<p>Old</p>' },
    },
  },
};

const close = vi.fn<() => void>();
const reload = vi.fn<() => void>();

function show(props: Partial<Parameters<typeof ItemEditor>[0]> = {}): void {
  showInConsole(
    <Suspense>
      <ItemEditor item={item} start={draftOfItem(item)} mayWrite onReload={reload} onClose={close} {...props} />
    </Suspense>,
  );
}
const type = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

beforeEach(() => {
  sent.mockResolvedValue(item);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

describe('the editor of a piece', () => {
  it('writes one language at a time and sends all of them with the version that was read', async () => {
    show();
    type('Title · EN', 'Fresh');
    fireEvent.click(screen.getByRole('radio', { name: 'Bahasa Melayu' }));
    type('Title · MS', 'Baharu');
    press('Save');
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent).toHaveBeenCalledWith(updateItem, {
      id: '7',
      version: 3,
      draft: expect.objectContaining({
        content: {
          kind: 'announcement',
          body: expect.objectContaining({ title: { CN: '公告', EN: 'Fresh', MS: 'Baharu' } }),
        },
      }),
    });
  });

  it('shows what the HTML will look like while it is typed, and wraps what is selected', () => {
    show();
    const area = screen.getByLabelText<HTMLTextAreaElement>('Text · EN');
    type('Text · EN', 'one two<script>x()</script>');
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(preview.textContent).toContain('one two');
    expect(preview.querySelector('script')).toBeNull();
    area.setSelectionRange(0, 3);
    press('Bold');
    expect(area.value).toContain('<b>one</b> two');
    expect(preview.querySelector('b')?.textContent).toBe('one');
  });

  it('says that somebody else was faster and offers the newest version', async () => {
    sent.mockRejectedValue(new CallError('version_conflict', 409, ''));
    show();
    type('Title · EN', 'Mine');
    press('Save');
    expect(await screen.findByText('Somebody else changed this')).toBeTruthy();
    press('Reload');
    expect(reload).toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Title · EN').value).toBe('Mine');
  });

  it('shows at which field the server took offence', async () => {
    sent.mockRejectedValue(new CallError('content_invalid', 400, '', { field: 'title' }));
    show();
    type('Title · EN', 'x');
    press('Save');
    await waitFor(() => expect(screen.getByLabelText('Title · EN').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Text · EN').getAttribute('aria-invalid')).toBeNull();
  });

  it('removes after a question only', async () => {
    show();
    press('Remove');
    expect(sent).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Remove this piece?');
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove') ?? dialog,
    );
    await waitFor(() => expect(sent).toHaveBeenCalledWith(removeItem, { id: '7', version: 3 }));
  });

  it('asks before what was written is lost', async () => {
    show();
    type('Title · EN', 'Half');
    press('Cancel');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Leave without saving?');
    expect(close).not.toHaveBeenCalled();
  });

  it('adds a piece, with its period in the time zone of the brand', async () => {
    show({ item: undefined, start: emptyDraft('badge', 20) });
    type('Name · EN', 'Licence');
    type('Shown from', '2026-03-06');
    type('Shown from: time', '00:30');
    press('Save');
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const [operation, input] = sent.mock.calls[0] ?? [];
    expect(operation).toBe(createItem);
    expect(input).toMatchObject({
      position: 20,
      startsAt: '2026-03-05T16:30:00.000Z',
      content: { kind: 'badge', body: { name: { CN: '', EN: 'Licence', MS: '' } } },
    });
  });

  it('lets those who may not write read only', () => {
    show({ mayWrite: false });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Title · EN').closest('fieldset')?.disabled).toBe(true);
  });
});
