import { Toaster } from '@baize/ui/Toaster';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { i18n } from './i18n/i18n.ts';
import { useT } from './i18n/useT.ts';
import { queries } from './queries.ts';
import { router } from './routes.tsx';
import { useTheme } from './theme.ts';

/** Everything that all screens stand in. */
export function App() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <RouterProvider router={router} />
        <Messages />
      </QueryClientProvider>
    </I18nProvider>
  );
}

function Messages() {
  const t = useT();
  return <Toaster theme={useTheme()} labels={{ region: t('shell.notices'), close: t('shell.close') }} />;
}
