import { getPolicy } from '@baize/contract';
import { Button } from '@baize/ui/Button';
import { Panel } from '@baize/ui/Panel';
import { Skeleton } from '@baize/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { query } from '../../call.ts';
import { Facts } from '../../components/Facts.tsx';
import { QueryFault } from '../../components/QueryFault.tsx';
import { useT } from '../../i18n/useT.ts';
import { useOperator } from '../../useOperator.ts';
import { PolicyDialog } from './PolicyDialog.tsx';

/** What the brand's licence asks for, and where it is changed. */
export function PolicyPanel() {
  const t = useT();
  const { may } = useOperator();
  const [isOpen, setIsOpen] = useState(false);
  const found = useQuery(query(getPolicy, {}));
  return (
    <section aria-labelledby="policy" className="mt-8">
      <h2 id="policy" className="mb-2.5 text-h4 text-text-1">
        {t('limits.policy')}
      </h2>
      {found.isPending ? <Skeleton className="h-40 rounded-panel" /> : null}
      {found.isLoadingError ? <QueryFault error={found.error} onRetry={found.refetch} /> : null}
      {found.data !== undefined ? (
        <Panel>
          <Facts
            rows={[
              { label: t('limits.profile'), value: t(`limits.profile.${found.data.policy.profile}`) },
              { label: t('limits.asks'), value: t(`limits.profileAsks.${found.data.policy.profile}`) },
              { label: t('limits.coolingHours'), value: t('limits.hours', { hours: found.data.policy.coolingHours }) },
              {
                label: t('limits.exclusionMonths'),
                value: t('limits.months', { months: found.data.policy.exclusionMonths }),
              },
              {
                label: t('limits.reminderMinutes'),
                value: t('limits.minutes', { minutes: found.data.policy.reminderMinutes }),
              },
            ]}
          />
          {may('site.write') ? (
            <Button icon="pencil" className="mt-4" onClick={() => setIsOpen(true)}>
              {t('limits.policyChange')}
            </Button>
          ) : null}
          {isOpen ? <PolicyDialog found={found.data} onClose={() => setIsOpen(false)} /> : null}
        </Panel>
      ) : null}
    </section>
  );
}
