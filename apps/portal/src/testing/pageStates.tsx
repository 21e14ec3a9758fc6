import type { Operation } from '@baize/contract';
import { answerOf, type Changes } from '@baize/testkit/answerOf';
import { fourStates, type FourStates } from '@baize/testkit/screens/fourStates';
import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { closeAlert } from '../alert.ts';
import { closeLayer } from '../layer.ts';
import { endSession } from '../session.ts';
import { enterAs, type Visitor } from './enterAs.ts';
import { fakeServer, type FakeServer } from './fakeServer.ts';
import { showPage } from './showPage.tsx';

type Around = { start?: Parameters<typeof fakeServer>[0]; answers?: readonly (readonly [Operation, Changes])[] };

/** What a page shows in each of its four states, and which call decides on them. */
export type PageStates = FourStates<Visitor> & {
  /** What else holds in the house while the page is shown. */
  around?: Around;
};

let server: FakeServer;

async function open({ around = {} }: PageStates): Promise<void> {
  sessionStorage.clear();
  server = await fakeServer(around.start);
  server.answerAll();
  for (const [operation, changes] of around.answers ?? []) {
    const value = answerOf(operation, changes, 'nothing');
    server.on(operation.path, () => ({ value }));
  }
}

/** Shows pages, by their addresses, ready, empty, failed and refused; every answer is made by the contract. */
export function pageStates(pages: Readonly<Record<string, PageStates>>): void {
  fourStates<Visitor, PageStates>(pages, {
    open,
    say: ({ path }, said) => server.on(path, () => ('code' in said ? { ...said, message: '' } : said)),
    async show(href, visitor = 'guest') {
      enterAs(visitor, server);
      await showPage(href, server.start);
    },
    timesAsked: ({ path }) => server.pathsOf(path).length,
    close() {
      act(closeLayer);
      act(closeAlert);
      act(() => endSession('loggedOut'));
      cleanup();
      vi.unstubAllGlobals();
    },
  });
}
