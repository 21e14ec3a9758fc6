import { commonErrors, errorStatus, type ErrorCode, type Operation } from '@baize/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeAlert } from '../alert.ts';
import { closeLayer } from '../layer.ts';
import { endSession } from '../session.ts';
import { answerOf, type Changes } from './answerOf.ts';
import { fakeServer, openedSession, playerInfo, type FakeServer } from './fakeServer.ts';
import { showPage } from './showPage.tsx';

/** Who looks at a page. */
type Visitor = 'guest' | 'member' | 'trial' | 'agent';
type Text = string | RegExp;
type Around = { start?: Parameters<typeof fakeServer>[0]; answers?: readonly (readonly [Operation, Changes])[] };

/** What a page shows in each of its four states, and which call decides on them. */
export type PageStates = {
  as?: Visitor;
  /** What else holds in the house while the page is shown. */
  around?: Around;
  /** The call whose answer makes the page. */
  asks: Operation;
  /** What the visitor does to make the page ask, where it does not ask by itself. */
  begin?: () => void | Promise<void>;
  ready: { answer?: Changes; text: Text };
  /** There is nothing to show; a form shows what it misses. */
  empty: { answer?: Changes; text: Text; begin?: () => void | Promise<void> };
  /** What is said where the call fails, and how the visitor asks again. */
  failed: { text: Text; again?: () => void | Promise<void> };
  /** What is seen by who may not, or by whom the server refuses by name. */
  refused: { as: Visitor; text: Text } | { code: ErrorCode; text: Text };
};

/** A page's parts arrive when a busy machine has made them ready; what is wrong shows at once all the same. */
const patience = { timeout: 60_000 };
const types = { member: 0, agent: 1, trial: 4 } as const;

let server: FakeServer;

function enter(visitor: Visitor): void {
  if (visitor === 'guest') return;
  const info = { ...playerInfo, type: types[visitor] };
  server.on('/wps/member/info', () => ({ value: info }));
  sessionStorage.setItem('token', openedSession.token);
  sessionStorage.setItem('userInfo', JSON.stringify(info));
}

async function seen(text: Text): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toMatch(text), patience);
}

/** Presses a button or a link of the page by the words it begins with. */
export async function press(name: string): Promise<void> {
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent.startsWith(name));
  await waitFor(() => expect(find(), `the button ${name}`).toBeDefined(), patience);
  await act(async () => find()?.click());
}

/** Types into the fields of a form by their labels; a box is ticked. */
export async function fill(values: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(label), {}, patience);
    if (value === true) fireEvent.click(field);
    else fireEvent.change(field, { target: { value } });
  }
}

/** The refusals that this call can give. */
function refusalsOf({ errors, audience, isRealMoney }: Operation): readonly ErrorCode[] {
  const own = audience === 'public' ? [] : (['not_logged_in', 'not_allowed', 'password_change_needed'] as const);
  return [...commonErrors, ...errors, ...own, ...(isRealMoney === true ? (['in_need_true_account'] as const) : [])];
}

/** Shows pages, by their addresses, ready, empty, failed and refused; every answer is made by the contract. */
export function pageStates(pages: Readonly<Record<string, PageStates>>): void {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    act(closeLayer);
    act(closeAlert);
    act(() => endSession('loggedOut'));
    cleanup();
    vi.unstubAllGlobals();
  });
  describe.each(Object.entries(pages))('%s', (href, { as = 'guest', around = {}, asks, begin, ...states }) => {
    const { ready, empty, failed, refused } = states;
    const show = async (visitor: Visitor): Promise<void> => {
      enter(visitor);
      await showPage(href, server.start);
    };
    const answerReady = (): void => {
      const value = answerOf(asks, ready.answer);
      server.on(asks.path, () => ({ value }));
    };
    beforeEach(async () => {
      server = await fakeServer(around.start);
      server.answerAll();
      for (const [operation, changes] of around.answers ?? []) {
        const value = answerOf(operation, changes, 'nothing');
        server.on(operation.path, () => ({ value }));
      }
    });

    it('says that it could not be loaded, and is ready when it is asked for again', async () => {
      server.on(asks.path, () => ({ code: 'unknown_error', status: 500 }));
      await show(as);
      await begin?.();
      await seen(failed.text);
      expect(document.body.textContent).not.toMatch(ready.text);
      answerReady();
      await (failed.again ?? (() => press('Try again')))();
      await seen(ready.text);
    });

    it('is ready', async () => {
      answerReady();
      await show(as);
      await begin?.();
      await seen(ready.text);
      expect(server.pathsOf(asks.path).length, asks.id).toBeGreaterThan(0);
      expect(document.body.textContent).not.toMatch(failed.text);
    });

    it('says that there is nothing', async () => {
      const value = answerOf(asks, empty.answer, 'nothing');
      server.on(asks.path, () => ({ value }));
      await show(as);
      await (empty.begin ?? begin)?.();
      await seen(empty.text);
      expect(document.body.textContent).not.toMatch(ready.text);
    });

    it('says who may not see it, or why not', async () => {
      answerReady();
      if ('code' in refused) {
        const { code } = refused;
        expect(refusalsOf(asks), asks.id).toContain(code);
        server.on(asks.path, () => ({ code, message: '', status: errorStatus[code] }));
      }
      await show('as' in refused ? refused.as : as);
      if ('code' in refused) await begin?.();
      await seen(refused.text);
      expect(document.body.textContent).not.toMatch(ready.text);
    });
  });
}
