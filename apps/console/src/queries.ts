import { CallError } from '@baize/client';
import { QueryClient } from '@tanstack/react-query';

/** What the console has read. A passing failure is tried twice more; a refusal is shown as it is. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.isPassing,
    },
  },
});
