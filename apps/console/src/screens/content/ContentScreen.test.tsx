// @vitest-environment happy-dom
import { listItems } from '@baize/contract';
import { press } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../../../languages/en/console.json';
import { opsServer } from '../../testing/opsServer.ts';
import { screenStates } from '../../testing/screenStates.ts';
import { showConsole } from '../../testing/showConsole.tsx';

const items = [
  listItems,
  [{ id: '4', content: { kind: 'banner', body: { headline: { EN: 'A new table' } } } }],
] as const;

screenStates({
  '/content': {
    asks: listItems,
    ready: { answer: items[1], text: 'A new table' },
    empty: { text: en['content.none'] },
  },
});

it('asks for the kind of its address', async () => {
  const server = opsServer();
  await showConsole('/content?kind=article');
  await seeText(en['content.none']);
  expect(server.inputsOf(listItems)).toEqual([{ kind: 'article' }]);
});

it('puts what is open into the address', async () => {
  opsServer(items);
  const { at } = await showConsole('/content');
  await press('A new table');
  await screen.findByRole('dialog');
  expect(at()).toBe('/content?item=4');
});

it('lets who only reads begin nothing, whatever the address says', async () => {
  opsServer();
  await showConsole('/content?item=new', ['content.read']);
  await seeText(en['content.none']);
  expect(screen.queryByRole('button', { name: en['content.new.banner'] })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
