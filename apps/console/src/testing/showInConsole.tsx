import { getOperator } from '@baize/contract';
import { Toaster } from '@baize/ui/Toaster';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { query } from '../call.ts';
import en from '../../../../languages/en/console.json';
import { siteQuery, type Site } from '../siteQuery.ts';
import { ben } from './ben.ts';

interface ConsoleOptions {
  /** What the operator may do, known from the start: a button that is not there will not come later either. */
  permissions?: readonly string[];
  username?: string;
  /** Paths that links of the element lead to; without any the test stands in for the router itself. */
  links?: readonly string[];
  /** Whether notices are looked at. */
  hasNotices?: boolean;
}

/** Shows a part of the console as it stands in the real one: with its words, its site, its operator and its queries. */
export function showInConsole(
  element: ReactNode,
  { permissions, username = ben.username, links, hasNotices = false }: ConsoleOptions = {},
): RenderResult & { queries: QueryClient } {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const info = {
    ...{ timeZone: 'Asia/Shanghai', merchant: 'Baize', merchantCode: 'baize' },
    ...{ defaultLanguage: 'EN', languages: ['CN', 'EN'], currency: 'CNY' },
  };
  queries.setQueryData(siteQuery.queryKey, { info } as Site);
  if (permissions !== undefined) {
    queries.setQueryData(query(getOperator, {}).queryKey, { ...ben, username, permissions: [...permissions] });
  }
  const shown = render(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={setupI18n({ locale: 'EN', messages: { EN: en } })}>
        {links === undefined ? element : <Routed element={element} links={links} />}
        {hasNotices ? <Toaster theme="dark" labels={{ region: 'Notices', close: 'Dismiss' }} /> : null}
      </I18nProvider>
    </QueryClientProvider>,
  );
  return { ...shown, queries };
}

function Routed({ element, links }: { element: ReactNode; links: readonly string[] }) {
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: () => element }),
    ...links.map((path) => createRoute({ getParentRoute: () => root, path })),
  ];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  return <RouterProvider router={router as never} />;
}
