// @vitest-environment happy-dom
import { listBillRounds, listBills } from '@baize/contract';
import { pressInDialog } from '@baize/testkit/screens/press';
import { patience } from '@baize/testkit/screens/patience';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

screenStates({
  '/contractBills?bill=6': {
    asks: listBillRounds,
    ready: { answer: { isKept: true, page: { content: [{ account: 'below1' }], totalRows: 1 } }, text: 'below1' },
    empty: { answer: { isKept: true }, text: en['contracts.rounds.none'] },
  },
});

it('opens from each figure of a bill that was summed, and shows whose rounds they were', async () => {
  const server = opsServer(
    [listBills, { page: { content: [{ id: '6', account: 'agent1', validBet: '8765' }] } }],
    [
      listBillRounds,
      {
        isKept: true,
        bill: { validBet: '8765' },
        page: {
          content: [
            { id: '2', account: 'below1', memberId: '9', why: 'late', isCarried: true, day: '2026-03-04' },
            { id: '1', account: 'below1', memberId: '9', why: 'settled' },
          ],
          ...{ totalRows: 22, totalPages: 2, pageNum: 1 },
        },
      },
    ],
  );
  await showConsole('/contractBills');
  const figures = await screen.findAllByRole('button', { name: /rounds behind the bill of agent1$/ }, patience);
  expect(figures).toHaveLength(2);
  figures[0]?.click();
  const late = within(await screen.findByRole('row', { name: /Late/ }, patience));
  late.getByText('Belongs to 2026-03-04');
  expect(late.getByRole('link', { name: 'below1' }).getAttribute('href')).toContain('/members/9');
  expect(screen.getByRole('row', { name: /The bill/ }).textContent).toContain('8,765.00');
  await pressInDialog('2');
  await waitFor(
    () =>
      expect(server.inputsOf(listBillRounds)).toEqual([
        { id: '6', pageNum: '1', pageSize: '20' },
        { id: '6', pageNum: '2', pageSize: '20' },
      ]),
    patience,
  );
  expect(server.inputsOf(listBills)).toHaveLength(1);
});

it('says of an old bill that no rows were kept apart for it', async () => {
  opsServer([listBillRounds, { isKept: false }]);
  await showConsole('/contractBills?bill=6');
  await seeText(en['contracts.rounds.notKept']);
});
