// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { FormulaTable } from './FormulaTable.tsx';

const version = {
  ...{ id: '1', fromDay: '2026-03-01', platformFeeBps: 1_000, rebatesPercent: 100, activityPercent: 50 },
  ...{ depositFeeBps: 60, withdrawalFeeBps: 25, state: 'inForce', reason: 'As agreed.', createdBy: 'ann' },
  createdAt: '2026-02-20T09:00:00.000Z',
};
const sent = vi.fn<(id: string, input: unknown) => void>();
let formulas: unknown[] = [];

beforeEach(() => {
  formulas = [version];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(permissions = ['contracts.read', 'contracts.write']): void {
  const answers = {
    'contracts.listFormulas': { currency: 'CNY', today: '2026-03-05', formulas },
    'contracts.createFormula': { ...version, id: '2', state: 'coming', fromDay: '2026-03-06' },
  };
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  showInConsole(<FormulaTable />, { permissions });
}

it('shows what is in force, and works an example out line by line while the next one is typed', async () => {
  show();
  expect(await screen.findByText(en['contracts.formula.state.inForce'])).toBeTruthy();
  const add = screen.getByRole('button', { name: en['contracts.formula.new'] });
  await waitFor(() => expect(add).toHaveProperty('disabled', false));
  fireEvent.click(add);
  const dialog = within(await screen.findByRole('dialog'));
  // 100,000 less 10,000, 6,000, half of 8,000, 0.6 % of 400,000 and 0.25 % of 320,000.
  expect(dialog.getByText(/76,?800/)).toBeTruthy();
  const fee = dialog.getByRole('textbox', { name: new RegExp(`^${en['contracts.formula.platformFeeBps']}`) });
  fireEvent.change(fee, { target: { value: '20' } });
  expect(dialog.getByText(/66,?800/)).toBeTruthy();
  fireEvent.change(fee, { target: { value: '51' } });
  expect(dialog.getByText(en['contracts.formula.exampleNone'])).toBeTruthy();
  fireEvent.change(fee, { target: { value: '12.5' } });
  const save = dialog.getByRole('button', { name: en['contracts.formula.save'] });
  expect(save).toHaveProperty('disabled', true);
  const reason = dialog.getByRole('textbox', { name: new RegExp(`^${en['reason.label']}`) });
  fireEvent.change(reason, { target: { value: 'As the agents were told.' } });
  fireEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.mock.calls).toMatchObject([
    [
      'contracts.createFormula',
      { platformFeeBps: 1_250, rebatesPercent: 100, fromDay: '2026-03-06', reason: 'As the agents were told.' },
    ],
  ]);
});

it('says that nothing is taken off where there is no formula, and offers nothing to who only reads', async () => {
  formulas = [];
  show(['contracts.read']);
  expect(await screen.findByText(en['contracts.formula.none'])).toBeTruthy();
  expect(screen.queryByRole('button', { name: en['contracts.formula.new'] })).toBeNull();
});
