import { permissions, type Permission } from '@baize/contract/operators/permissions';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, type RenderResult } from '@testing-library/react';
import { router as real } from '../routes.tsx';
import { openSession } from '../session.ts';
import { showInConsole } from './showInConsole.tsx';

/** Who looks at a screen: nobody who is known, or an operator by what the role allows. */
export type Visitor = 'guest' | readonly Permission[];

export type ShownConsole = RenderResult & {
  queries: QueryClient;
  /** The address that the screen stands at now. */
  at(): string;
};

/** Shows an address of the console the way the browser does, its frame around it: by default to a role that may do everything. */
export async function showConsole(href: string, as: Visitor = permissions): Promise<ShownConsole> {
  const history = createMemoryHistory({ initialEntries: [`${real.basepath}${href}`] });
  const router = createRouter({ ...real.options, history, scrollRestoration: false } as never);
  if (as !== 'guest') openSession('a'.repeat(43));
  /* A screen arrives before it is shown, as it does where a link is followed. */
  await router.load();
  const shown = await act(async () =>
    showInConsole(<RouterProvider router={router as never} />, {
      ...(as === 'guest' ? {} : { permissions: as }),
      hasNotices: true,
    }),
  );
  return { ...shown, at: () => history.location.href.slice(real.basepath.length) };
}
