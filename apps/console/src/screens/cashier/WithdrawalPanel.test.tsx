// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { showInConsole } from '../../testing/showInConsole.tsx';
import type { QueuedWithdrawal } from '../../components/QueuedWithdrawal.ts';
import { ResolveCaseDialog } from './ResolveCaseDialog.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const withdrawal: QueuedWithdrawal = {
  ...{ id: '9', memberId: '7', account: 'player1', status: 'requested', currency: 'CNY', kind: 'bank' },
  ...{ amount: 10_000_000n, fee: 0n, arrives: 10_000_000n, bank: 'Bank of Nowhere', branch: '' },
  ...{ holderName: 'Ming Example', number: '622200001111', flags: ['firstWithdrawal', 'sharedAccount'] },
  ...{ turnoverRequired: 0n, turnoverDone: 0n, needsSecond: false, firstApprover: '', approver: '', payer: '' },
  ...{ reference: '', confirmBy: null, isForced: false, amountReceived: null, remainder: null, paidBack: 0n },
  ...{ isPaying: false, payNote: '' },
  ...{ hasProof: false, publicReason: '', reason: '', createdAt: '2026-03-05T09:00:00.000Z' },
  timeline: [{ status: 'requested', at: '2026-03-05T09:00:00.000Z', by: '' }],
};
let permissions: string[] = [];
let sent: { path: string; body: Record<string, string> }[] = [];
const acted = vi.fn<(act: string) => void>();

beforeEach(() => {
  permissions = ['cashier.read', 'cashier.decide'];
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) => {
    if (init?.body !== undefined) sent.push({ path, body: JSON.parse(init.body) as Record<string, string> });
    const value = path.includes('getOperator')
      ? { id: '1', username: 'op', role: 'operator', brandCode: 'baize', brandName: 'Baize', permissions }
      : { mediaType: 'image/png', data: 'iVBORw0KGgo=' };
    return Response.json({ success: true, value, message: '', code: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(element: ReactNode): void {
  showInConsole(element, { permissions, username: 'op', links: ['/members/$memberId'] });
}
const panel = (changes: Partial<QueuedWithdrawal> = {}) =>
  show(<WithdrawalPanel withdrawal={{ ...withdrawal, ...changes }} onAct={acted} />);

it('shows whom to pay and why to look twice, and hands on the act', async () => {
  panel();
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(acted).toHaveBeenCalledWith('approve');
  for (const text of ['622200001111', 'Ming Example', 'Number of several members']) {
    expect(screen.getByText(text)).toBeTruthy();
  }
});

it('offers nothing to who only reads, and no second approval to who gave the first', async () => {
  panel({ status: 'review', needsSecond: true, firstApprover: 'op' });
  expect(await screen.findByText(/You gave the first approval/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  cleanup();
  permissions = ['cashier.read'];
  panel();
  expect(await screen.findByText(/does not decide them/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('[A201] [A265] shows what a player wrote as text, whatever it would do elsewhere', async () => {
  const evil = `<img src=x onerror="document.title='taken'"><script>document.title='taken'</script>`;
  const link = 'javascript:alert(1)';
  panel({ holderName: evil, bank: evil, branch: link, reference: evil, reason: evil, account: evil });
  expect((await screen.findAllByText(evil)).length).toBeGreaterThanOrEqual(2);
  expect(document.querySelector('img[src="x"], script')).toBeNull();
  for (const { href } of document.querySelectorAll('a')) expect(href).not.toMatch(/^javascript:/i);
  expect(document.title).not.toBe('taken');
});

it('shows the proof of what was not received', async () => {
  panel({ status: 'notReceived', hasProof: true, remainder: 10_000_000n });
  fireEvent.click(await screen.findByRole('button', { name: 'Show the proof' }));
  const picture = await screen.findByAltText('What the member handed in');
  expect(picture.getAttribute('src')).toBe('data:image/png;base64,iVBORw0KGgo=');
});

it('closes a case with what is paid back, never more than did not arrive, and nothing by the payer', async () => {
  const disputed = {
    ...withdrawal,
    status: 'receivedPart',
    amountReceived: 4_000_000n,
    remainder: 6_000_000n,
  } as const;
  const dialog = (payer: string) =>
    show(<ResolveCaseDialog withdrawal={{ ...disputed, payer }} onClose={acted as never} onDone={acted as never} />);
  dialog('somebody');
  const field = await screen.findByLabelText(/Pay back to the balance/);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '60.01' } });
  fireEvent.change(screen.getByLabelText(/Reason for the record/), { target: { value: 'The bank returned it.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close the case' }));
  expect(await screen.findByText(en['error.withdrawal_amount_out_of_range'])).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(field, { target: { value: '60' } });
  fireEvent.click(screen.getByRole('button', { name: 'Close the case' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ withdrawalId: '9', payBack: '60', reason: 'The bank returned it.' });
  cleanup();
  dialog('op');
  expect(await screen.findByText(/takes another operator/)).toBeTruthy();
  expect(screen.queryByLabelText(/Pay back to the balance/)).toBeNull();
});
