// @vitest-environment happy-dom
import { createLink } from '@baize/contract/agents/createLink';
import { getRegisterTerms } from '@baize/contract/agents/getRegisterTerms';
import { listLinks } from '@baize/contract/agents/listLinks';
import { answerOf } from '@baize/testkit/answerOf';
import { fill } from '@baize/testkit/screens/fill';
import { patience } from '@baize/testkit/screens/patience';
import { QrCode } from '@baize/ui/QrCode';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endSession } from '../../session.ts';
import { enterAs } from '../../testing/enterAs.ts';
import { fakeServer, type FakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/showPage.tsx';

const link = { id: '4', code: 'GREEN7', type: 2, rebateBps: 350, prizeGroup: 1_900, uses: 12, state: 'open' };

let server: FakeServer;
beforeEach(async () => {
  sessionStorage.clear();
  server = await fakeServer();
  server.answerAll();
  const terms = {
    own: { rebateBps: 1_200, prizeGroup: 1_950 },
    most: { rebateBps: 1_190, prizeGroup: 1_948 },
    least: { rebateBps: 0, prizeGroup: 1_700 },
  };
  server.on(getRegisterTerms.path, () => ({ value: answerOf(getRegisterTerms, terms, 'nothing') }));
  enterAs('agent', server);
});
afterEach(() => {
  act(() => endSession('loggedOut'));
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = async (name: RegExp | string): Promise<void> => {
  const button = await screen.findByRole('button', { name }, patience);
  await act(async () => button.click());
};
/** How a code is drawn; two values are drawn alike only if they are the same. */
const drawn = (picture: Element | null | undefined): (string | null)[] =>
  [...(picture?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'));

it('[AGENT-03] makes a link of what was chosen, and shows it among the links', async () => {
  const made: unknown[] = [];
  server.on(createLink.path, () => {
    made.push(link);
    return { value: answerOf(createLink, link, 'nothing') };
  });
  server.on(listLinks.path, () => ({
    value: answerOf(listLinks, { content: made, totalRows: made.length }, 'nothing'),
  }));
  await showPage('/agentHome?page=registerCenter&tab=link', server.start);
  fireEvent.click(await screen.findByRole('radio', { name: /^Agent/ }, patience));
  await fill({ '^Rebate in %': '3.5', '^Prize group': '1900', '^Number of uses': '0', '^Note': 'fair' });
  const make = screen.getByRole('button', { name: 'Make a link' });
  expect(make.hasAttribute('disabled')).toBe(true);
  await fill({ '^Number of uses': '12' });
  await press('Make a link');
  expect(await screen.findByRole('button', { name: /^Poster/ }, patience)).toBeTruthy();
  expect(screen.getByText('GREEN7')).toBeTruthy();
  expect(server.pathsOf(createLink.path).map(({ input }) => input)).toEqual([
    {
      requestId: expect.any(String) as string,
      ...{ type: 2, rebateBps: 350, prizeGroup: 1_900, days: 30, uses: 12, note: 'fair' },
    },
  ]);
  expect(new URLSearchParams(window.location.search).get('tab')).toBe('links');
});

it('says why no link was made, and stays', async () => {
  server.on(createLink.path, () => ({ code: 'link_too_many' }));
  await showPage('/agentHome?page=registerCenter&tab=link', server.start);
  await press('Make a link');
  const said = 'You have as many open links as there may be. Close one first.';
  expect(await screen.findByText(said, {}, patience)).toBeTruthy();
  expect(new URLSearchParams(window.location.search).get('tab')).toBe('link');
});

it('[AGENT-03] shows a link as a poster: the code to scan is the address to copy, and is saved as a picture', async () => {
  server.on(listLinks.path, () => ({ value: answerOf(listLinks, { content: [link], totalRows: 1 }, 'nothing') }));
  await showPage('/agentHome?page=registerCenter&tab=links', server.start);
  await press(/^Poster/);
  const poster = await screen.findByRole('dialog', { name: 'Poster' }, patience);
  const address = `${window.location.origin}/invite?referralCode=GREEN7`;
  expect(within(poster).getByText(address)).toBeTruthy();
  expect(within(poster).getByText('GREEN7')).toBeTruthy();
  expect(within(poster).getByText('Invited by player1')).toBeTruthy();
  const code = within(poster).getByRole('img', { name: 'Registration link' });
  const { container } = render(<QrCode value={address} label="expected" size={220} />);
  expect(drawn(code)).toEqual(drawn(container));
  const other = render(<QrCode value={`${address}X`} label="another" size={220} />);
  expect(drawn(code)).not.toEqual(drawn(other.container));

  const pictures: string[] = [];
  const pen = { drawImage: ({ src }: HTMLImageElement) => void pictures.push(decodeURIComponent(src)) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    new Proxy(pen, { get: (own, name) => Reflect.get(own, name) ?? (() => undefined) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,AAAA');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await act(async () => within(poster).getByRole('button', { name: 'Save as a picture' }).click());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce(), patience);
  const { download, href } = saved.mock.contexts[0] as HTMLAnchorElement;
  expect([download, href]).toEqual(['Baize-GREEN7.png', 'data:image/png;base64,AAAA']);
  expect(pictures).toHaveLength(1);
  for (const path of drawn(code)) expect(pictures[0]).toContain(path);
});
