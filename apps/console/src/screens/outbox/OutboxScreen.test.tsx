// @vitest-environment happy-dom
import { listOutbox } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const outbox = [listOutbox, { content: [{ recipient: '+8613800000000', text: 'Your code is 123456' }] }] as const;

screenStates({
  '/outbox': {
    asks: listOutbox,
    ready: { answer: outbox[1], text: '+8613800000000' },
    empty: { text: en['outbox.none'] },
  },
});

it('asks for what its address names, and puts a filter there', async () => {
  const server = opsServer(outbox);
  const { at } = await showConsole('/outbox?channel=sms&page=2');
  await seeText('+8613800000000');
  expect(server.inputsOf(listOutbox)).toEqual([{ channel: 'sms', status: 'all', pageNum: '2', pageSize: '20' }]);
  fireEvent.click(screen.getByRole('radio', { name: en['outbox.failed'] }));
  await waitFor(() => expect(at()).toBe('/outbox?channel=sms&status=failed'));
});

it('shows what was written', async () => {
  opsServer(outbox);
  await showConsole('/outbox');
  await press('+8613800000000');
  expect((await screen.findByRole('dialog')).textContent).toContain('Your code is 123456');
});
