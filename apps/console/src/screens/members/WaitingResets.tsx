import { listSecondStepResets } from '@baize/contract';
import { Panel } from '@baize/ui/Panel';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../call.ts';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { ResetLine } from './ResetLine.tsx';

/** What waits for a second operator; nothing is shown while nothing waits. */
export function WaitingResets() {
  const t = useT();
  const found = useQuery(query(listSecondStepResets, {}));
  if (found.isLoadingError) return <QueryFault error={found.error} onRetry={found.refetch} />;
  if (found.data === undefined || found.data.length === 0) return null;
  return (
    <Panel title={t('members.resetsWaiting')} className="mb-4">
      <ul className="divide-y divide-line-1">
        {found.data.map((reset) => (
          <ResetLine key={reset.id} reset={reset} account={reset.account} />
        ))}
      </ul>
    </Panel>
  );
}
