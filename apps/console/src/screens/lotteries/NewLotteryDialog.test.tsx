// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInConsole } from '../../testing/showInConsole.tsx';
import { NewLotteryDialog } from './NewLotteryDialog.tsx';

let sent: Record<string, unknown>[] = [];
let isTaken = false;
const close = vi.fn<() => void>();

beforeEach(() => {
  sent = [];
  isTaken = false;
  vi.stubGlobal('fetch', async (_path: string, init?: { body?: string }) => {
    const asked = JSON.parse(init?.body ?? '') as Record<string, unknown>;
    sent.push(asked);
    const answer = { success: false, value: { field: 'gameCode' }, message: '', code: 'lottery_terms_invalid' };
    if (isTaken) return Response.json(answer, { status: 400 });
    const lottery = {
      ...{ id: '9', gameCode: asked['gameCode'], name: asked['name'], family: asked['family'], source: 'own' },
      ...{ timeZone: 'Asia/Shanghai', firstSecond: 0, lastSecond: 86_399, everySeconds: 300, weekdays: null },
      ...{
        monthDays: null,
        currency: 'CNY',
        terms: asked['terms'],
        version: 1,
        updatedBy: 'ben',
        late: 0,
        stakeToday: '0',
      },
    };
    return Response.json({ success: true, value: lottery, message: '', code: 'ok' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
const open = () => act(async () => screen.getByRole('button', { name: 'Open a lottery' }).click());
const fillIn = (): void => {
  type(/^Code/, 'ssc-5');
  type(/^Name, English/, 'Five-minute SSC');
  type(/^Reason/, 'Players asked for it');
};

it('opens a lottery with what was typed, in seconds of the day and units of the currency', async () => {
  showInConsole(<NewLotteryDialog onClose={close} />);
  fillIn();
  type('First draw of a day', '09:30');
  act(() => screen.getByRole('checkbox', { name: 'Sun' }).click());
  await open();
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([
    {
      ...{
        gameCode: 'ssc-5',
        family: 'ssc',
        source: 'own',
        name: { EN: 'Five-minute SSC' },
        timeZone: 'Asia/Shanghai',
      },
      ...{ firstSecond: 34_200, lastSecond: 86_399, everySeconds: 300, weekdays: [1, 2, 3, 4, 5, 6], monthDays: null },
      ...{ reason: 'Players asked for it', terms: { isOpen: true, memberLimit: '20000', minGroup: 1_700 } },
    },
  ]);
});

it('sends nothing while a field cannot be read, and says which', async () => {
  showInConsole(<NewLotteryDialog onClose={close} />);
  fillIn();
  type('Seconds between draws', '5');
  await open();
  expect(sent).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Seconds between draws' }).getAttribute('aria-invalid')).toBe('true');
});

it('says at the code that it is taken', async () => {
  isTaken = true;
  showInConsole(<NewLotteryDialog onClose={close} />);
  fillIn();
  await open();
  expect(await screen.findByText('Another lottery of this brand has this code.')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});
