import { getSettings } from '@baize/contract';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { ScreenHead } from '../../components/ScreenHead.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** How the own brand is set up. What was read stays until it is saved or read anew, so that nothing typed is lost. */
export function SettingsScreen() {
  const t = useT();
  const { may } = useOperator();
  const queries = useQueryClient();
  const [reads, setReads] = useState(0);
  const { data, error, isPending, refetch } = useQuery({
    ...query(getSettings, {}),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const reload = async (): Promise<void> => {
    await refetch();
    setReads((before) => before + 1);
  };
  return (
    <div data-screen="site.Settings">
      <ScreenHead title={t('nav.settings')} note={t('site.note')} />
      {data !== undefined ? (
        <SettingsForm
          key={`${data.version} ${reads}`}
          start={data.settings}
          version={data.version}
          mayWrite={may('site.write')}
          onSaved={async () => {
            await reload();
            /* The head of the console shows some of it. */
            await queries.invalidateQueries({ queryKey: ['site'] });
          }}
          onReload={() => void reload()}
        />
      ) : isPending ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-96" />
        </div>
      ) : (
        <QueryFault error={error} onRetry={refetch} />
      )}
    </div>
  );
}
