// @vitest-environment happy-dom
import { pressInDialog } from '@baize/testkit/screens/press';
import { seeText } from '@baize/testkit/screens/seeText';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openService } from '../../components/openService.ts';
import { closeLayer } from '../../layer.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const patience = { timeout: 60_000 };
const service = 'https://help.example/';
const note = /no customer service on line at the moment/;
let server: FakeServer;
const opened = vi.fn<typeof window.open>(() => null);

async function show(customerService: string): Promise<void> {
  server = await fakeServer({ info: { customerService } });
  server.answerAll();
  await showPage('/', server.start);
}

beforeEach(() => vi.stubGlobal('open', opened));
afterEach(() => {
  act(closeLayer);
  cleanup();
  opened.mockClear();
  vi.unstubAllGlobals();
});

it('is a window of its own where the brand has a service', async () => {
  await show(service);
  act(openService);
  const [url, name, features] = opened.mock.calls[0] ?? [];
  expect([url, name]).toEqual([service, 'customerService']);
  expect(features).toMatch(/width=440,height=750.*noopener/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('says that there is none where the brand has none, and leads to other answers', async () => {
  await show('');
  act(openService);
  await seeText(note);
  expect(opened).not.toHaveBeenCalled();
  const dialog = within(await screen.findByRole('dialog', {}, patience));
  const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/help#contact', '/help']);
  expect(dialog.queryByRole('button', { name: /^Customer service/ })).toBeNull();
});

it('goes away with the way that was taken', async () => {
  await show('');
  act(openService);
  await seeText(note);
  await pressInDialog('Contact');
  await seeText('There are no articles yet');
  expect(screen.queryByRole('dialog')).toBeNull();
});
