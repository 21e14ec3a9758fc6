// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { answerByContract } from '../../testing/answerByContract.ts';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { RulesDialog } from './RulesDialog.tsx';

const rules = {
  ...{ maxRebateBps: 1_300, minDifferenceBps: 10, freeRebateBps: 1_000, minPrizeGroup: 1_700, maxPrizeGroup: 1_960 },
  ...{ minPrizeDifference: 2, linksAtOnce: 20, transferDailySum: '50000', version: 3, currency: 'CNY' },
  rebatePercents: { RNG: 5, LIVE: 5, FISH: 5, PVP: 5, SPORTS: 5, ESPORTS: 5, LOTT: 5, ELOTT: 5 },
};
const sent = vi.fn<(id: string, input: unknown) => void>();
const closed = vi.fn<() => void>();
let answers: Record<string, unknown> = {};

beforeEach(() => {
  answers = { 'agents.getAgentRules': rules, 'agents.updateAgentRules': { ...rules, version: 4 } };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(permissions: string[] = ['agents.read', 'agents.write']): void {
  vi.stubGlobal('fetch', answerByContract(answers, sent));
  showInConsole(<RulesDialog onClose={closed} />, { permissions });
}
/* The form takes the place of what stood there while it was read. */
const form = async () => {
  const slots = await screen.findByRole('textbox', { name: en['games.class.RNG'] });
  return { slots, shown: within(screen.getByRole('dialog')) };
};
const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

it('says what the highest rate costs of each category, and sends nothing without a reason or with a share that is none', async () => {
  show();
  const { slots, shown } = await form();
  expect(shown.getAllByText(/0\.65/).length).toBeGreaterThan(0);
  const save = shown.getByRole('button', { name: en['agents.rulesSave'] });
  type(slots, '101');
  type(shown.getByRole('textbox', { name: new RegExp(`^${en['reason.label']}`) }), 'As agreed with all of them.');
  fireEvent.click(save);
  expect(sent).not.toHaveBeenCalled();
  type(slots, '10');
  expect(shown.getByText(/1\.3 %/)).toBeTruthy();
  fireEvent.click(save);
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls).toMatchObject([
    [
      'agents.updateAgentRules',
      { version: 3, maxRebateBps: 1_300, rebatePercents: { RNG: 10, LOTT: 5 }, reason: 'As agreed with all of them.' },
    ],
  ]);
});

it('shows the rules to who may read them only, with nothing to send', async () => {
  show(['agents.read']);
  const { slots, shown } = await form();
  expect(slots).toHaveProperty('readOnly', true);
  expect(shown.getByRole('button', { name: en['agents.rulesSave'] })).toHaveProperty('disabled', true);
});

it('says that the rules were not read, and reads them again', async () => {
  answers['agents.getAgentRules'] = new TypeError('no line');
  show();
  const again = await screen.findByRole('button', { name: en['shell.retry'] });
  answers['agents.getAgentRules'] = rules;
  fireEvent.click(again);
  expect((await form()).slots).toHaveProperty('value', '5');
});
