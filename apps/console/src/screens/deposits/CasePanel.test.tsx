// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QueuedDeposit } from '../../components/QueuedDeposit.ts';
import en from '../../../../../languages/en/console.json';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { ApproveDialog } from './ApproveDialog.tsx';
import { CasePanel } from './CasePanel.tsx';

const deposit: QueuedDeposit = {
  ...{ id: '9', memberId: '7', account: 'player1', kind: 'bankTransfer', methodName: 'Bank', currency: 'CNY' },
  ...{ amount: 10_000_000n, fee: 0n, credited: 10_000_000n, status: 'pending', heldFor: '', returnReference: '' },
  ...{ needsSecond: false, firstApprover: '', firstApprovedAt: null, isLate: false },
  ...{ remark: 'K7M2QX', bank: 'Bank of Nowhere', accountNumber: '6222', network: '', txHash: null },
  ...{ hasProof: false, isFirst: false, createdAt: '2026-03-05T09:00:00.000Z', expiresAt: '2026-03-05T10:00:00.000Z' },
  ...{ decidedAt: null, decidedBy: '', reason: '' },
};
const expired = { status: 'expired', decidedAt: '2026-03-05T10:00:00.000Z' } as const;
const first = { needsSecond: true, firstApprovedAt: '2026-03-05T09:30:00.000Z', status: 'review' } as const;
let sent: Record<string, unknown>[];
let answered: QueuedDeposit['status'];
const approve = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  answered = 'approved';
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (init?.body !== undefined) sent.push(JSON.parse(init.body) as Record<string, unknown>);
    const money = { amount: '100', fee: '0', credited: '100' };
    const value = path.includes('getOperator')
      ? {
          ...{ id: '1', username: 'op', role: 'operator', brandCode: 'baize', brandName: 'Baize' },
          permissions: ['cashier.read', 'cashier.decide'],
        }
      : { ...deposit, ...money, status: answered };
    return Response.json({ success: true, value, message: '', code: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(element: ReactNode): void {
  showInConsole(element, {
    permissions: ['cashier.read', 'cashier.decide'],
    username: 'op',
    links: ['/members/$memberId'],
  });
}
const panel = (changes: Partial<QueuedDeposit>) =>
  show(<CasePanel deposit={{ ...deposit, ...changes }} onApprove={approve} onReject={vi.fn()} onEnd={vi.fn()} />);
const dialog = (changes: Partial<QueuedDeposit>) =>
  show(<ApproveDialog deposit={{ ...deposit, ...changes }} onClose={vi.fn()} onDecided={vi.fn()} />);

it('offers what has expired to be approved late, and nothing else', async () => {
  panel(expired);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve late…' }));
  expect(approve).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Reject…' })).toBeNull();
  cleanup();
  panel({ ...expired, kind: 'gateway' });
  await screen.findByText('K7M2QX');
  expect(screen.queryByRole('button', { name: 'Approve late…' })).toBeNull();
});

it('asks for a reason before a late approval is sent', async () => {
  dialog(expired);
  const button = await screen.findByRole('button', { name: /^Credit/ });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'too short' } });
  fireEvent.click(button);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Line 12 of the statement' } });
  fireEvent.click(button);
  await waitFor(() => expect(sent).toEqual([{ depositId: '9', note: 'Line 12 of the statement', isLate: true }]));
});

it('says that a first approval credits nothing yet', async () => {
  answered = 'review';
  dialog({ needsSecond: true });
  expect(await screen.findByText(en['deposits.needsSecond'])).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Approve .* as the first$/ }));
  await waitFor(() => expect(sent).toEqual([{ depositId: '9', note: '', isLate: false }]));
});

it('leaves the second approval to somebody else than the first, and shows who that was', async () => {
  panel({ ...first, firstApprover: 'op' });
  expect(await screen.findByText(en['deposits.waitsForSecond'])).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reject…' })).toBeDefined();
  cleanup();
  panel({ ...first, firstApprover: 'other', isLate: true });
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeDefined();
  const steps = screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
  expect(steps.map((step) => step.replace(/\d.*$/, ''))).toHaveLength(3);
  expect(steps.join(' ')).toMatch(/Requested.*Expired.*Approved by the first operator.*other/);
});
