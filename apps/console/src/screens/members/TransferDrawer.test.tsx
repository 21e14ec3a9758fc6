// @vitest-environment happy-dom
import { getOperator, getTransfer, listEntries } from '@baize/contract';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { query } from '../../call.ts';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { MemberLedger } from './MemberLedger.tsx';

vi.mock('../../useSite.ts', () => ({ useSite: () => ({ timeZone: 'Asia/Shanghai', merchant: 'Baize' }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/* Amounts go over the wire as text. */
const createdAt = '2026-03-05T12:00:00.000Z';
const line = { transferId: '4711', kind: 'win', amount: '2.5', balanceAfter: '12.5', version: '3', reference: 'w-1' };
const transfer = {
  ...{ transferId: '4711', kind: 'win', scope: 'vendor.studio', reference: 'w-1', refersTo: 'b-1', currency: 'CNY' },
  ...{
    debit: 'house.vendor:studio',
    credit: 'main',
    amount: '2.5',
    debt: '0',
    outcome: 'applied',
    balanceAfter: '12.5',
  },
  ...{ isTakenBack: false, createdAt, chain: 7, sequence: '99', seal: 'ab'.repeat(32), chainHash: 'cd'.repeat(32) },
};

it('opens the transfer that a line of the ledger came from', async () => {
  vi.stubGlobal('fetch', async (path: string, init?: { body?: string }) =>
    answerByContract(
      {
        [listEntries.id]: { content: [{ ...line, createdAt }], pageNum: 1, totalPages: 1, totalRows: 1 },
        [getTransfer.id]: transfer,
      },
      vi.fn(),
    )(path, init),
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const operator = { id: '2', username: 'ben', role: 'operator', brandCode: 'baize', brandName: 'Baize' };
  queries.setQueryData(query(getOperator, {}).queryKey, { ...operator, permissions: ['wallet.read'] });
  render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'EN', messages: { EN: en } })}>
        <MemberLedger memberId="7" page={1} onPage={() => undefined} />
      </I18nProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByText('4711'));
  const drawer = within(await screen.findByRole('dialog', { name: 'Transfer 4711' }));
  expect(await drawer.findByText('house.vendor:studio')).toBeTruthy();
  for (const text of ['b-1', 'Chain 7, batch 99', 'cd'.repeat(32)]) expect(drawer.getByText(text)).toBeTruthy();
});
