import { I18nProvider } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Frame } from './components/Frame.tsx';
import { GateHost } from './components/GateHost.tsx';
import type { Router } from './router/createRouter.ts';
import { RouterContext } from './router/useRouter.ts';
import type { Start } from './Start.ts';
import { StartContext } from './useBrand.ts';

type Props = { start: Start; queries: QueryClient; i18n: I18n; router: Router };

/** The whole page below `#app`, the same on the server and in the browser. */
export function App({ start, queries, i18n, router }: Props) {
  return (
    <StartContext value={start}>
      <QueryClientProvider client={queries}>
        <I18nProvider i18n={i18n}>
          <RouterContext value={router}>
            <GateHost>
              <Frame />
            </GateHost>
          </RouterContext>
        </I18nProvider>
      </QueryClientProvider>
    </StartContext>
  );
}
