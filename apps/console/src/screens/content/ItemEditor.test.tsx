// @vitest-environment happy-dom
import { CallError } from '@baize/client';
import { createItem, removeItem, updateItem, type listItems, type OutputOf } from '@baize/contract';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
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

type Filled = {
  kind: Item['content']['kind'];
  choice?: { label: string; option: string };
  fields: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
};
const english = (text: string) => ({ ...nothing, EN: text });
const forms: readonly Filled[] = [
  {
    kind: 'article',
    choice: { label: 'Topic', option: 'Money' },
    fields: { Address: 'how-to-pay', 'Title · EN': 'How to pay', 'Text · EN': '<p>By bank</p>' },
    body: { topic: 'money', slug: 'how-to-pay', title: english('How to pay'), content: english('<p>By bank</p>') },
  },
  {
    kind: 'resource',
    choice: { label: 'For', option: 'Android' },
    fields: {
      'Label · EN': 'The app',
      'Web address': 'https://files.example.com/app.apk',
      Version: '2.1',
      'SHA-256 of the file': 'ab'.repeat(32),
    },
    body: {
      ...{ resourceType: 'Android', labelName: english('The app'), url: 'https://files.example.com/app.apk' },
      ...{ version: '2.1', sha256: 'ab'.repeat(32) },
    },
  },
  {
    kind: 'badge',
    fields: {
      'Name · EN': 'Licence',
      'Note · EN': 'Fictional',
      Number: 'DEMO-0001',
      Picture: '/brand/images/badge.webp',
      'Web address': 'https://example.com/licence',
    },
    body: {
      ...{ name: english('Licence'), note: english('Fictional'), number: 'DEMO-0001' },
      ...{ image: '/brand/images/badge.webp', url: 'https://example.com/licence' },
    },
  },
];

describe.each(forms)('the form of a new piece, $kind', ({ kind, choice, fields, body }) => {
  it('saves what was filled in, as the contract takes it', async () => {
    show({ item: undefined, start: emptyDraft(kind, 20) });
    if (choice !== undefined) {
      fireEvent.keyDown(screen.getByLabelText(choice.label), { key: 'Enter' });
      fireEvent.keyDown(await screen.findByRole('option', { name: choice.option }), { key: 'Enter' });
    }
    for (const [label, value] of Object.entries(fields)) type(label, value);
    press('Save');
    await waitFor(() => expect(close).toHaveBeenCalled());
    const draft = { position: 20, isShown: true, startsAt: null, endsAt: null, content: { kind, body } };
    expect(sent.mock.calls).toEqual([[createItem, draft]]);
    expect(z.safeDecode(createItem.input, draft as never).error).toBeUndefined();
  });

  it('opens with what was saved, and saves what is changed in it', async () => {
    const saved = { ...item, content: { kind, body } } as Item;
    show({ item: saved, start: draftOfItem(saved) });
    if (choice !== undefined) expect(screen.getByLabelText(choice.label).textContent).toContain(choice.option);
    const shown = Object.keys(fields).map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]);
    expect(Object.fromEntries(shown)).toEqual(fields);
    const [label = ''] = Object.keys(fields).filter((name) => name.endsWith('· EN'));
    type(label, 'Another');
    press('Save');
    await waitFor(() => expect(close).toHaveBeenCalled());
    const [first = ''] = Object.keys(body).filter((name) => typeof body[name] === 'object');
    const draft = expect.objectContaining({ content: { kind, body: { ...body, [first]: english('Another') } } });
    expect(sent.mock.calls).toEqual([[updateItem, { id: '7', version: 3, draft }]]);
  });
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
